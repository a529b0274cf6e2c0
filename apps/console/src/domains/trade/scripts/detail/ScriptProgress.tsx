import Box from '@mui/material/Box';
import { scriptApi, type ScriptDetail } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { Card, NextStep, type NextStepProps, type Step, Stepper } from '@backlot/ui-kit';
import { useReached } from '../../../../kit/history/useReached';
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

const endNames: Readonly<Record<number, string>> = { 2: 'approved', 3: 'rejected', 4: 'withdrawn' };

/** Where a script stands, since when and by whom, and what comes next. */
export function ScriptProgress({ row }: { row: ScriptDetail }) {
  const t = useStrings(strings);
  const format = useFormat();
  const { nameFor } = useDictionary();
  const next = scriptNext(row);
  const { reviewStatus, reviewTime } = row;
  const reached = useReached(scriptApi.history, row.id);
  const isWaiting = reviewStatus === 1;
  const move = reached(endNames[reviewStatus] ?? '');
  const judgedAt = reviewTime ?? move?.time;
  const judged = isWaiting || !judgedAt ? '' : [move?.actorName, format.day(judgedAt)].filter(Boolean).join(', ');
  // What the chip says is what the last step that was reached is called.
  const steps: Step[] = [
    { label: t('submitted'), state: 'done', note: [row.bd?.name, format.day(row.uploadTime)].filter(Boolean).join(', ') },
    { label: isWaiting ? nameFor('reviewStatus', 1) : t('review'), state: isWaiting ? 'current' : 'done' },
    {
      label: nameFor('reviewStatus', isWaiting ? 2 : reviewStatus),
      state: isWaiting ? 'coming' : reviewStatus === 2 ? 'done' : 'stopped',
      ...(judged && { note: judged }),
    },
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
