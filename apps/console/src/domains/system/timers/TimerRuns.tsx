import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { is, type OutputOf, sysTimersApi, timerRunLife } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState, Section, TimeText } from '@backlot/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { StatusTag } from '../../../kit/status/StatusTag';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { runTime } from './runTime';
import { strings } from './strings';

type Run = OutputOf<typeof sysTimersApi.runs>['rows'][number];

const step = 20;
const most = 100;
const soonMs = 2000;

/** The runs of a timer, newest first: when, how long, where and what went wrong. Follows one that is under way. */
export function TimerRuns({ timerId }: { timerId: string }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const [shown, setShown] = useState(step);
  const { data, error, refetch } = useQuery({
    ...client.query(sysTimersApi.runs, { timerId, pageSize: shown }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => ((state.data as OutputOf<typeof sysTimersApi.runs> | undefined)?.rows.some(isOpen) ? soonMs : false),
  });
  return (
    <Section title={t('runs')} level="h3" note={data && t('runCount', { count: data.totalRows })}>
      {error && (
        <ErrorState dense onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <LoadingState count={4} />}
      {data?.totalRows === 0 && (
        <EmptyState dense title={t('noRuns')}>
          {t('noRunsHint')}
        </EmptyState>
      )}
      {data && data.totalRows > 0 && (
        <Box component="ol" aria-label={t('runs')} sx={{ display: 'grid', gap: 0, m: 0, p: 0, listStyle: 'none' }}>
          {data.rows.map((run) => (
            <RunLine key={run.id} run={run} />
          ))}
        </Box>
      )}
      {data && data.totalRows > shown && shown < most && (
        <Button variant="text" size="small" onClick={() => setShown(Math.min(most, shown + step))}>
          {t('more')}
        </Button>
      )}
    </Section>
  );
}

const isOpen = (run: Run) => is(timerRunLife, run, 'waiting', 'executing');

function RunLine({ run }: { run: Run }) {
  const t = useStrings(strings);
  const format = useFormat();
  const { runStatus, slotTime, ms, attempt, serverName, startedBy, errorText } = run;
  const facts = [
    ms !== null && runTime(ms, format),
    attempt > 1 && t('attempt', { n: attempt }),
    startedBy && t('startedBy', { name: startedBy }),
    serverName,
  ].filter(Boolean);
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 0.5, py: 2.5, borderBottom: 1, borderColor: 'line.main', '&:last-of-type': { borderBottom: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <StatusTag type="runStatus" code={runStatus} />
        <TimeText value={slotTime} isExact />
      </Box>
      {facts.length > 0 && <Box sx={{ color: 'ink.third', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>{facts.join(' · ')}</Box>}
      {errorText && <Box sx={{ color: 'error.main', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>{errorText}</Box>}
    </Box>
  );
}
