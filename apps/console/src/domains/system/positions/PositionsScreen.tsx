import { sysPosApi } from '@backlot/contract';
import { type Locale, nameOf, type Translate } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useMemo } from 'react';
import type { RowOf } from '../../../kit/list/CrudArea';
import { CrudPage } from '../../../kit/list/CrudPage';
import { FormNames } from '../../../kit/form/FormNames';
import { FormNumber } from '../../../kit/form/FormNumber';
import { FormText } from '../../../kit/form/FormText';
import { strings, type Word } from './strings';
import type { ListColumn, ListFilter, ListSearch } from '../../../kit/list/ListShape';

type Position = RowOf<typeof sysPosApi>;

/** Positions that people hold (system-pages 1.7.14). */
export function PositionsScreen() {
  const t = useStrings(strings);
  const locale = useLocale();
  const list = useMemo(() => listOf(t, locale), [t, locale]);
  return (
    <CrudPage api={sysPosApi} table="positions" words={{ plural: t('title'), noun: t('noun') }} hasPanel list={list} form={list.form} />
  );
}

function PositionFields() {
  const t = useStrings(strings);
  return (
    <>
      <FormNames />
      <FormText name="code" label={t('code')} isRequired />
      <FormNumber name="sort" label={t('sort')} hint={t('sortHint')} />
      <FormText name="remark" label={t('remark')} rows={3} />
    </>
  );
}

const listOf = (t: Translate<Word>, locale: Locale) => ({
  nameOf: (row: Position) => nameOf(row, locale),
  columns: [
    { field: 'name', header: t('name'), flex: 1, minWidth: 160, isSortable: true, isFixed: true, render: (row) => nameOf(row, locale) },
    { field: 'code', header: t('code'), width: 180, isSortable: true },
    { field: 'sort', header: t('sort'), width: 90, align: 'right', isSortable: true },
    { field: 'remark', header: t('remark'), flex: 1, minWidth: 160 },
  ] satisfies ListColumn<typeof sysPosApi.page>[],
  search: { field: 'name', label: t('name') } satisfies ListSearch<typeof sysPosApi.page>,
  filters: [{ kind: 'text', field: 'code', label: t('code') }] satisfies ListFilter<typeof sysPosApi.page>[],
  form: {
    Fields: PositionFields,
    defaults: { name: '', enName: '', vnName: '', code: '', sort: 100, remark: '' },
    draftOf: ({ name, enName, vnName, code, sort, remark }: Position) => ({
      name,
      enName: enName ?? '',
      vnName: vnName ?? '',
      code,
      sort,
      remark: remark ?? '',
    }),
    labelOf: (field: string) => t(field as Word),
  },
});
