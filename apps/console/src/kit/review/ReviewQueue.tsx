import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Endpoint } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useStrings } from '@backlot/i18n/react';
import { Card, EmptyState, ErrorState, LoadingState, NoticePlace, PageFrame, SearchField, useNotice } from '@backlot/ui-kit';
import { type ComponentType, useState } from 'react';
import { useTrail } from '../../shell/menu/useTrail';
import { KeyLegend } from './KeyLegend';
import { QueueList } from './QueueList';
import { QueuePresets } from './QueuePresets';
import { RejectDialog } from './RejectDialog';
import { reviewStrings } from './strings';
import { type ReviewState, useQueue } from './useQueue';
import { useReviewKeys } from './useReviewKeys';

interface ReviewQueueProps<Row> {
  title: string;
  endpoint: Endpoint;
  stateField: 'approvalStatus' | 'reviewStatus';
  /** Another state that the address may narrow the queue to, by the field and dictionary of that name. */
  narrowField?: 'linkStatus';
  nameOf: (row: Row) => string;
  /** Quiet line under the name in the list. */
  noteOf: (row: Row) => string;
  /** Everything a reviewer needs to decide; calls `onChanged` after something else was done with the row. */
  Sheet: ComponentType<{ row: Row; onChanged: () => void }>;
  approve: (row: Row) => Promise<unknown>;
  reject: (row: Row, reason: string) => Promise<unknown>;
  reasons: readonly string[];
  /** What the key O opens. */
  open?: { word: string; run: (row: Row) => void };
}

/** Reviews one after the other: approve, reject with a reason, next, by keys or by thumb; counts tell what is left. */
export function ReviewQueue<Row extends { id: string; can: readonly string[] }>({
  title,
  endpoint,
  stateField,
  narrowField,
  nameOf,
  noteOf,
  Sheet,
  approve,
  reject,
  reasons,
  open,
}: ReviewQueueProps<Row>) {
  const t = useStrings(reviewStrings);
  const trail = useTrail();
  const notify = useNotice();
  const { nameFor } = useDictionary();
  const queue = useQueue<Row>({ endpoint, stateField, narrowField });
  const [isBusy, setBusy] = useState(false);
  const [rejecting, setRejecting] = useState<Row>();
  const { row, index, rows, left } = queue;
  const mayApprove = row?.can.includes('approve') ?? false;
  const mayReject = row?.can.includes('reject') ?? false;

  const approveNow = async () => {
    if (!row || !mayApprove || isBusy) return;
    setBusy(true);
    try {
      await approve(row);
      notify.success(t('approved', { name: nameOf(row) }));
      queue.settle(row.id);
    } catch (error) {
      notify.error((error as Error).message);
      queue.refetch();
    } finally {
      setBusy(false);
    }
  };
  const startReject = () => row && mayReject && !isBusy && setRejecting(row);
  const next = () => queue.go(index + 1);
  const back = () => queue.go(index - 1);
  useReviewKeys({
    a: () => void approveNow(),
    r: startReject,
    n: next,
    j: next,
    ArrowRight: next,
    p: back,
    k: back,
    ArrowLeft: back,
    o: open && row && (() => open.run(row)),
  });

  const legend = [
    ...(mayApprove ? [{ key: 'A', word: t('approve') }] : []),
    ...(mayReject ? [{ key: 'R', word: t('reject') }] : []),
    { key: 'N', word: t('skip') },
    { key: 'P', word: t('back') },
    ...(open ? [{ key: 'O', word: open.word }] : []),
  ];
  return (
    <PageFrame
      title={title}
      breadcrumbs={trail}
      subtitle={
        queue.state === 1 && !queue.isPending
          ? [t('left', { count: left }), queue.decided > 0 && t('decided', { count: queue.decided })].filter(Boolean).join(' · ')
          : undefined
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('queue')}
          value={queue.state}
          onChange={(_, state: ReviewState | null) => state && queue.show(state)}
        >
          {([1, 2, 3] as const).map((state) => (
            <ToggleButton key={state} value={state}>
              {nameFor(stateField, state)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <QueuePresets queue={queue} />
        <SearchField label={t('search')} placeholder={t('search')} value={queue.text} onChange={queue.search} />
        {narrowField && queue.narrowed !== null && <Chip label={nameFor(narrowField, queue.narrowed)} onDelete={queue.widen} />}
        <KeyLegend label={t('legend')} keys={legend} />
      </Box>
      {queue.error && !rows.length && (
        <ErrorState title={t('failed')} onRetry={queue.refetch}>
          {queue.error.message}
        </ErrorState>
      )}
      {queue.isPending && <LoadingState shape="cards" count={2} />}
      {!queue.isPending && !queue.error && !row && (
        <EmptyState
          title={t(queue.isNarrowed ? 'noneSuch' : 'done')}
          action={
            <Button variant="outlined" onClick={queue.refetch}>
              {t('refresh')}
            </Button>
          }
        >
          {queue.state === 1 && !queue.isNarrowed && t('doneHint')}
        </EmptyState>
      )}
      {row && (
        <Box
          sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' }, gap: 3.5, alignItems: 'start' }}
        >
          <QueueList label={t('queue')} rows={rows} currentId={row.id} nameOf={nameOf} noteOf={noteOf} onChoose={queue.go} />
          <Card component="section">
            <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3.5, p: { xs: 3.5, sm: 4.5 } }}>
              <Sheet key={row.id} row={row} onChanged={queue.refetch} />
              <Box
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  alignItems: 'center',
                  gap: 2,
                  position: { xs: 'sticky', sm: 'static' },
                  bottom: 0,
                  py: 2,
                  bgcolor: 'background.paper',
                  borderTop: 1,
                  borderColor: 'line.soft',
                }}
              >
                <NoticePlace isOpen isOnBar />
                {mayApprove && (
                  <Button variant="contained" loading={isBusy} onClick={() => void approveNow()}>
                    {t('approve')}
                  </Button>
                )}
                {mayReject && (
                  <Button variant="outlined" color="error" disabled={isBusy} onClick={startReject}>
                    {t('reject')}
                  </Button>
                )}
                {queue.state === 1 && !mayApprove && !mayReject && <Box sx={{ color: 'ink.third' }}>{t('notYours')}</Box>}
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, ml: 'auto' }}>
                  <Box sx={{ color: 'ink.third', fontVariantNumeric: 'tabular-nums' }}>
                    {t('position', { at: index + 1, of: rows.length })}
                  </Box>
                  <Button color="inherit" disabled={index === 0} onClick={back}>
                    {t('back')}
                  </Button>
                  <Button color="inherit" disabled={index >= rows.length - 1} onClick={next}>
                    {t('skip')}
                  </Button>
                </Box>
              </Box>
            </Box>
          </Card>
        </Box>
      )}
      {rejecting && (
        <RejectDialog
          title={`${t('reject')}: ${nameOf(rejecting)}`}
          reasons={reasons}
          onClose={() => setRejecting(undefined)}
          onReject={async (reason) => {
            await reject(rejecting, reason);
            notify.success(t('rejected', { name: nameOf(rejecting) }));
            queue.settle(rejecting.id);
          }}
        />
      )}
    </PageFrame>
  );
}
