import { type FormAnswer, formApi } from '@backlot/contract';
import { DataTable, type TableSource, type TableState } from '@backlot/data-table';
import { answerFields, answerText } from '@backlot/form-designer/document';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState } from '@backlot/ui-kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { cspNonce } from '../../../../kit/list/cspNonce';
import { useListQuery } from '../../../../kit/query/useListQuery';
import { useListUrl } from '../../../../kit/query/useListUrl';
import { AnswerDrawer } from './AnswerDrawer';
import type { FormRow } from '../formState';
import type { ListedAnswers } from './listedAnswers';
import type { ListColumn } from '../../../../kit/list/ListShape';
import { strings } from '../strings';
import { useFormHost } from '../fill/useFormHost';
import { useVersion } from '../design/useVersion';

/** Fields shown as columns; the others can be shown, and stand in the drawer and in the export. */
const mostColumns = 5;

interface AnswersProps {
  form: FormRow;
  listed: ListedAnswers;
}

/** What people filled in: the fields of the latest version as columns, one answer in full beside the list. */
export function AnswerList({ form, listed }: AnswersProps) {
  const t = useStrings(strings);
  const { document, error } = useVersion(form.id, form.number ?? undefined);
  if (form.number === null) return <EmptyState title={t('noVersions')}>{t('noVersionsHint')}</EmptyState>;
  if (form.answers === 0) return <EmptyState title={t('noAnswers')}>{t('noAnswersHint')}</EmptyState>;
  if (error) return <ErrorState title={t('loadFailed')}>{error.message}</ErrorState>;
  return document ? <AnswerTable form={form} listed={listed} document={document} /> : <LoadingState shape="table" />;
}

function AnswerTable({ form, listed, document }: AnswersProps & { document: Parameters<typeof answerFields>[0] }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const url = useListUrl();
  const { client } = useConsole();
  const { dynamicData } = useFormHost(document);
  const [open, setOpen] = useState<FormAnswer>();
  const columns = useMemo(
    (): ListColumn<typeof formApi.answers>[] => [
      { field: 'person', header: t('person'), width: 160, isFixed: true, render: ({ person }) => person ?? t('anonymous') },
      { field: 'createTime', header: t('sent'), isSortable: true },
      ...answerFields(document, locale).map(({ model, label, control }, at): ListColumn<typeof formApi.answers> => ({
        field: `values.${model}`,
        header: label,
        flex: 1,
        minWidth: 140,
        isHidden: at >= mostColumns,
        render: ({ values }) => answerText({ control, value: values[model], locale, dynamicData }) || '–',
      })),
      { field: 'number', header: t('version'), width: 90, align: 'right' },
    ],
    [document, locale, dynamicData, t],
  );
  const list = useMemo(() => ({ columns, nameOf: ({ id }: FormAnswer) => id }), [columns]);
  const { exportNow, onColumns } = useListQuery<typeof formApi.answers>({ list, matching: undefined });
  useEffect(() => {
    const first = columns.flatMap(({ field, isHidden }) => (isHidden ? [] : field));
    // Until somebody arranges the columns, an export has every question of every version.
    return listed.tell(() => {
      const { columns: shown, ...order } = exportNow() as ReturnType<ListedAnswers['query']>;
      return shown && shown.join('\n') !== first.join('\n') ? { ...order, columns: shown } : order;
    });
  }, [columns, exportNow, listed]);
  const { id } = form;
  const source = useCallback<TableSource<FormAnswer>>(
    ({ pageNo, pageSize, sortField, sortOrder }: TableState, { signal }) =>
      client.call(formApi.answers, { id, pageNo, pageSize, ...(sortField === 'createTime' && { sortField, sortOrder }) }, { signal }),
    [client, id],
  );
  return (
    <>
      <DataTable
        label={t('answers')}
        columns={columns}
        source={source}
        getRowId={idOf}
        url={url}
        refreshKey={form.answers}
        onColumns={onColumns}
        rowActions={(answer) => [{ key: 'open', label: t('read'), onRun: () => setOpen(answer) }]}
        onOpenRow={setOpen}
        nonce={cspNonce()}
      />
      {open && <AnswerDrawer form={form} answer={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

const idOf = ({ id }: FormAnswer) => id;
