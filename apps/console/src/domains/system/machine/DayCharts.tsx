import Box from '@mui/material/Box';
import { sysMachineApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { parseWireTime } from '@backlot/i18n';
import { LineChart } from '@backlot/ui-kit/chart';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { curvesOf } from './curvesOf';
import { strings } from './strings';

const againMs = 60_000;

/** The last 24 hours: load, memory and lateness of each server, the database, and what waited. */
export function DayCharts() {
  const t = useStrings(strings);
  const { client } = useConsole();
  const { data, error, isPending, refetch } = useQuery({ ...client.query(sysMachineApi.samples, {}), refetchInterval: againMs });
  const curves = useMemo(
    () =>
      curvesOf(data?.points ?? [], {
        time: hourOf,
        database: t('database'),
        collection: t('queue_collection'),
        jobs: t('jobQueue'),
      }),
    [data, t],
  );
  const state = {
    height: 200,
    category: t('time'),
    loading: isPending,
    error: error && !data ? error.message : undefined,
    onRetry: () => void refetch(),
    emptyHint: t('noSamples'),
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))', gap: 3.5 }}>
      <LineChart title={t('cpu')} unit={t('ofCore')} data={curves.cpu} {...state} />
      <LineChart title={t('memory')} unit="MB" data={curves.memory} {...state} />
      <LineChart title={t('loop')} unit="ms" data={curves.loop} {...state} />
      <LineChart title={t('database')} unit="MB" data={curves.database} area {...state} />
      <LineChart title={t('waitingJobs')} unit={t('jobsUnit')} data={curves.waiting} {...state} />
    </Box>
  );
}

/** `14:10`, where the reader is. */
function hourOf(time: string): string {
  const at = parseWireTime(time);
  return at ? [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':') : '';
}
