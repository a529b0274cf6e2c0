import Box from '@mui/material/Box';
import { settlementLife } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { Card, DescriptionList, NextStep, Stepper } from '@backlot/ui-kit';
import { batchStrings } from './batchStrings';
import type { Batch } from './Batch';
import { isOutdated, isStale } from './isStale';

const { states } = settlementLife;

/** Where a batch stands, who brought it there, from what it was computed, and what this person does next. */
export function BatchProgress({ batch }: { batch: Batch }) {
  const t = useStrings(batchStrings);
  const format = useFormat();
  const { settleStatus } = batch;
  const by = (who: { name: string } | null, time: string | null) =>
    who && time ? t('by', { who: who.name, time: format.day(time) }) : undefined;
  const isPreview = settleStatus === states.preview;
  const notes = [
    [by(batch.previewUser, batch.previewTime), isPreview && t('expires', { time: format.dateTime(batch.previewExpireTime) })]
      .filter(Boolean)
      .join(' · '),
    by(batch.settleUser, batch.lockTime),
    by(batch.confirmUser, batch.confirmTime),
  ];
  const isVoid = settleStatus === states.void;
  const labels = [t('preview'), t('pending'), isVoid ? t('stopped') : t('done')];
  const steps = labels.map((label, at) => {
    const state = isVoid
      ? at === 2
        ? 'stopped'
        : 'done'
      : at < settleStatus || settleStatus === states.settled
        ? 'done'
        : at === settleStatus
          ? 'current'
          : 'coming';
    const note = notes[at];
    return { label, state, ...(note && { note }) } as const;
  });
  const next = nextOf(batch);
  return (
    <Card component="section">
      <Box sx={{ display: 'grid', gap: 4, p: { xs: 3.5, sm: 4.5 } }}>
        <Stepper steps={steps} />
        {next && (
          <NextStep tone={next.tone}>
            {t(next.word, { who: batch.voidAskUser?.name ?? '', reason: batch.voidReason ?? '', count: batch.unpaidCount })}
          </NextStep>
        )}
        <DescriptionList
          columns={3}
          items={[
            { label: t('cutoff'), value: batch.cutoffTime && format.dateTime(batch.cutoffTime) },
            {
              label: t('hash'),
              value: batch.previewHash && <code>{`${batch.previewHash.slice(0, 8)}…${batch.previewHash.slice(-8)}`}</code>,
            },
            { label: t('lines'), value: format.number(batch.lineCount) },
          ]}
        />
      </Box>
    </Card>
  );
}

type Next = {
  tone: 'warn' | 'info';
  word: 'nextPreview' | 'nextStale' | 'nextOutdated' | 'nextProvisional' | 'nextConfirm' | 'nextOther' | 'nextVoid' | 'nextPay';
};

/** What comes next for whoever looks; nothing once it is paid or void. */
function nextOf(batch: Batch): Next | undefined {
  const { settleStatus, can, provisional } = batch;
  if (settleStatus === states.preview) {
    if (isOutdated(batch)) return { tone: can.includes('recompute') ? 'warn' : 'info', word: 'nextOutdated' };
    if (provisional) return { tone: 'info', word: 'nextProvisional' };
    return { tone: can.includes('settle') ? 'warn' : 'info', word: isStale(batch) ? 'nextStale' : 'nextPreview' };
  }
  if (settleStatus === states.settled && batch.unpaidCount > 0) return { tone: 'info', word: 'nextPay' };
  if (settleStatus !== states.pending) return undefined;
  if (batch.voidAskUser) return { tone: can.includes('void') ? 'warn' : 'info', word: 'nextVoid' };
  return can.includes('confirm') ? { tone: 'warn', word: 'nextConfirm' } : { tone: 'info', word: 'nextOther' };
}
