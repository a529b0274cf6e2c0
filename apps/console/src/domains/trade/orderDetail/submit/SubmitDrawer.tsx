import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type WorkOrderDetail, workOrderUpApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState, SearchField, SideDrawer } from '@backlot/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { useSettled } from '../../../../kit/pick/useSettled';
import { CandidateLine } from './CandidateLine';
import { strings } from '../strings';
import type { OrderDesk } from '../useOrderDesk';

/** Creators that fit the order, the own and wished ones first: choose, say why, submit, and on to the next. */
export function SubmitDrawer({ order, desk }: { order: WorkOrderDetail; desk: OrderDesk }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const [text, setText] = useState('');
  const searchValue = useSettled(text.trim());
  const { next } = order;
  const left =
    next?.key === 'submitUps' ? Number(next.values['left'] ?? 0) : Math.max(0, order.requireUpNum - order.approvedNum - order.pendingNum);
  const found = useInfiniteQuery({
    queryKey: [workOrderUpApi.candidates.path, order.id, searchValue],
    queryFn: ({ pageParam, signal }) =>
      client.call(
        workOrderUpApi.candidates,
        { workOrderId: order.id, pageNo: pageParam, pageSize: 20, ...(searchValue && { searchValue }) },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ pageNo, totalPage }) => (pageNo < totalPage ? pageNo + 1 : undefined),
    placeholderData: (before) => before,
  });
  const rows = (found.data?.pages ?? []).flatMap((page) => page.rows);
  return (
    <SideDrawer
      open
      title={t('submitTitle')}
      subtitle={`${order.workOrderName} · ${t('submitSub', { left })}`}
      width={640}
      onClose={desk.closeSubmit}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <SearchField fullWidth label={t('searchCreators')} placeholder={t('searchCreators')} value={text} onChange={setText} />
        {found.isError && (
          <ErrorState dense onRetry={() => void found.refetch()}>
            {found.error.message}
          </ErrorState>
        )}
        {found.isPending && <LoadingState shape="table" count={6} />}
        {found.isSuccess && rows.length === 0 && (
          <EmptyState dense title={t('noCandidates')}>
            {t('noCandidatesHint')}
          </EmptyState>
        )}
        <Box component="ul" aria-label={t('creators')} aria-busy={found.isFetching} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map((row) => (
            <CandidateLine
              key={row.id}
              orderId={order.id}
              row={row}
              isChosen={desk.chosenUp === row.id}
              typed={desk.typed}
              onChoose={() => desk.chooseUp(row.id)}
              onClose={() => desk.chooseUp(undefined)}
            />
          ))}
        </Box>
        {found.hasNextPage && (
          <Button variant="outlined" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </Box>
    </SideDrawer>
  );
}
