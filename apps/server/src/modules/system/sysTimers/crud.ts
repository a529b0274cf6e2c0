import { sysTimersWords } from '@backlot/contract/words/system/sysTimers';
import { is, sysTimersApi, timerLife } from '@backlot/contract';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { containsName } from '../../../db/list/containsName';
import { Refusal } from '../../../http/answers/refusal';
import { nameIn } from '../../../http/requests/nameIn';
import type { Services } from '../../../services';
import { timers } from '../../../tables/system/timer';
import { createCrud } from '../../base/crud';
import { requireAllowed } from '../../base/transition';
import { timerPolicy } from './policy';
import { presentTimers } from './present';
import { nextRun, nextRuns } from './schedule';

const { timerName, nextRunTime, createTime, enName, vnName } = timers;

/** Timers (system-pages 1.7.18): only actions of this server, and schedules that can be read. */
export const timerCrud = (services: Services) =>
  createCrud(services, {
    api: sysTimersApi,
    area: 'sysTimers',
    table: timers,
    notFound: 'timerNotFound',
    sorts: { timerName, nextRunTime, createTime },
    fallback: { by: createTime, order: 'descend' },
    filter: async (query) =>
      and(
        query.timerName ? containsName({ name: timerName, enName, vnName }, query.timerName) : undefined,
        query.jobStatus?.length ? inArray(timers.jobStatus, query.jobStatus) : undefined,
        query.isSystem && (query.isSystem === 'Y' ? isNotNull(timers.systemJob) : isNull(timers.systemJob)),
      ),
    present: presentTimers(services.actions),
    check: async (tx, { draft, before }, viewer) => {
      if (before) await requireAllowed(tx, { policy: timerPolicy, event: 'edit', viewer, facts: before });
      if (!services.actions.some(({ name }) => name === draft.actionClass))
        throw new Refusal('timerActionUnknown', {}, { field: 'actionClass' });
      nextRuns(draft, new Date(), 1);
    },
    saved: async (tx, { id, draft, before }) => {
      if (before && is(timerLife, before, 'running'))
        await tx
          .update(timers)
          .set({ nextRunTime: nextRun(draft, new Date()) })
          .where(eq(timers.id, id));
    },
    removing: (tx, row, viewer) => requireAllowed(tx, { policy: timerPolicy, event: 'delete', viewer, facts: row }),
    columns: [
      {
        field: 'timerName',
        header: sysTimersWords.timerName,
        value: (row, language) => nameIn(language, { name: row.timerName, enName: row.enName, vnName: row.vnName }),
      },
      {
        field: 'actionClass',
        header: sysTimersWords.action,
        value: (row, language) => nameIn(language, row.action),
      },
      { field: 'cron', header: sysTimersWords.cron, value: (row) => row.cron },
      { field: 'timeZone', header: sysTimersWords.timeZone, value: (row) => row.timeZone },
      {
        field: 'jobStatus',
        header: sysTimersWords.jobStatus,
        value: (row, _, wordOf) => wordOf('jobStatus', row.jobStatus),
      },
      { field: 'nextRunTime', header: sysTimersWords.nextRunTime, value: (row) => row.nextRunTime },
      { field: 'lastRunTime', header: sysTimersWords.lastRunTime, value: (row) => row.lastRunTime },
      {
        field: 'lastRunStatus',
        header: sysTimersWords.lastRunStatus,
        value: (row, _, wordOf) => (row.lastRunStatus === null ? null : wordOf('runStatus', row.lastRunStatus)),
      },
      { field: 'remark', header: sysTimersWords.remark, value: (row) => row.remark },
    ],
  });
