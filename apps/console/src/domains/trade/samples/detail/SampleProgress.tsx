import Box from '@mui/material/Box';
import { type HistoryRow, sampleApi, type SampleDetail, sampleLife } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { Card, NextStep, type Step, Stepper } from '@backlot/ui-kit';
import { useReached } from '../../../../kit/history/useReached';
import { strings } from '../strings';
import { sampleNext } from './sampleNext';

/** The way of a sample to its content, by the codes of its states. */
const way = [1, 2, 3, 4, 5] as const;

/** Where a sample stands, when it came there and by whom, and what this person does next. */
export function SampleProgress({ row }: { row: SampleDetail }) {
  const t = useStrings(strings);
  const format = useFormat();
  const { nameFor } = useDictionary();
  const time = (wire: string | null) => (wire ? format.dateTime(wire) : '');
  const reached = useReached(sampleApi.history, row.id);
  const next = sampleNext(row);
  const isForReader = next.act !== undefined;
  return (
    <Card component="section">
      <Box sx={{ display: 'grid', gap: 4, p: { xs: 3.5, sm: 4.5 } }}>
        <Stepper
          label={t('progress')}
          steps={stepsOf(row, { nameFor, day: (wire) => format.day(wire), reached, by: (wire) => t('by', { time: time(wire) }) })}
        />
        <NextStep tone={next.tone} {...(!isForReader && { lead: '' })}>
          {t(next.word, { time: time(row.deadline), reason: row.reason ?? '' })}
        </NextStep>
      </Box>
    </Card>
  );
}

interface Words {
  nameFor: (type: string, code: number) => string;
  day: (wire: string) => string;
  by: (wire: string) => string;
  reached: (state: string) => HistoryRow | undefined;
}

const stateNames = Object.fromEntries(Object.entries(sampleLife.states).map(([name, code]) => [code, name]));

function stepsOf(row: SampleDetail, { nameFor, day, by, reached: moved }: Words): Step[] {
  const reached: Record<(typeof way)[number], string | null> = {
    1: row.createTime,
    2: row.shipDeadline && row.auditTime,
    3: row.shipTime,
    4: row.deliverTime,
    5: row.completeTime,
  };
  const isOver = row.sampleStatus > 5;
  const noteOf = (code: number, when: string | null) => {
    const move = moved(stateNames[code] ?? '');
    return [when && move?.actorName, when && day(when)].filter(Boolean).join(', ');
  };
  const steps = way
    // What was ended early shows the states that it reached.
    .filter((code) => !isOver || reached[code])
    .map((code): Step => {
      const state = code === row.sampleStatus && code !== 5 ? 'current' : reached[code] ? 'done' : 'coming';
      const due = state === 'current' && row.deadline && by(row.deadline);
      const note = [noteOf(code, reached[code]), due].filter(Boolean).join(' · ');
      return { label: nameFor('sampleStatus', code), state, ...(note && { note }) };
    });
  return isOver
    ? [
        ...steps,
        {
          label: nameFor('sampleStatus', row.sampleStatus),
          state: row.sampleStatus === 8 ? 'current' : 'stopped',
          note: noteOf(row.sampleStatus, moved(stateNames[row.sampleStatus] ?? '')?.time ?? null),
        },
      ]
    : steps;
}
