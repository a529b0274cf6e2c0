import { sysConfigApi } from '@backlot/contract';
import { DictTag, useDictionary } from '@backlot/dictionary/react';
import { type Locale, nameOf, type Translate } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { StatusChip } from '@backlot/ui-kit';
import { useMemo } from 'react';
import { CrudPage } from '../../../kit/list/CrudPage';
import { lazyPart } from '../../../kit/lazyPart';
import { strings, type Word } from './strings';
import type { Setting } from './Setting';
import type { ListColumn, ListFilter, ListSearch } from '../../../kit/list/ListShape';

const ConfigFields = lazyPart(async () => (await import('./ConfigFields')).ConfigFields);

/** Settings that count at once on the running server (system-pages 1.7.3). */
export function ConfigsScreen() {
  const t = useStrings(strings);
  const locale = useLocale();
  const { optionsOf, nameFor } = useDictionary();
  const groups = optionsOf('consts_type');
  const list = useMemo(() => listOf({ t, locale, groupOf: (code) => nameFor('consts_type', code) }), [t, locale, nameFor]);
  const filters = useMemo(
    (): ListFilter<typeof sysConfigApi.page>[] => [
      { kind: 'text', field: 'code', label: t('code') },
      {
        kind: 'choice',
        field: 'groupCode',
        label: t('groupCode'),
        choices: groups.map(({ code, names }) => ({ value: code, label: names[locale] })),
      },
    ],
    [t, groups, locale],
  );
  return (
    <CrudPage
      api={sysConfigApi}
      table="configs"
      words={{ plural: t('title'), noun: t('noun') }}
      list={{ ...list, filters }}
      form={list.form}
    />
  );
}

const listOf = ({ t, locale, groupOf }: { t: Translate<Word>; locale: Locale; groupOf: (code: string) => string }) => ({
  nameOf: (row: Setting) => nameOf(row, locale),
  columns: [
    { field: 'name', header: t('name'), flex: 1.4, minWidth: 190, isSortable: true, isFixed: true, render: (row) => nameOf(row, locale) },
    { field: 'code', header: t('code'), width: 195, isSortable: true },
    { field: 'value', header: t('value'), flex: 1.3, minWidth: 190, render: ({ value }) => (value === 'default' ? t('asStarted') : value) },
    {
      field: 'groupCode',
      header: t('groupCode'),
      width: 125,
      isSortable: true,
      render: ({ groupCode }) => <DictTag type="consts_type" code={groupCode} />,
    },
    {
      field: 'sysFlag',
      header: t('sysFlag'),
      width: 115,
      render: ({ sysFlag, secret }) =>
        secret ? (
          <StatusChip tone="warn">{t('secret')}</StatusChip>
        ) : sysFlag === 'Y' ? (
          <StatusChip tone="info">{t('system')}</StatusChip>
        ) : (
          '–'
        ),
    },
    { field: 'remark', header: t('remark'), flex: 0.7, minWidth: 90 },
  ] satisfies ListColumn<typeof sysConfigApi.page>[],
  search: { field: 'name', label: t('name') } satisfies ListSearch<typeof sysConfigApi.page>,
  form: {
    Fields: ConfigFields,
    defaults: {
      name: '',
      enName: '',
      vnName: '',
      code: '',
      value: '',
      secret: false,
      sysFlag: 'N' as 'Y' | 'N',
      groupCode: 'DEFAULT',
      remark: '',
    },
    draftOf: ({ name, enName, vnName, code, value, secret, sysFlag, groupCode, remark }: Setting) => ({
      name,
      enName: enName ?? '',
      vnName: vnName ?? '',
      code,
      value,
      secret,
      sysFlag,
      groupCode,
      remark: remark ?? '',
    }),
    labelOf: (field: string) => t(field as Word),
    show: (field: string, value: unknown) => {
      if (field === 'secret') return t(value === true ? 'secret' : 'readable');
      if (field === 'sysFlag') return t(value === 'Y' ? 'system' : 'own');
      return field === 'groupCode' ? groupOf(String(value)) : undefined;
    },
  },
});
