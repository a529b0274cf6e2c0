import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type SubmissionRow, type WorkOrderDetail, workOrderUpApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState, Section, visuallyHidden } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { columnStrings, creatorColumns, hasColumns } from './creatorColumns';
import { CreatorRow, line } from './CreatorRow';
import { strings } from '../strings';
import type { OrderDesk } from '../useOrderDesk';
import { Wishes } from '../submit/Wishes';

/** Creators of the order with review, agreement and links in place; the current views show those under way first. */
export function Creators({ order, isCurrent, desk }: { order: WorkOrderDetail; isCurrent: boolean; desk: OrderDesk }) {
  const t = useStrings(strings);
  const word = useStrings(columnStrings);
  const { client } = useConsole();
  const [showsAll, setShowsAll] = useState(!isCurrent);
  const found = useQuery(client.query(workOrderUpApi.ofOrder, { workOrderId: order.id }));
  const all = found.data ?? [];
  const shown = showsAll ? all : all.filter(isUnderWay);
  const isFolded = isCurrent && all.some((row) => !isUnderWay(row));
  const submit = order.can.includes('submitUp') && (
    <Button variant="outlined" onClick={desk.openSubmit}>
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
      {shown.length > 0 && (
        <Box sx={{ containerType: 'inline-size' }}>
          <Box role="table" aria-label={t('creators')}>
            <Box role="rowgroup" sx={{ ...visuallyHidden, [hasColumns]: head }}>
              <Box role="row" sx={line}>
                {creatorColumns.map(({ key, ...column }) => (
                  <Box key={key} role="columnheader" sx={'isFigure' in column ? { textAlign: 'right', pr: 2 } : undefined}>
                    {word(key)}
                  </Box>
                ))}
                <Box role="columnheader" sx={visuallyHidden}>
                  {word('details')}
                </Box>
              </Box>
            </Box>
            {shown.map((row) => (
              <CreatorRow key={row.id} order={order} row={row} desk={desk} />
            ))}
          </Box>
        </Box>
      )}
    </Section>
  );
}

const head = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  m: 0,
  overflow: 'visible',
  clipPath: 'none',
  clip: 'auto',
  py: 2,
  bgcolor: 'background.raised',
  borderTop: 1,
  borderColor: 'line.soft',
  color: 'text.secondary',
  fontSize: '0.8125rem',
  fontWeight: 600,
} as const;

const isUnderWay = ({ approvalStatus, cooperationStatus }: SubmissionRow) =>
  approvalStatus !== 4 && cooperationStatus !== 5 && cooperationStatus !== 9;
