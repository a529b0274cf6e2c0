import { sysDictDataApi, sysDictTypeApi } from '@backlot/contract';
import { type Locale, nameOf, type Translate } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { StatusChip } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import type { RowOf } from '../../../kit/list/CrudArea';
import { CrudPage } from '../../../kit/list/CrudPage';
import { lazyPart } from '../../../kit/lazyPart';
import { entryDraft, sharedColumns, translationFilter } from './entryList';
import { strings, type Word } from './strings';
import { TypePicker } from './TypePicker';
import { useStatusAction } from './useStatusAction';
import type { ListColumn, ListFilter, ListSearch } from '../../../kit/list/ListShape';

const ValueFields = lazyPart(async () => (await import('./ValueFields')).ValueFields);

type Value = RowOf<typeof sysDictDataApi>;

/** The values of one type, beside the types. */
export function ValueList({ typeId, onPick }: { typeId: string; onPick: (typeId: string | undefined) => void }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const { client } = useConsole();
  const { data: type } = useQuery(client.query(sysDictTypeApi.detail, { id: typeId }));
  const typeCode = type?.code ?? '';
  const list = useMemo(() => listOf(t, locale, typeId, typeCode), [t, locale, typeId, typeCode]);
  const rowActions = useStatusAction(sysDictDataApi.changeStatus);
  const query = useMemo(() => ({ typeId }), [typeId]);
  return (
    <CrudPage
      api={sysDictDataApi}
      table="dictValues"
      words={{ plural: type ? t('valuesOf', { name: nameOf(type, locale) }) : t('values'), noun: t('value') }}
      rowActions={rowActions}
      aside={<TypePicker picked={typeId} onPick={onPick} />}
      list={{ ...list, query }}
      form={list.form}
    />
  );
}

const listOf = (t: Translate<Word>, locale: Locale, typeId: string, typeCode: string) => ({
  nameOf: (row: Value) => nameOf(row, locale),
  columns: [
    ...sharedColumns<Value>(t, locale),
    { field: 'parentCode', header: t('parentCode'), width: 130, isHidden: true },
    {
      field: 'translation',
      header: t('translation'),
      width: 140,
      render: ({ enName, vnName }) => (
        <StatusChip tone={enName && vnName ? 'ok' : 'warn'}>{t(enName && vnName ? 'translated' : 'untranslated')}</StatusChip>
      ),
    },
  ] satisfies ListColumn<typeof sysDictDataApi.page>[],
  search: { field: 'name', label: t('name') } satisfies ListSearch<typeof sysDictDataApi.page>,
  filters: [{ kind: 'text', field: 'code', label: t('code') }, translationFilter(t)] satisfies ListFilter<typeof sysDictDataApi.page>[],
  form: {
    Fields: ({ row }: { row: Value | undefined }) => <ValueFields typeCode={typeCode} ownCode={row?.code} />,
    defaults: { typeId, name: '', enName: '', vnName: '', code: '', parentCode: '', sort: 100, remark: '' },
    draftOf: (row: Value) => ({ typeId, ...entryDraft(row), parentCode: row.parentCode ?? '' }),
    labelOf: (field: string) => t(field as Word),
  },
});
