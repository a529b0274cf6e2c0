import Box from '@mui/material/Box';
import { queueApi } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { Card, DescriptionList, ErrorState, LoadingState } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '../../../kit/lazyPart';
import { TwoLines } from '../../../kit/list/TwoLines';
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
  const figures = [
    { label: t('waiting'), figure: waiting, note: oldestWaitTime && t('oldest', { time: format.exact(oldestWaitTime) }) },
    { label: t('executing'), figure: executing, note: t('now') },
    { label: t('doneDay'), figure: done, note: medianMs !== null && t('took', { median: seconds(medianMs), longest: seconds(longestMs) }) },
    { label: t('wrongDay'), figure: failed + timedOut, note: t('wrongNote', { failed, timedOut }) },
  ];
  return (
    <>
      <Card>
        <Box sx={{ p: { xs: 3.5, sm: 4.5 } }}>
          <DescriptionList
            columns={4}
            items={figures.map(({ label, figure, note }) => ({
              label,
              value: (
                <TwoLines second={note}>
                  <Box component="strong" sx={{ fontSize: '1.25rem' }}>
                    {format.number(figure)}
                  </Box>
                </TwoLines>
              ),
            }))}
          />
        </Box>
      </Card>
      <HourChart hours={data.hours} />
    </>
  );
}
