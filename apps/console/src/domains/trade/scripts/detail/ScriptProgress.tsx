import Box from '@mui/material/Box';
import type { ScriptDetail } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { Card, NextStep, type NextStepProps, type Step, Stepper } from '@backlot/ui-kit';
import { strings, type Word } from '../strings';

interface Next {
  word: Word;
  tone: NonNullable<NextStepProps['tone']>;
  act?: 'approve' | 'resubmit';
}

/** What this person does next with a script, or whom it waits for; `act` is its button. */
export function scriptNext({ reviewStatus, can }: Pick<ScriptDetail, 'reviewStatus' | 'can'>): Next {
  if (reviewStatus === 1)
    return can.includes('approve') ? { word: 'nextReview', tone: 'warn', act: 'approve' } : { word: 'waitReview', tone: 'info' };
  if (reviewStatus === 2) return { word: 'isApproved', tone: 'ok' };
  if (reviewStatus === 4) return { word: 'isWithdrawn', tone: 'info' };
  return can.includes('resubmit') ? { word: 'nextAgain', tone: 'warn', act: 'resubmit' } : { word: 'waitAgain', tone: 'bad' };
}

/** Where a script stands, since when, and what comes next. */
export function ScriptProgress({ row }: { row: ScriptDetail }) {
  const t = useStrings(strings);
  const format = useFormat();
  const { nameFor } = useDictionary();
  const next = scriptNext(row);
  const { reviewStatus, reviewTime } = row;
  const steps: Step[] = [
    { label: t('submitted'), state: 'done', note: [row.bd?.name, format.dateTime(row.uploadTime)].filter(Boolean).join(', ') },
    {
      label: reviewStatus === 2 ? t('review') : nameFor('reviewStatus', reviewStatus),
      state: reviewStatus === 1 ? 'current' : reviewStatus === 2 ? 'done' : 'stopped',
      ...(reviewTime && { note: format.dateTime(reviewTime) }),
    },
    { label: t('done'), state: reviewStatus === 2 ? 'done' : 'coming' },
  ];
  return (
    <Card component="section">
      <Box sx={{ display: 'grid', gap: 4, p: { xs: 3.5, sm: 4.5 } }}>
        <Stepper label={t('progress')} steps={steps} />
        <NextStep tone={next.tone} {...(next.act === undefined && { lead: '' })}>
          {t(next.word, { reason: row.rejectReason ?? '' })}
        </NextStep>
      </Box>
    </Card>
  );
}
