import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type SubmissionRow, type WorkOrderDetail, workOrderUpApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState, Section } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { CreatorCard } from './CreatorCard';
import { strings } from '../strings';
import type { OrderDesk } from '../useOrderDesk';
import { Wishes } from '../Wishes';

/** Creators of the order with review, agreement and links in place; the current views show those under way first. */
export function Creators({ order, isCurrent, desk }: { order: WorkOrderDetail; isCurrent: boolean; desk: OrderDesk }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const [showsAll, setShowsAll] = useState(!isCurrent);
  const found = useQuery(client.query(workOrderUpApi.ofOrder, { workOrderId: order.id }));
  const all = found.data ?? [];
  const shown = showsAll ? all : all.filter(isUnderWay);
  const isFolded = isCurrent && all.some((row) => !isUnderWay(row));
  const submit = order.can.includes('submitUp') && (
    <Button variant="contained" onClick={desk.openSubmit}>
      {t('doSubmitUps')}
    </Button>
  );
  return (
    <Section
      title={t('creators')}
      note={t('creatorsNote', { need: order.requireUpNum, approved: order.approvedNum, pending: order.pendingNum })}
      flush
      actions={
        isFolded && (
          <Button size="small" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? t('showOpen') : t('showAll', { count: all.length })}
          </Button>
        )
      }
    >
      {found.isError && (
        <ErrorState dense onRetry={() => void found.refetch()}>
          {found.error.message}
        </ErrorState>
      )}
      {found.isPending && (
        <Box sx={{ px: 4.5, pb: 4 }}>
          <LoadingState shape="table" count={3} />
        </Box>
      )}
      {found.isSuccess && all.length === 0 && (
        <EmptyState dense title={t('noCreators')} action={submit}>
          {t(submit ? 'noCreatorsHintBd' : 'noCreatorsHint')}
        </EmptyState>
      )}
      {all.length > 0 && shown.length === 0 && <EmptyState dense title={t('openNone')} action={submit} />}
      {found.isSuccess && <Wishes order={order} submitted={all} desk={desk} />}
      <Box component="ul" aria-label={t('creators')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((row) => (
          <CreatorCard key={row.id} order={order} row={row} desk={desk} />
        ))}
      </Box>
    </Section>
  );
}

const isUnderWay = ({ approvalStatus, cooperationStatus }: SubmissionRow) =>
  approvalStatus !== 4 && cooperationStatus !== 5 && cooperationStatus !== 9;
