import Box from '@mui/material/Box';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { visuallyHidden } from '@backlot/ui-kit';
import { useClock } from '../useClock';
import { reviewStrings } from './strings';
import { waitingAge } from './waitingAge';

const inks = { calm: 'ink.third', long: 'tone.warn.ink', overdue: 'tone.bad.ink' } as const;

/** How long a row waits: "28 h", amber from a day on, red once it is overdue. The time itself is its title. */
export function WaitingSince({ time }: { time: string }) {
  const t = useStrings(reviewStrings);
  const format = useFormat();
  const age = waitingAge(time, useClock().getTime());
  if (!age) return null;
  return (
    <Box
      component="time"
      dateTime={`${time.replace(' ', 'T')}Z`}
      title={format.exact(time)}
      sx={{ color: inks[age.tone], fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
    >
      <Box component="span" sx={visuallyHidden}>{`${t('waits')} `}</Box>
      {t(age.unit, { count: age.count })}
    </Box>
  );
}
