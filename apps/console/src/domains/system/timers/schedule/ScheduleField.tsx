import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { timerZones } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { FormSelect } from '../../../../kit/form/FormSelect';
import { useRested } from '../../../../kit/useRested';
import { NextRuns } from './NextRuns';
import { type Rhythm, cronOf, rhythmKinds, rhythmOf, turnedTo } from './rhythm';
import { RhythmFields } from './RhythmFields';
import { scheduleStrings } from './scheduleStrings';

/** When something runs, chosen in words or written as cron, read in a zone, with its next times. */
export function ScheduleField() {
  const t = useStrings(scheduleStrings);
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ name: 'cron' });
  const cron = String(value ?? '');
  const timeZone = useWatch({ name: 'timeZone' }) as (typeof timerZones)[number];
  // A cron that could be said in words stays as it is written for whoever chose to write it.
  const [isOwn, setOwn] = useState(() => rhythmOf(cron).kind === 'own');
  const rhythm: Rhythm = isOwn ? { kind: 'own', cron } : rhythmOf(cron);
  const rested = useRested(cron);
  const turn = (kind: Rhythm['kind']) => {
    setOwn(kind === 'own');
    onChange(cronOf(turnedTo(kind, rhythm)));
  };
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 4 }}>
        <TextField
          select
          label={t('how')}
          value={rhythm.kind}
          inputRef={ref}
          onBlur={onBlur}
          onChange={({ target }) => turn(target.value as Rhythm['kind'])}
          required
          error={Boolean(fieldState.error) && rhythm.kind !== 'own'}
          helperText={rhythm.kind === 'own' ? undefined : fieldState.error?.message}
        >
          {rhythmKinds.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {t(`kind_${kind}`)}
            </MenuItem>
          ))}
        </TextField>
        <FormSelect name="timeZone" label={t('timeZone')} choices={zones} isRequired />
        <RhythmFields rhythm={rhythm} error={fieldState.error?.message} onChange={(next) => onChange(cronOf(next))} />
      </Box>
      <NextRuns cron={rested} timeZone={timeZone} />
    </>
  );
}

const zones = timerZones.map((value) => ({ value, label: value.replaceAll('_', ' ') }));
