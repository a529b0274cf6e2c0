import { messageTemplateApi } from '@backlot/contract';
import type { RowAction } from '@backlot/data-table';
import { type Locale, nameOf, type Translate } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { StatusChip } from '@backlot/ui-kit';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { lazyDialog } from '../../../../kit/lazyDialog';
import { CrudPage } from '../../../../kit/list/CrudPage';
import type { ListColumn, ListFilter } from '../../../../kit/list/ListShape';
import { TwoLines } from '../../../../kit/list/TwoLines';
import { strings, type Word } from '../strings';
import type { Template } from './Template';
import { templateForm } from './templateForm';

const TestDialog = lazyDialog(async () => (await import('./TestDialog')).TestDialog);

/** The words of messages in three languages: worded anew, previewed, and tried at an address. */
export function TemplateList({ above }: { above: ReactNode }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const can = useCan();
  const [tested, setTested] = useState<Template>();
  const list = useMemo(() => listOf(t, locale), [t, locale]);
  const form = useMemo(() => templateForm(t), [t]);
  const maySend = can('sysEmail.sendEmail');
  const rowActions = useCallback(
    (row: Template): RowAction[] =>
      maySend && row.kind === 'mail' ? [{ key: 'test', label: t('sendTest'), onRun: () => setTested(row) }] : [],
    [t, maySend],
  );
  return (
    <>
      <CrudPage
        api={messageTemplateApi}
        table="messageTemplates"
        words={{ plural: t('title'), noun: t('noun') }}
        list={list}
        form={form}
        rowActions={rowActions}
        above={above}
      />
      {tested && <TestDialog template={tested} onClose={() => setTested(undefined)} />}
    </>
  );
}

const listOf = (t: Translate<Word>, locale: Locale) => ({
  nameOf: (row: Template) => nameOf(row, locale),
  columns: [
    {
      field: 'name',
      header: t('name'),
      flex: 1,
      minWidth: 180,
      isSortable: true,
      isFixed: true,
      onCard: 'title',
      render: (row) => <TwoLines second={row.code}>{nameOf(row, locale)}</TwoLines>,
    },
    { field: 'kind', header: t('kind'), width: 130, render: ({ kind }) => t(`kind_${kind}`) },
    {
      field: 'texts',
      header: t('texts'),
      flex: 2,
      minWidth: 240,
      render: ({ texts, kind }) => (kind === 'mail' ? texts[locale].subject : texts[locale].body),
    },
    { field: 'variables', header: t('variables'), width: 180, render: ({ variables }) => variables.join(', ') || '–' },
    {
      field: 'isSystem',
      header: t('sender'),
      width: 170,
      render: ({ isSystem }) => (isSystem ? <StatusChip tone="info">{t('isSystem')}</StatusChip> : '–'),
    },
    { field: 'remark', header: t('remark'), flex: 1, minWidth: 140, isHidden: true },
  ] satisfies ListColumn<typeof messageTemplateApi.page>[],
  search: { field: 'searchValue', label: t('searchTemplates') } as const,
  filters: [
    {
      kind: 'choice',
      field: 'kind',
      label: t('kind'),
      choices: (['mail', 'sms'] as const).map((value) => ({ value, label: t(`kind_${value}`) })),
    },
  ] satisfies ListFilter<typeof messageTemplateApi.page>[],
});
