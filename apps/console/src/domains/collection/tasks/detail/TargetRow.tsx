import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { queueApi, taskApi } from '@backlot/contract';
import { parseWireTime } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { RecordLink } from '../../../../kit/record/RecordLink';
import { useAct } from '../../../../kit/record/useAct';
import { StatusTag } from '../../../../kit/status/StatusTag';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { JobNote } from '../../parts/JobNote';
import type { Task } from '../Task';
import { detailStrings } from './detailStrings';
import { MendNote } from './MendNote';
import type { Target } from './Target';

/** One target: how it went last and when, why it failed and what mends that. */
export function TargetRow({ target, task }: { target: Target; task: Task }) {
  const t = useStrings(detailStrings);
  const format = useFormat();
  const can = useCan();
  const { client } = useConsole();
  const { act, isBusy } = useAct();
  const { job, name, targetType, targetId } = target;
  const label = name || targetId;
  const path = targetType === 3 ? '/shopDetail' : '/talentAdminDetail';
  const opens = targetType === 3 ? can('shop.get') : can('upDetail.get');
  const recordId = targetType === 3 ? targetId : target.upId;
  const runNow = () => {
    const wish = { objectType: task.objectType, connectorId: task.connectorId, targetType, targetId };
    return act(() => client.call(taskApi.runNow, wish as never), t('queued'));
  };
  const retry = async () => {
    const { failed } = await client.call(queueApi.retry, { ids: [job?.id ?? ''] });
    if (failed[0]) throw new Error(failed[0].message);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, py: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1.5 }}>
        <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 }}>
          {opens && recordId !== null ? (
            <RecordLink path={path} id={recordId}>
              {label}
            </RecordLink>
          ) : (
            label
          )}
        </Box>
        {job ? <StatusTag type="queueStatus" code={job.queueStatus} /> : <Box sx={{ color: 'text.secondary' }}>{t('neverRun')}</Box>}
        {job?.can.includes('retry') ? (
          <Button
            size="small"
            variant="outlined"
            disabled={isBusy}
            aria-label={`${t('retry')} ${label}`}
            onClick={() => void act(retry, t('queued'))}
          >
            {t('retry')}
          </Button>
        ) : (
          can('task.runNow') &&
          task.can.includes('runNow') && (
            <Button size="small" variant="outlined" disabled={isBusy} aria-label={`${t('runNow')} ${label}`} onClick={() => void runNow()}>
              {t('runNow')}
            </Button>
          )
        )}
      </Box>
      {job && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
          {format.exact(parseWireTime(job.endTime ?? job.startTime ?? job.slotTime))} · {job.errorMessage ?? <JobNote job={job} />}
        </Box>
      )}
      {job?.failure && <MendNote job={job} target={target} />}
    </Box>
  );
}
