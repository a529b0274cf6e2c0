import Popover from '@mui/material/Popover';
import { noticeApi, noticeClasses } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState } from '@backlot/ui-kit';
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useConsole } from '../../shared/console/ConsoleContext';
import css from './NoticePanel.module.css';
import { strings } from './strings';

/** The newest notices of every class in one list, 380 px wide; opening a message marks it read. */
export function NoticePanel({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const t = useStrings(strings);
  const format = useFormat();
  const { client } = useConsole();
  const queries = useQueryClient();
  const lists = useQueries({
    queries: noticeClasses.map((noticeClass) => ({
      ...client.query(noticeApi.limitLastSysNotice, { noticeClass }),
      queryFn: ({ signal }: { signal: AbortSignal }) => client.call(noticeApi.limitLastSysNotice, { noticeClass }, { signal, isSilent: true }),
    })),
  });
  const rows = lists.flatMap(({ data }) => data ?? []).sort((one, other) => other.publicTime.localeCompare(one.publicTime));
  const read = useMutation({
    mutationFn: (msgId: string) => client.call(noticeApi.setRead, { msgId }, { isSilent: true }),
    onSettled: () =>
      Promise.all([noticeApi.limitLastSysNotice, noticeApi.noticeNum].map((endpoint) => queries.invalidateQueries({ queryKey: [endpoint.path] }))),
  });
  const isLoading = lists.some(({ isPending }) => isPending);
  const hasFailed = lists.every(({ isError }) => isError);

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { className: css.panel ?? '', role: 'dialog', 'aria-label': t('title') } }}
    >
      <h2 className={css.title}>{t('title')}</h2>
      <div className={css.scroll} tabIndex={0} role="region" aria-label={t('title')}>
        {isLoading && rows.length === 0 && <LoadingState />}
        {hasFailed && <ErrorState dense onRetry={() => lists.forEach(({ refetch }) => void refetch())} />}
        {!isLoading && !hasFailed && rows.length === 0 && <EmptyState dense title={t('empty')}>{t('emptyHint')}</EmptyState>}
        <ul className={css.list}>
          {rows.map((row) => (
            <li key={row.msgId}>
              <button type="button" data-unread={row.status === 0 || undefined} onClick={() => row.status === 0 && read.mutate(row.msgId)}>
                <strong>{row.title}</strong>
                {row.status === 0 && <span className={css.new}>{t('unread')}</span>}
                <span className={css.text}>{row.content}</span>
                <time>{format.relative(row.publicTime)}</time>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Popover>
  );
}
