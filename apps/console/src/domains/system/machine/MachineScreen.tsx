import Button from '@mui/material/Button';
import { sysMachineApi } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { ErrorState, LoadingState, PageFrame } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '../../../kit/lazyPart';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { useTrail } from '../../../shell/menu/useTrail';
import { Fleet } from './Fleet';
import { MachineTiles } from './MachineTiles';
import { Facts } from './Facts';
import { DatabasePart } from './DatabasePart';
import { Queues } from './Queues';
import { strings } from './strings';

const DayCharts = lazyPart(async () => (await import('./DayCharts')).DayCharts);

const againMs = 15_000;

/** How the servers, their database, queues and disk stand now and over the last day (system-pages 1.7.9). */
export function MachineScreen() {
  const t = useStrings(strings);
  const format = useFormat();
  const trail = useTrail();
  const { client } = useConsole();
  const { data, error, isFetching, refetch } = useQuery({ ...client.query(sysMachineApi.query, {}), refetchInterval: againMs });
  return (
    <PageFrame
      title={t('title')}
      breadcrumbs={trail}
      subtitle={data && t('dataTime', { time: format.exact(data.dataTime) })}
      actions={
        <Button variant="outlined" disabled={isFetching} onClick={() => void refetch()}>
          {t('refresh')}
        </Button>
      }
    >
      {error && (
        <ErrorState dense={data !== undefined} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <LoadingState count={8} />}
      {data && (
        <>
          <MachineTiles machine={data} />
          <Fleet servers={data.servers} />
          <DayCharts />
          <Queues queues={data.queues} />
          <DatabasePart database={data.database} />
          <Facts machine={data} />
        </>
      )}
    </PageFrame>
  );
}
