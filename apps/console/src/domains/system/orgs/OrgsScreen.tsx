import { sysOrgApi } from '@backlot/contract';
import { type Locale, nameOf, type Translate } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useCallback, useMemo } from 'react';
import type { RowOf } from '../../../kit/list/CrudArea';
import { CrudPage } from '../../../kit/list/CrudPage';
import { lazyPart } from '../../../kit/lazyPart';
import { OrgPicker } from '../../../kit/tree/OrgPicker';
import { idsBelow } from '../../../kit/tree/treeOrder';
import { useOrgTree } from '../../../kit/tree/useOrgTree';
import { usePicked } from '../../../kit/tree/usePicked';
import { strings, type Word } from './strings';
import type { ListColumn, ListSearch } from '../../../kit/list/ListShape';

const OrgFields = lazyPart(async () => (await import('./OrgFields')).OrgFields);

type Org = RowOf<typeof sysOrgApi>;

/** Organisations beside their tree (system-pages 1.7.13). */
export function OrgsScreen() {
  const t = useStrings(strings);
  const locale = useLocale();
  const { orgs, nameOf: titleOf, reload } = useOrgTree();
  const { picked, pick, query } = usePicked('pid');
  const list = useMemo(() => listOf(t, locale), [t, locale]);
  const form = useMemo(
    () => ({
      Fields: OrgFields,
      defaults: { name: '', enName: '', vnName: '', code: '', pid: picked ?? '', sort: 100, remark: '' },
      draftOf: ({ name, enName, vnName, code, pid, sort, remark }: Org) => ({
        name,
        enName: enName ?? '',
        vnName: vnName ?? '',
        code,
        pid,
        sort,
        remark: remark ?? '',
      }),
      labelOf: (field: string) => t(field as Word),
      show: (field: string, value: unknown) => (field === 'pid' ? (value === '0' ? t('root') : titleOf(value)) : undefined),
    }),
    [t, picked, titleOf],
  );
  const deleteHint = useCallback(
    (rows: readonly Org[]) => {
      const below = new Set(rows.flatMap(({ id }) => [...idsBelow(orgs, id)]));
      for (const { id } of rows) below.delete(id);
      return below.size ? t('deleteBelow', { count: below.size }) : undefined;
    },
    [orgs, t],
  );
  return (
    <CrudPage
      api={sysOrgApi}
      table="orgs"
      words={{ plural: t('title'), noun: t('noun'), deleteHint }}
      form={form}
      onChanged={reload}
      aside={<OrgPicker orgs={orgs} picked={picked} onPick={pick} />}
      list={{ ...list, query }}
    />
  );
}

const listOf = (t: Translate<Word>, locale: Locale) => ({
  nameOf: (row: Org) => nameOf(row, locale),
  columns: [
    { field: 'name', header: t('name'), flex: 1, minWidth: 160, isSortable: true, isFixed: true, render: (row) => nameOf(row, locale) },
    { field: 'code', header: t('code'), width: 140, isSortable: true },
    { field: 'parent', header: t('pid'), width: 150, render: ({ parent }) => (parent ? nameOf(parent, locale) : '–') },
    { field: 'sort', header: t('sort'), width: 80, align: 'right', isSortable: true },
    { field: 'remark', header: t('remark'), flex: 1, minWidth: 120, onCard: 'none' },
  ] satisfies ListColumn<typeof sysOrgApi.page>[],
  search: { field: 'name', label: t('name') } satisfies ListSearch<typeof sysOrgApi.page>,
});
