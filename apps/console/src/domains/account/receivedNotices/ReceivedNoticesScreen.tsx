import { type OutputOf, sysNoticeApi } from '@backlot/contract';
import { DictTag, useDictionary } from '@backlot/dictionary/react';
import type { Translate } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { StatusChip } from '@backlot/ui-kit';
import { useCallback, useMemo, useState } from 'react';
import { ListPage } from '../../../kit/list/ListPage';
import { usePicked } from '../../../kit/tree/usePicked';
import { NoticeDrawer } from './NoticeDrawer';
import { strings, type Word } from './strings';
import type { ListColumn, ListFilter } from '../../../kit/list/ListShape';

type Received = OutputOf<typeof sysNoticeApi.received>['rows'][number];

/** What this person received; opening a notice marks it read, and the address may name the open one (system-pages 1.7.11). */
export function ReceivedNoticesScreen() {
  const t = useStrings(strings);
  const { nameFor } = useDictionary();
  const { picked, pick } = usePicked('id');
  const [seen, setSeen] = useState<string>();
  const columns = useMemo(() => columnsOf(t), [t]);
  const filters = useMemo(
    (): ListFilter<typeof sysNoticeApi.received>[] => [
      {
        kind: 'choice',
        field: 'type',
        label: t('type'),
        choices: [1, 2].map((value) => ({ value: String(value), label: nameFor('notice_type', value) })),
      },
      {
        kind: 'choice',
        field: 'readStatus',
        label: t('state'),
        choices: [
          { value: '0', label: t('unread') },
          { value: '1', label: t('read') },
        ],
      },
    ],
    [t, nameFor],
  );
  const rowActions = useCallback((row: Received) => [{ key: 'open', label: t('open'), onRun: () => pick(row.id) }], [t, pick]);
  const openRow = useCallback((row: Received) => pick(row.id), [pick]);
  return (
    <>
      <ListPage
        key={seen}
        calls={{ page: sysNoticeApi.received }}
        table="receivedNotices"
        title={t('title')}
        list={{ columns, nameOf: titleOf, search: { field: 'searchValue', label: t('search') }, filters }}
        rowActions={rowActions}
        onOpenRow={openRow}
      />
      {picked && (
        <NoticeDrawer
          id={picked}
          onClose={() => {
            setSeen(picked);
            pick(undefined);
          }}
        />
      )}
    </>
  );
}

const titleOf = ({ title }: Received) => title;

const columnsOf = (t: Translate<Word>): ListColumn<typeof sysNoticeApi.received>[] => [
  { field: 'title', header: t('titleOf'), flex: 1, minWidth: 200, isFixed: true },
  { field: 'type', header: t('type'), width: 140, render: ({ type }) => <DictTag type="notice_type" code={type} /> },
  { field: 'author', header: t('author'), width: 150, render: ({ author }) => author ?? t('system') },
  { field: 'publicTime', header: t('publicTime'), isSortable: true },
  {
    field: 'readStatus',
    header: t('state'),
    width: 120,
    render: ({ readStatus }) => <StatusChip tone={readStatus ? 'neutral' : 'info'}>{t(readStatus ? 'read' : 'unread')}</StatusChip>,
  },
  {
    field: 'readTime',
    header: t('readTime'),
    isHidden: true,
  },
];
