import { formApi } from '@backlot/contract';
import { type Format, type Locale, nameOf, type Translate } from '@backlot/i18n';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { StatusChip, TimeText } from '@backlot/ui-kit';
import { useCallback, useMemo } from 'react';
import { CrudPage } from '../../../kit/list/CrudPage';
import { lazyPart } from '../../../kit/lazyPart';
import { RecordLink } from '../../../kit/record/RecordLink';
import { formPaths } from './formPaths';
import { type FormRow, stateOf } from './formState';
import { strings, type Word } from './strings';
import { useFormActions } from './useFormActions';
import type { ListColumn, ListFilter, ListSearch } from '../../../kit/list/ListShape';

const FormFields = lazyPart(async () => (await import('./FormFields')).FormFields);

/** Form designs (spec section 2.9): list, design, publish, answers. */
export function FormsScreen() {
  const t = useStrings(strings);
  const locale = useLocale();
  const { rowActions, dialog } = useFormActions();
  const format = useFormat();
  const nameOfForm = useCallback((row: FormRow) => nameOf(row, locale), [locale]);
  const list = useMemo(() => listOf({ t, locale, format }), [t, locale, format]);
  return (
    <>
      <CrudPage
        api={formApi}
        table="forms"
        words={{ plural: t('title'), noun: t('noun') }}
        rowActions={rowActions}
        list={{ ...list, nameOf: nameOfForm }}
        form={list.form}
      />
      {dialog}
    </>
  );
}

const listOf = ({ t, locale, format }: { t: Translate<Word>; locale: Locale; format: Format }) => ({
  columns: [
    {
      field: 'name',
      header: t('name'),
      flex: 1,
      minWidth: 180,
      isSortable: true,
      isFixed: true,
      render: (row) => (
        <RecordLink path={formPaths.detail} id={row.id}>
          {nameOf(row, locale)}
        </RecordLink>
      ),
    },
    {
      field: 'state',
      header: t('state'),
      width: 210,
      render: (row) => <StatusChip tone={stateOf(row, t).tone}>{stateOf(row, t).text}</StatusChip>,
    },
    { field: 'number', header: t('version'), width: 90, align: 'right' },
    { field: 'answers', header: t('answers'), width: 100, align: 'right', render: ({ answers }) => format.number(answers) },
    { field: 'creator', header: t('creator'), width: 150 },
    {
      field: 'updateTime',
      header: t('updated'),
      width: 180,
      isSortable: true,
      render: ({ updateTime, createTime }) => <TimeText value={updateTime ?? createTime} />,
    },
    {
      field: 'publishTime',
      header: t('published'),
      isSortable: true,
      isHidden: true,
    },
    { field: 'remark', header: t('remark'), flex: 1, minWidth: 160, isHidden: true },
  ] satisfies ListColumn<typeof formApi.page>[],
  search: { field: 'name', label: t('name') } satisfies ListSearch<typeof formApi.page>,
  filters: [
    {
      kind: 'choice',
      field: 'status',
      label: t('state'),
      choices: [
        { value: '0', label: t('stateOpen') },
        { value: '1', label: t('stateClosed') },
      ],
    },
  ] satisfies ListFilter<typeof formApi.page>[],
  form: {
    Fields: FormFields,
    defaults: { name: '', enName: '', vnName: '', remark: '' },
    draftOf: ({ name, enName, vnName, remark }: FormRow) => ({ name, enName: enName ?? '', vnName: vnName ?? '', remark: remark ?? '' }),
    labelOf: (field: string) => t(field as Word),
  },
});
