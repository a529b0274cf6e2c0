import { sysDictTypeApi } from '@backlot/contract';
import { type Locale, nameOf, type Translate } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { StatusChip } from '@backlot/ui-kit';
import { useCallback, useMemo } from 'react';
import type { RowOf } from '../../../kit/list/CrudArea';
import { CrudPage } from '../../../kit/list/CrudPage';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { lazyPart } from '../../../kit/lazyPart';
import { entryDraft, sharedColumns, translationFilter } from './entryList';
import { strings, type Word } from './strings';
import { useStatusAction } from './useStatusAction';
import type { ListColumn, ListFilter, ListSearch } from '../../../kit/list/ListShape';

const TypeFields = lazyPart(async () => (await import('./TypeFields')).TypeFields);

type DictionaryType = RowOf<typeof sysDictTypeApi>;

/** Types of dictionaries; those with missing translations say how many. */
export function TypeList({ onPick }: { onPick: (typeId: string) => void }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const list = useMemo(() => listOf(t, locale), [t, locale]);
  const statusAction = useStatusAction(sysDictTypeApi.changeStatus);
  const rowActions = useCallback(
    (row: DictionaryType, handle: ListHandle<DictionaryType>) => [
      { key: 'values', label: t('values'), onRun: () => onPick(row.id) },
      ...statusAction(row, handle),
    ],
    [t, onPick, statusAction],
  );
  return (
    <CrudPage
      api={sysDictTypeApi}
      table="dictTypes"
      words={{ plural: t('title'), noun: t('type'), deleteHint: list.deleteHint }}
      rowActions={rowActions}
      list={list}
      form={list.form}
    />
  );
}

const listOf = (t: Translate<Word>, locale: Locale) => ({
  nameOf: (row: DictionaryType) => nameOf(row, locale),
  deleteHint: (rows: readonly DictionaryType[]) => t('deleteHint', { count: rows.reduce((sum, { valueCount }) => sum + valueCount, 0) }),
  columns: [
    ...sharedColumns<DictionaryType>(t, locale),
    { field: 'valueCount', header: t('valueCount'), width: 90, align: 'right' },
    {
      field: 'untranslated',
      header: t('translation'),
      width: 160,
      render: ({ untranslated }) =>
        untranslated ? (
          <StatusChip tone="warn">{t('untranslatedCount', { count: untranslated })}</StatusChip>
        ) : (
          <StatusChip tone="ok">{t('translated')}</StatusChip>
        ),
    },
  ] satisfies ListColumn<typeof sysDictTypeApi.page>[],
  search: { field: 'name', label: t('name') } satisfies ListSearch<typeof sysDictTypeApi.page>,
  filters: [{ kind: 'text', field: 'code', label: t('code') }, translationFilter(t)] satisfies ListFilter<typeof sysDictTypeApi.page>[],
  form: {
    Fields: TypeFields,
    defaults: { name: '', enName: '', vnName: '', code: '', sort: 100, remark: '' },
    draftOf: (row: DictionaryType) => entryDraft(row),
    labelOf: (field: string) => t(field as Word),
  },
});
