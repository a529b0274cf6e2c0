import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { connectorApi, queueApi } from '@backlot/contract';
import type { BulkAction, RowAction } from '@backlot/data-table';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { lazyDialog } from '../../../kit/lazyDialog';
import { ListFrame } from '../../../kit/list/ListFrame';
import { PhoneFold } from '../../../kit/list/PhoneFold';
import { useList } from '../../../kit/query/useList';
import { useConnectors } from '../parts/useConnectors';
import { ConnectorCards } from './ConnectorCards';
import type { Job } from '../parts/Job';
import { LiveMark } from '../parts/LiveMark';
import { QueueOverview } from './QueueOverview';
import { strings } from './strings';
import { useJobActs } from './useJobActs';
import { useJobList } from './useJobList';

const RunNowDialog = lazyDialog(async () => (await import('./RunNowDialog')).RunNowDialog);

/** The queue as it is now: connectors, what ended by hour, and every job with what it waits for or found. */
export function QueueScreen() {
  const t = useStrings(strings);
  const can = useCan();
  const queries = useQueryClient();
  const connectors = useConnectors().data?.rows;
  const list = useJobList();
  const shown = useList<typeof queueApi.page>({ page: queueApi.page }, list);
  const [isRunning, setRunning] = useState(false);
  const { reload } = shown.handle;
  const readAgain = useCallback(() => {
    reload();
    for (const { path } of [queueApi.overview, connectorApi.page]) void queries.invalidateQueries({ queryKey: [path] });
  }, [reload, queries]);
  const act = useJobActs(readAgain);
  const rowActions = useCallback(
    ({ id, can: may }: Job): RowAction[] =>
      (['retry', 'cancel'] as const)
        .filter((name) => may.includes(name))
        .map((name) => ({ key: name, label: t(name), onRun: () => void act(name, [id]) })),
    [t, act],
  );
  const bulkActions = useMemo(
    (): BulkAction[] =>
      (['retry', 'cancel'] as const)
        .filter((name) => can(`queue.${name}`))
        .map((name) => ({ key: name, label: t(name), onRun: (selection) => selection.kind === 'rows' && act(name, selection.ids) })),
    [can, t, act],
  );
  const mayRun = can('task.runNow') && connectors !== undefined && connectors.length > 0;
  return (
    <>
      <ListFrame<typeof queueApi.page>
        title={t('title')}
        table="queue"
        list={list}
        shown={shown}
        exporting={undefined}
        rowActions={rowActions}
        bulkActions={bulkActions}
        actions={<LiveMark onChange={readAgain} />}
        main={
          mayRun ? (
            <Button variant="contained" onClick={() => setRunning(true)}>
              {t('runNow')}
            </Button>
          ) : undefined
        }
        above={
          <PhoneFold title={t('standing')}>
            <Box sx={{ display: 'grid', gap: 3.5, mb: 3.5 }}>
              {connectors && <ConnectorCards connectors={connectors} />}
              <QueueOverview />
            </Box>
          </PhoneFold>
        }
      />
      {isRunning && connectors && (
        <RunNowDialog
          connectors={connectors}
          onClose={(hasChanged) => {
            setRunning(false);
            if (hasChanged) readAgain();
          }}
        />
      )}
    </>
  );
}
