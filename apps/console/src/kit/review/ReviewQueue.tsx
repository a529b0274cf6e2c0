import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Endpoint, Permission } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { Card, EmptyState, ErrorState, LoadingState, PageFrame, useNotice, phones } from '@backlot/ui-kit';
import { type ComponentType, useState } from 'react';
import { useTrail } from '../../shell/menu/useTrail';
import { useLatest } from '../useLatest';
import { DecisionBar } from './DecisionBar';
import { KeyHint } from './KeyHint';
import { type Pictured, QueueList } from './QueueList';
import { QueuePresets } from './QueuePresets';
import { QueueSearch } from './QueueSearch';
import { RejectDialog } from './RejectDialog';
import { noReason, type PickedReason, sentenceOf } from './pickedReason';
import { OwnWords } from './OwnWords';
import { QueuePlace } from './QueuePlace';
import { ReasonChips } from './ReasonChips';
import { StepButton } from './StepButton';
import { reviewStrings } from './strings';
import { useHeldDecision } from './useHeldDecision';
import { type ReviewState, useQueue } from './useQueue';
import { useReviewKeys } from './useReviewKeys';

interface ReviewQueueProps<Row> {
  title: string;
  endpoint: Endpoint;
  stateField: 'approvalStatus' | 'reviewStatus' | 'sampleStatus';
  /** Another state that the address may narrow the queue to, by the field and dictionary of that name. */
  narrowField?: 'linkStatus';
  nameOf: (row: Row) => string;
  /** Quiet line under the name in the list. */
  noteOf: (row: Row) => string;
  /** Whose picture stands before a row of the queue. */
  pictureOf: (row: Row) => Pictured;
  /** Since when a row waits. */
  sinceOf: (row: Row) => string;
  /** Everything a reviewer needs to decide; calls `onChanged` after something else was done with the row. */
  Sheet: ComponentType<{ row: Row; onChanged: () => void }>;
  approve: (row: Row) => Promise<unknown>;
  reject: (row: Row, reason: string) => Promise<unknown>;
  reasons: readonly string[];
  /** Who decides beside the administrators who always may, and the permission it takes: those without it read whom they wait for. */
  judges: { permission: Permission; who: 'byAdministrators' | 'byLeaders' | 'byMerchants' };
  /** What the key O opens. */
  open?: { word: string; run: (row: Row) => void };
  /** What comes after the decision, by the key S: `done` reads the queue again. */
  follow?: { word: string; isFor: (row: Row) => boolean; run: (row: Row, done: () => void) => void };
}

