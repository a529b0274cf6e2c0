import { knownAgent, onlineUserApi, type OnlineUserRow } from '@backlot/contract';
import type { BulkAction } from '@backlot/data-table';
import type { Translate } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useCallback, useMemo } from 'react';
import { ListPage } from '../../../kit/list/ListPage';
import { SessionPerson } from './SessionPerson';
import { strings, type Word } from './strings';
import { useForceOff } from './useForceOff';
import type { ListColumn } from '../../../kit/list/ListShape';

/** Who is signed in right now, and the way to end sessions (system-pages 1.7.12). */
export function OnlineUsersScreen() {
  const t = useStrings(strings);
  const mayKick = useCan()('sysOnlineUser.kick');
  const forceOff = useForceOff();
  const columns = useMemo(() => columnsOf(t), [t]);
  const rowActions = useCallback(
    (row: OnlineUserRow, list: { reload: () => void }) =>
      mayKick
        ? [
            {
              key: 'off',
              label: t('forceOff'),
              isDanger: true,
              whyNot: row.current ? t('ownHint') : undefined,
              onRun: () => void forceOff([row], list.reload),
            },
          ]
        : [],
    [mayKick, t, forceOff],
  );
  const bulkActions = useCallback(
    (list: { reload: () => void; rowOf: (id: string) => OnlineUserRow | undefined }): BulkAction[] =>
      mayKick
        ? [
            {
              key: 'off',
              label: t('forceOff'),
              isDanger: true,
              onRun: (selection) =>
                selection.kind === 'rows' &&
                forceOff(
                  selection.ids.flatMap((id) => list.rowOf(id) ?? []),
                  list.reload,
                ),
            },
          ]
        : [],
    [mayKick, t, forceOff],
  );
  return (
    <ListPage
      calls={{ page: onlineUserApi.list }}
      table="onlineUsers"
      title={t('title')}
      list={{ columns, nameOf: nameOfSession, search: { field: 'account', label: t('search') } }}
      rowActions={rowActions}
      bulkActions={bulkActions}
    />
  );
}

const nameOfSession = ({ name }: OnlineUserRow) => name;

const columnsOf = (t: Translate<Word>): ListColumn<typeof onlineUserApi.list>[] => [
  {
    field: 'account',
    header: t('person'),
    flex: 1,
    minWidth: 240,
    isSortable: true,
    isFixed: true,
    onCard: 'title',
    render: (row) => <SessionPerson row={row} />,
  },
  { field: 'nickName', header: t('nickName'), width: 140, isHidden: true },
  { field: 'lastLoginBrowser', header: t('browser'), width: 140, render: ({ lastLoginBrowser }) => knownAgent(lastLoginBrowser) ?? '–' },
  { field: 'lastLoginOs', header: t('os'), width: 140, render: ({ lastLoginOs }) => knownAgent(lastLoginOs) ?? '–' },
  { field: 'lastLoginIp', header: t('address'), width: 150 },
  { field: 'lastLoginAddress', header: t('place'), width: 140, render: ({ lastLoginAddress }) => lastLoginAddress ?? '–' },
  {
    field: 'lastLoginTime',
    header: t('since'),
    isSortable: true,
  },
  { field: 'lastSeenTime', header: t('seen') },
];
