import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import { defaultPageSize, onlineUserApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState, PageFrame, Section } from '@backlot/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useConsole } from '../../shared/console/ConsoleContext';
import { useTrail } from '../../shared/menu/useTrail';
import { AccountSearch } from './AccountSearch';
import { OnlineUserTable } from './OnlineUserTable';
import css from './OnlineUsers.module.css';
import { strings } from './strings';
import { useListQuery } from './useListQuery';

/** Who is signed in right now, and the way to end a session (system-pages 1.7.12). */
export function OnlineUsersScreen() {
  const t = useStrings(strings);
  const trail = useTrail();
  const { client } = useConsole();
  const { account, pageNo, change } = useListQuery();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...client.query(onlineUserApi.list, { pageNo, pageSize: defaultPageSize, ...(account && { account }) }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
  const isBeyondEnd = data && !isPlaceholderData && data.rows.length === 0 && data.totalRows > 0;
  if (isBeyondEnd) change({ pageNo: Math.max(1, data.totalPage) });
  const from = (pageNo - 1) * defaultPageSize + 1;
  return (
    <PageFrame title={t('title')} breadcrumbs={trail} subtitle={data && t('count', { count: data.totalRows })}>
      <Section flush>
        <div className={css.tools}>
          <AccountSearch account={account} onChange={(next) => change({ account: next, pageNo: 1 })} />
          <span role="status" className={css.state}>
            {isPlaceholderData && t('updating')}
          </span>
        </div>
        {isPending && (
          <div className={css.inner}>
            <LoadingState shape="table" />
          </div>
        )}
        {error && <ErrorState dense={Boolean(data)} onRetry={() => void refetch()}>{error.message}</ErrorState>}
        {data?.rows.length === 0 && !isBeyondEnd && (
          <EmptyState
            title={t('empty')}
            action={
              <Button variant="outlined" onClick={() => change({ account: '', pageNo: 1 })}>
                {t('showAll')}
              </Button>
            }
          >
            {t('emptyHint', { account })}
          </EmptyState>
        )}
        {data && data.rows.length > 0 && (
          <>
            <OnlineUserTable rows={data.rows} isOld={isPlaceholderData} />
            <footer className={css.foot}>
              <span>{t('range', { from, to: from + data.rows.length - 1, total: data.totalRows })}</span>
              {data.totalPage > 1 && (
                <Pagination aria-label={t('pages')} count={data.totalPage} page={pageNo} shape="rounded" onChange={(_, next) => change({ pageNo: next })} />
              )}
            </footer>
          </>
        )}
      </Section>
    </PageFrame>
  );
}
