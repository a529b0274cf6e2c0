import Box from '@mui/material/Box';
import type { ProfilePart } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { strings } from '../strings';
import { busiest } from './busiest';

/** When followers are awake: a cell an hour, darker where more are; the table has the figures. */
export function ActiveHours({ shares }: { shares: ProfilePart['shares'] }) {
  const t = useStrings(strings);
  const most = Math.max(...shares.map(({ ratio }) => ratio), 0.0001);
  const hours = busiest(shares);
  return (
    <>
      <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: 'repeat(24, minmax(0, 1fr))', gap: '2px' }}>
        {shares.map(({ name, ratio }) => (
          <Box
            key={name}
            sx={{
              height: 24,
              borderRadius: 0.5,
              bgcolor: 'line.soft',
              position: 'relative',
              overflow: 'hidden',
            }}
          >
            <Box
              sx={{
                position: 'absolute',
                inset: 0,
                bgcolor: 'accent.main',
                opacity: Math.round((ratio / most) * 5) / 5,
              }}
            />
          </Box>
        ))}
      </Box>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          color: 'ink.third',
          fontSize: '0.71875rem',
          mt: 1,
        }}
      >
        {['00:00', '06:00', '12:00', '18:00', '24:00'].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </Box>
      {hours && <Box sx={{ mt: 1 }}>{t('busiest', { hours })}</Box>}
    </>
  );
}
