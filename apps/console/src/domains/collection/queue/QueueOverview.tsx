import Box from '@mui/material/Box';
import { queueApi } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { ErrorState, LoadingState, StatTile } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '../../../kit/lazyPart';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { strings } from './strings';

const HourChart = lazyPart(async () => (await import('./HourChart')).HourChart);

/** How the queue stands, and what ended in the last 24 hours by hour. */
export function QueueOverview() {
  const t = useStrings(strings);
  const format = useFormat();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery(client.query(queueApi.overview, {}));
  if (error)
    return (
      <ErrorState dense onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  if (!data) return <LoadingState count={3} />;
  const seconds = (ms: number | null) => format.number(Math.round((ms ?? 0) / 100) / 10);
  const { waiting, executing, done, failed, timedOut, oldestWaitTime, medianMs, longestMs } = data;
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(190px, 1fr))', gap: 3 }}>
        <StatTile
          label={t('waiting')}
          figure={format.number(waiting)}
          note={oldestWaitTime ? t('oldest', { time: format.dateTime(oldestWaitTime) }) : undefined}
        />
        <StatTile label={t('executing')} figure={format.number(executing)} note={t('now')} />
        <StatTile
          label={t('doneDay')}
          figure={format.number(done)}
          note={medianMs === null ? undefined : t('took', { median: seconds(medianMs), longest: seconds(longestMs) })}
        />
        <StatTile label={t('wrongDay')} figure={format.number(failed + timedOut)} note={t('wrongNote', { failed, timedOut })} />
      </Box>
      <HourChart hours={data.hours} />
    </>
  );
}
