import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { minuteSteps, type Rhythm } from './rhythm';
import { daysIn } from './ScheduleText';
import { scheduleStrings } from './scheduleStrings';

interface RhythmFieldsProps {
  rhythm: Rhythm;
  error: string | undefined;
  onChange: (rhythm: Rhythm) => void;
}

/** Monday first. */
const weekdays = [1, 2, 3, 4, 5, 6, 0];

/** What a rhythm needs besides its kind. */
export function RhythmFields({ rhythm, error, onChange }: RhythmFieldsProps) {
  const t = useStrings(scheduleStrings);
  const locale = useLocale();
  const clock = 'time' in rhythm && (
    <TextField
      type="time"
      label={t('at')}
      value={rhythm.time}
      onChange={({ target }) => target.value && onChange({ ...rhythm, time: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
      required
    />
  );
  const pick = (label: string, value: number, values: readonly number[], set: (value: number) => void) => (
    <TextField select label={label} value={value} onChange={({ target }) => set(Number(target.value))}>
      {values.map((one) => (
        <MenuItem key={one} value={one}>
          {one}
        </MenuItem>
      ))}
    </TextField>
  );
  if (rhythm.kind === 'own')
    return (
      <TextField
        label={t('cron')}
        value={rhythm.cron}
        onChange={({ target }) => onChange({ kind: 'own', cron: target.value })}
        error={Boolean(error)}
        helperText={error ?? t('cronHint')}
        slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'off', style: { fontFamily: 'monospace' } } }}
        required
        sx={{ gridColumn: '1 / -1' }}
      />
    );
  return (
    <>
      {rhythm.kind === 'weekly' && (
        <TextField
          select
          label={t('days')}
          value={rhythm.days}
          onChange={({ target }) => {
            const days = target.value as unknown as number[];
            if (days.length > 0) onChange({ ...rhythm, days });
          }}
          slotProps={{ select: { multiple: true, renderValue: (days) => daysIn(locale, days as number[], 'short') } }}
        >
          {weekdays.map((day) => (
            <MenuItem key={day} value={day}>
              <Checkbox size="small" checked={rhythm.days.includes(day)} />
              {daysIn(locale, [day], 'long')}
            </MenuItem>
          ))}
        </TextField>
      )}
      {rhythm.kind === 'monthly' && pick(t('date'), rhythm.date, upTo(1, 31), (date) => onChange({ ...rhythm, date }))}
      {rhythm.kind === 'hourly' && pick(t('minute'), rhythm.minute, upTo(0, 59), (minute) => onChange({ ...rhythm, minute }))}
      {rhythm.kind === 'minutes' && pick(t('every'), rhythm.every, minuteSteps, (every) => onChange({ ...rhythm, every }))}
      {clock}
    </>
  );
}

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
