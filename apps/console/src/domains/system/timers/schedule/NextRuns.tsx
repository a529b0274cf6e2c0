import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type InputOf, sysTimersApi } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { ScheduleText } from './ScheduleText';
import { scheduleStrings } from './scheduleStrings';

/** A schedule in words and its next five times in its zone, as the server reads it; what is wrong with it where it cannot be read. */
export function NextRuns({ cron, timeZone }: InputOf<typeof sysTimersApi.nextRuns>) {
  const t = useStrings(scheduleStrings);
  const format = useFormat();
  const { client } = useConsole();
  const heading = useId();
  const { data, error } = useQuery({
    ...client.query(sysTimersApi.nextRuns, { cron, timeZone }),
    enabled: cron.trim() !== '',
    retry: false,
  });
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1, p: 3, borderRadius: 1, bgcolor: 'action.hover' }}>
      <Typography id={heading} variant="body2" sx={{ fontWeight: 600 }}>
        {error ? t('next') : <ScheduleText cron={cron} />}
      </Typography>
      {error && (
        <Typography variant="body2" color="error">
          {error.message}
        </Typography>
      )}
      {data && !error && (
        <Box
          component="ol"
          aria-label={t('next')}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, m: 0, p: 0, listStyle: 'none', color: 'ink.third', fontSize: '0.8125rem' }}
        >
          {data.times.map((time) => (
            <li key={time}>{format.exact(time, timeZone)}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}