/** Reviews one after the other: approve, reject with a reason, next, by keys or by thumb; counts tell what is left. */
export function ReviewQueue<Row extends { id: string; can: readonly string[] }>({
  title,
  endpoint,
  stateField,
  narrowField,
  nameOf,
  noteOf,
  pictureOf,
  sinceOf,
  Sheet,
  approve,
  reject,
  reasons,
  judges,
  open,
  follow,
}: ReviewQueueProps<Row>) {
  const t = useStrings(reviewStrings);
  const can = useCan();
  const trail = useTrail();
  const notify = useNotice();
  const { nameFor } = useDictionary();
  const queue = useQueue<Row>({ endpoint, stateField, narrowField });
  const { hold, send, undo, isHeld } = useHeldDecision();
  const [rejecting, setRejecting] = useState<Row>();
  const [picked, setPicked] = useState({ id: '', ...noReason });
  const { row, index, rows, left } = queue;
  const mayApprove = row?.can.includes('approve') ?? false;
  const mayReject = row?.can.includes('reject') ?? false;

  // A held decision outlives the drawing it was made in.
  const { take, settle, giveBack, refetch } = useLatest({
    take: queue.take,
    settle: queue.settle,
    giveBack: queue.giveBack,
    refetch: queue.refetch,
  });
  const decide = (told: 'approved' | 'rejected', row: Row, call: () => Promise<unknown>) => {
    take(row.id);
    hold({
      told: t(told, { name: nameOf(row) }),
      send: call,
      onSent: () => settle(row.id),
      onBack: () => {
        giveBack(row.id);
        refetch();
      },
    });
  };
  const approveNow = () => row && mayApprove && decide('approved', row, () => approve(row));
  // What was picked for a row is not picked for the next one.
  const reason = picked.id === row?.id ? picked : noReason;
  const startReject = () => {
    if (!row || !mayReject) return;
    const sentence = sentenceOf(reason);
    if (sentence) decide('rejected', row, () => reject(row, sentence));
    else setRejecting(row);
  };
  const pick = (changed: Partial<PickedReason>) => row && mayReject && setPicked({ ...reason, id: row.id, ...changed });
  const followNow = follow && row && follow.isFor(row) ? () => follow.run(row, refetch) : undefined;
  const next = () => queue.go(index + 1);
  const back = () => queue.go(index - 1);
  useReviewKeys({
    ...Object.fromEntries(reasons.map((sentence, at) => [String(at + 1), () => pick({ reason: sentence })])),
    a: approveNow,
    u: isHeld ? undo : undefined,
    r: startReject,
    n: next,
    j: next,
    ArrowRight: next,
    p: back,
    k: back,
    ArrowLeft: back,
    o: open && row && (() => open.run(row)),
    s: followNow,
  });

  // The bar of a phone has room for the buttons alone.
  const isPhone = useMediaQuery(phones, { noSsr: true });
  const place = row && <QueuePlace at={index + 1} of={Math.max(left, rows.length)} since={queue.state === 1 ? sinceOf(row) : undefined} />;
  const told =
    queue.state === 1 &&
    !queue.isPending &&
    [t('left', { count: left }), queue.decided > 0 && t('decided', { count: queue.decided })].filter(Boolean).join(' · ');

  return (
    <PageFrame
      title={title}
      breadcrumbs={trail}
      subtitle={isPhone && place ? <Box sx={{ display: 'inline-flex', gap: 2 }}>{place}</Box> : told || undefined}
      actions={
        <>
          <Box sx={states}>
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
          </Box>
          <QueueSearch value={queue.searchValue} onSearch={queue.search} />
          {narrowField && queue.narrowed !== null && <Chip label={nameFor(narrowField, queue.narrowed)} onDelete={queue.widen} />}
        </>
      }
    >
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
          <QueueList
            label={t('queue')}
            rows={rows}
            currentId={row.id}
            nameOf={nameOf}
            noteOf={noteOf}
            pictureOf={pictureOf}
            sinceOf={queue.state === 1 ? sinceOf : undefined}
            onChoose={queue.go}
          />
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
            <Card component="section">
              <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3.5, p: { xs: 3.5, sm: 4.5 } }}>
                <Sheet key={row.id} row={row} onChanged={queue.refetch} />
              </Box>
            </Card>
            <DecisionBar>
              {mayApprove && (
                <Button variant="contained" aria-keyshortcuts="A" onClick={approveNow}>
                  {t('approve')}
                  <KeyHint>A</KeyHint>
                </Button>
              )}
              {follow && followNow && (
                <Button variant="contained" aria-keyshortcuts="S" onClick={followNow}>
                  {follow.word}
                  <KeyHint>S</KeyHint>
                </Button>
              )}
              {mayReject && (
                <Button variant={sentenceOf(reason) ? 'contained' : 'outlined'} color="error" aria-keyshortcuts="R" onClick={startReject}>
                  {t('reject')}
                  <KeyHint>R</KeyHint>
                </Button>
              )}
              {mayReject && <OwnWords value={reason.words} onChange={(words) => pick({ words })} onReject={startReject} />}
              {queue.state === 1 && !mayApprove && !mayReject && (
                <Box sx={{ color: 'ink.third', flex: '1 1 0', minWidth: 0 }}>{t(can(judges.permission) ? 'byOthers' : judges.who)}</Box>
              )}
              <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 2 }, ml: 'auto' }}>
                {isHeld && (
                  <Box sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', color: 'ink.third' }}>
                    {t('undo')}
                    <KeyHint>U</KeyHint>
                  </Box>
                )}
                {open && (
                  <Box sx={{ display: { xs: 'none', md: 'block' } }}>
                    <Button color="inherit" aria-keyshortcuts="O" onClick={() => open.run(row)}>
                      {open.word}
                      <KeyHint>O</KeyHint>
                    </Button>
                  </Box>
                )}
                {!isPhone && place}
                <StepButton to="back" disabled={index === 0} onStep={back} />
                <StepButton to="skip" disabled={index >= rows.length - 1} onStep={next} />
              </Box>
              {mayReject && <ReasonChips reasons={reasons} picked={reason.reason} onPick={(picked) => pick({ reason: picked })} />}
            </DecisionBar>
          </Box>
        </Box>
      )}
      {rejecting && (
        <RejectDialog
          title={`${t('reject')}: ${nameOf(rejecting)}`}
          reasons={reasons}
          onClose={() => setRejecting(undefined)}
          onReject={async (reason) => {
            await send();
            await reject(rejecting, reason);
            notify.success(t('rejected', { name: nameOf(rejecting) }));
            take(rejecting.id);
            settle(rejecting.id);
          }}
        />
      )}
    </PageFrame>
  );
}

/** On a phone one line that is pushed aside, instead of three. */
const states = {
  display: 'flex',
  gap: 1,
  maxWidth: 1,
  overflowX: 'auto',
  '& > *': { flex: 'none' },
} as const;
