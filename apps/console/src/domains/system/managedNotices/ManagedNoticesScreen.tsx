import { sysNoticeApi } from '@backlot/contract';
import { DictTag, useDictionary } from '@backlot/dictionary/react';
import type { Translate } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useCallback, useMemo } from 'react';
import { ActivityButton } from '../../../kit/activity/ActivityButton';
import { ExplainedButton } from '../../../kit/list/ExplainedButton';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { usePermissionReason } from '../../../kit/list/usePermissionReason';
import { ListPage } from '../../../kit/list/ListPage';
import { noticeTones } from './noticeTones';
import { strings, type Word } from './strings';
import { useNoticeActions } from './useNoticeActions';
import type { Notice } from './Notice';
import type { ListColumn, ListFilter, ListPreset } from '../../../kit/list/ListShape';

/** Notices that people write: drafts, published and withdrawn ones, with receipts (system-pages 1.7.11). */
export function ManagedNoticesScreen() {
  const t = useStrings(strings);
  const whyMissing = usePermissionReason();
  const { nameFor } = useDictionary();
  const { rowActions, bulkActions, edit, editor, openReceipts, dialog } = useNoticeActions();
  const columns = useMemo(() => columnsOf(t), [t]);
  const filters = useMemo((): ListFilter<typeof sysNoticeApi.page>[] => {
    const choices = (type: string, codes: readonly number[]) =>
      codes.map((value) => ({ value: String(value), label: nameFor(type, value) }));
    return [
      { kind: 'choice', field: 'type', label: t('type'), choices: choices('notice_type', [1, 2]) },
      { kind: 'choice', field: 'status', label: t('status'), choices: choices('notice_status', [0, 1, 2]) },
    ];
  }, [t, nameFor]);
  const presets = useMemo(
    (): ListPreset<typeof sysNoticeApi.page>[] =>
      ['0', '1'].map((status) => ({ key: status, label: nameFor('notice_status', status), filters: { status } })),
    [nameFor],
  );
  const actions = useCallback(
    (list: ListHandle<Notice>) => (
      <>
        <ActivityButton onChanged={list.reload} />
        {editor(list)}
      </>
    ),
    [editor],
  );
  const whyNotAdd = whyMissing('sysNotice.add');
  const main = () => (
    <ExplainedButton variant="contained" whyNot={whyNotAdd} onClick={() => edit(undefined)}>
      {t('add')}
    </ExplainedButton>
  );
  return (
    <>
      <ListPage
        calls={{ page: sysNoticeApi.page, matching: sysNoticeApi.matching }}
        table="managedNotices"
        title={t('pageTitle')}
        list={{ columns, nameOf: titleOf, search: { field: 'searchValue', label: t('search') }, filters, presets }}
        rowActions={rowActions}
        bulkActions={bulkActions}
        onOpenRow={openReceipts}
        actions={actions}
        main={main}
        whyNotMain={whyNotAdd}
      />
      {dialog}
    </>
  );
}

const titleOf = ({ title }: Notice) => title;

const columnsOf = (t: Translate<Word>): ListColumn<typeof sysNoticeApi.page>[] => [
  { field: 'title', header: t('title'), flex: 1, minWidth: 200, isFixed: true },
  { field: 'type', header: t('type'), width: 140, render: ({ type }) => <DictTag type="notice_type" code={type} /> },
  {
    field: 'status',
    header: t('status'),
    width: 120,
    render: ({ status }) => <DictTag type="notice_status" code={status} tone={noticeTones[status] ?? 'neutral'} />,
  },
  {
    field: 'readers',
    header: t('readers'),
    width: 120,
    align: 'right',
    render: ({ status, readers, receivers }) => (status === 0 ? t('toPeople', { count: receivers }) : t('readOf', { readers, receivers })),
  },
  { field: 'author', header: t('author'), width: 140, render: ({ author }) => author ?? '–' },
  { field: 'authorOrg', header: t('authorOrg'), width: 160, isHidden: true, render: ({ authorOrg }) => authorOrg ?? '–' },
  {
    field: 'publicTime',
    header: t('publicTime'),
    isSortable: true,
  },
  {
    field: 'cancelTime',
    header: t('cancelTime'),
    isHidden: true,
  },
];
