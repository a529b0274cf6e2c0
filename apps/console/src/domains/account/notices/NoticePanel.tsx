import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { noticeApi, type NoticeRow } from '@backlot/contract';
import { useDictName } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { channelsOf } from '@backlot/permissions';
import { usePermissionUser } from '@backlot/permissions/react';
import { EmptyState, ErrorState, LoadingState, PopoverPanel } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApps } from '../../../shell/apps/useApps';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { routeOfNotice } from '../parts/notices/routeOfNotice';
import { useReadNotices } from '../parts/notices/useReadNotices';
import css from './NoticePanel.module.css';
import { groupNotices } from './groupNotices';
import { NoticeGroup } from './NoticeGroup';
import { strings } from './strings';

/** Classes in the order of the tabs, with the count of each; the panel opens on the first (spec section 2.7). */
const tabs = [
  { noticeClass: 4, word: 'replies', count: 'remindNum' },
  { noticeClass: 1, word: 'announcements', count: 'noticeNum' },
  { noticeClass: 2, word: 'warnings', count: 'antiFansNum' },
  { noticeClass: 3, word: 'messages', count: 'mesNum' },
] as const;

/** The newest notices by class and channel, 380 px wide; opening one marks it read and leads to what it speaks of. */
export function NoticePanel({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const t = useStrings(strings);
  const format = useFormat();
  const { client } = useConsole();
  const navigate = useNavigate();
  const { trees } = useApps();
  const markRead = useReadNotices();
  const channels = channelsOf(usePermissionUser());
  const [noticeClass, setNoticeClass] = useState<number>(4);
  const [webId, setWebId] = useState<number>();
  const query = { noticeClass, ...(webId !== undefined && { webId }) };
  const { data, isError, refetch } = useQuery({
    ...client.query(noticeApi.limitLastSysNotice, query),
    queryFn: ({ signal }) => client.call(noticeApi.limitLastSysNotice, query, { signal, isSilent: true }),
  });
  const counts = useQuery({
    ...client.query(noticeApi.noticeNum),
    queryFn: ({ signal }) => client.call(noticeApi.noticeNum, {}, { signal, isSilent: true }),
    staleTime: Infinity,
  }).data;
  const unread = (data ?? []).filter(({ status }) => status === 0).map(({ msgId }) => msgId);
  const open = (row: NoticeRow) => {
    if (row.status === 0) void markRead([row.msgId]);
    const href = routeOfNotice(row, trees);
    if (!href) return;
    onClose();
    void navigate({ href });
  };

  return (
    <PopoverPanel
      anchor={anchor}
      onClose={onClose}
      title={t('title')}
      tools={
        <Button size="small" disabled={unread.length === 0} onClick={() => void markRead(unread)}>
          {t('readAll')}
        </Button>
      }
      top={
        <>
          <Tabs
            className={css.tabs ?? ''}
            value={noticeClass}
            variant="scrollable"
            scrollButtons={false}
            aria-label={t('classes')}
            onChange={(_, chosen: number) => setNoticeClass(chosen)}
          >
            {tabs.map((tab) => (
              <Tab
                key={tab.noticeClass}
                value={tab.noticeClass}
                className={css.tab ?? ''}
                label={<Counted word={t(tab.word)} count={counts?.[tab.count] ?? 0} />}
              />
            ))}
          </Tabs>
          {channels.length > 0 && (
            <div className={css.channels} role="group" aria-label={t('channels')}>
              {[undefined, ...channels].map((channel) => (
                <Chip
                  key={channel ?? 0}
                  size="small"
                  clickable
                  label={channel === undefined ? t('everyChannel') : <ChannelName channel={channel} />}
                  color={channel === webId ? 'primary' : 'default'}
                  aria-pressed={channel === webId}
                  onClick={() => setWebId(channel)}
                />
              ))}
            </div>
          )}
        </>
      }
    >
      {!data && !isError && (
        <div className={css.loading}>
          <LoadingState shape="lines" count={4} />
        </div>
      )}
      {isError && !data && <ErrorState dense onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState dense title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className={css.list}>
          {groupNotices(data, format.day).map((rows) => (
            <li key={rows[0]?.msgId}>
              <NoticeGroup rows={rows} onOpen={open} />
            </li>
          ))}
        </ul>
      )}
    </PopoverPanel>
  );
}

const ChannelName = ({ channel }: { channel: number }) => useDictName('webId', String(channel));

const Counted = ({ word, count }: { word: string; count: number }) => (
  <span>
    {word}
    {count > 0 && <span className={css.count}>{count > 999 ? '999+' : count}</span>}
  </span>
);
