import { sysOrgApi } from '@backlot/contract';
import type { TableColumn } from '@backlot/data-table';
import type { Translate } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useCallback, useMemo } from 'react';
import type { RowOf } from '../../shared/crud/CrudArea';
import { CrudPage } from '../../shared/crud/CrudPage';
import { OrgPicker } from '../../shared/tree/OrgPicker';
import { idsBelow } from '../../shared/tree/treeOrder';
import { useOrgTree } from '../../shared/tree/useOrgTree';
import { usePicked } from '../../shared/tree/usePicked';
import { OrgFields } from './OrgFields';
import { strings, type Word } from './strings';

type Org = RowOf<typeof sysOrgApi>;

/** Organisations beside their tree (system-pages 1.7.13). */
export function OrgsScreen() {
  const t = useStrings(strings);
  const { orgs, nameOf, reload } = useOrgTree();
  const { picked, pick, query } = usePicked('pid');
  const list = useMemo(() => listOf(t), [t]);
  const form = useMemo(
    () => ({
      Fields: OrgFields,
      defaults: { name: '', code: '', pid: picked ?? '', sort: 100, remark: '' },
      draftOf: ({ name, code, pid, sort, remark }: Org) => ({ name, code, pid, sort, remark: remark ?? '' }),
      labelOf: (field: string) => t(field as Word),
      show: (field: string, value: unknown) => (field === 'pid' ? (value === '0' ? t('root') : nameOf(value)) : undefined),
    }),
    [t, picked, nameOf],
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
      words={{ plural: t('title'), noun: t('noun') }}
      nameOf={nameOfOrg}
      form={form}
      query={query}
      deleteHint={deleteHint}
      onChanged={reload}
      aside={<OrgPicker orgs={orgs} picked={picked} onPick={pick} />}
      {...list}
    />
  );
}

const nameOfOrg = ({ name }: Org) => name;

const listOf = (t: Translate<Word>) => ({
  columns: [
    { field: 'name', header: t('name'), flex: 1, minWidth: 160, isSortable: true, isFixed: true },
    { field: 'code', header: t('code'), width: 140, isSortable: true },
    { field: 'parentName', header: t('pid'), width: 150 },
    { field: 'sort', header: t('sort'), width: 80, align: 'right', isSortable: true },
    { field: 'remark', header: t('remark'), flex: 1, minWidth: 120, onCard: 'none' },
  ] satisfies TableColumn<Org>[],
  search: { field: 'name', label: t('name') },
});
