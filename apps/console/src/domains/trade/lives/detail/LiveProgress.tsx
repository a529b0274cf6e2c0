import Box from '@mui/material/Box';
import { liveApi, liveLife, type LiveRow } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { Card, NextStep, type Step, Stepper } from '@backlot/ui-kit';
import { useReached } from '../../../../kit/history/useReached';
import { strings } from '../strings';
import { localOf } from '../zoneTime';
import { liveNext } from './liveNext';

const { states } = liveLife;

/** The way of a live that takes place; one that was cancelled or missed ends before. */
const way = ['planned', 'onAir', 'ended', 'reported'] as const;

/** Where a live stands, by whom and when, and what comes next; its times are those of its country. */
export function LiveProgress({ row }: { row: LiveRow }) {
  const t = useStrings(strings);
  const format = useFormat();
  const { nameFor } = useDictionary();
  const reached = useReached(liveApi.history, row.id);
  const local = (wire: string) => localOf(wire, row.country).replace('T', ' ');
  const by = (state: string) => {
    const move = reached(state);
    return move && [move.actorName, format.day(move.time)].filter(Boolean).join(', ');
  };
  const notes = {
    planned: by('planned') ?? [row.bd.name, format.day(row.createTime)].join(', '),
    onAir: local(row.beginTime),
    ended: local(row.endTime),
    reported: by('reported') ?? (row.dataTime && format.dateTime(row.dataTime)),
  };
  const end = row.liveStatus === states.cancelled ? 'cancelled' : row.liveStatus === states.missed ? 'missed' : undefined;
  const steps = way
    .filter((key) => !end || key === 'planned')
    .map((key): Step => {
      const code = states[key];
      const isDone = Boolean(end) || code < row.liveStatus || row.liveStatus === states.reported;
      const note = notes[key];
      return {
        label: nameFor('liveStatus', code),
        state: isDone ? 'done' : code === row.liveStatus ? 'current' : 'coming',
        ...(note && { note }),
      };
    });
  if (end) steps.push({ label: nameFor('liveStatus', row.liveStatus), state: 'stopped', note: by(end) });
  const { word, tone, act } = liveNext(row);
  const time = local(row.liveStatus === states.onAir ? row.endTime : row.beginTime);
  return (
    <Card component="section">
      <Box sx={{ display: 'grid', gap: 4, p: { xs: 3.5, sm: 4.5 } }}>
        <Stepper label={t('progress')} steps={steps} />
        <NextStep tone={tone} {...(act === undefined && { lead: '' })}>
          {t(word, { time, reason: row.reason ?? '' })}
        </NextStep>
      </Box>
    </Card>
  );
}
