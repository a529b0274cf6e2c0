import { taskWords } from '@backlot/contract/words/collection/task';
import { taskApi, taskRunLife } from '@backlot/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { contains } from '../../../db/list/contains';
import type { Services } from '../../../services';
import { connectors } from '../../../tables/collection/connector';
import { extractionTargets, extractionTasks } from '../../../tables/collection/task';
import { createCrud } from '../../base/crud';
import { viewerFrom } from '../../base/sight';
import { move, requireAllowed } from '../../base/transition';
import { checkTargets } from './checkTargets';
import { taskPolicy } from './policy';
import { presentTasks } from './present';
import { checkRhythm } from './slots';

const { createTime, taskName, nextRunTime, lastRunTime, endTime } = extractionTasks;

/** A time of the wire as a moment. */
const moment = (text: string) => new Date(`${text.replace(' ', 'T')}Z`);

/** Extraction tasks: edited only while they are closed (domain/life-cycles 3.10). */
export const taskCrud = (services: Services) =>
  createCrud(services, {
    api: taskApi,
    area: 'task',
    table: extractionTasks,
    notFound: 'notFound',
    sorts: { createTime, taskName, nextRunTime, lastRunTime, endTime },
    fallback: { by: createTime, order: 'descend' },
    filter: async ({ searchValue, objectType, webId, taskSwitch, taskRunStatus }) =>
      and(
        searchValue ? contains(taskName, searchValue) : undefined,
        objectType?.length ? inArray(extractionTasks.objectType, objectType) : undefined,
        webId?.length ? inArray(extractionTasks.webId, webId) : undefined,
        taskSwitch?.length ? inArray(extractionTasks.taskSwitch, taskSwitch) : undefined,
        taskRunStatus?.length ? inArray(extractionTasks.taskRunStatus, taskRunStatus) : undefined,
      ),
    present: presentTasks,
    initial: async ({ connectorId }) => {
      // A connector that is not there is refused by the check before anything is stored.
      const [row] = await services.database.db.select({ webId: connectors.webId }).from(connectors).where(eq(connectors.id, connectorId));
      return { webId: row?.webId ?? 0 };
    },
    values: ({ taskName: name, objectType, connectorId, frequencyUnit, frequencyValue, remark, ...window }) => ({
      taskName: name,
      objectType,
      connectorId,
      frequencyUnit,
      frequencyValue,
      remark,
      beginTime: moment(window.beginTime),
      endTime: moment(window.endTime),
    }),
    check: async (tx, { draft, before }, actor) => {
      if (before) await requireAllowed(tx, { policy: taskPolicy, event: 'edit', viewer: actor, facts: before });
      checkRhythm({ ...draft, beginTime: moment(draft.beginTime), endTime: moment(draft.endTime) });
      await checkTargets(tx, draft, await viewerFrom(tx, actor));
    },
    saved: async (tx, { id, draft, before }) => {
      await tx.delete(extractionTargets).where(eq(extractionTargets.taskId, id));
      const own = new Map(draft.targets.map((target) => [`${target.targetType}:${target.targetId}`, { taskId: id, ...target }]));
      await tx.insert(extractionTargets).values([...own.values()]);
      if (before && before.taskRunStatus !== taskRunLife.states.notStarted) {
        const [row] = await tx.select().from(extractionTasks).where(eq(extractionTasks.id, id));
        if (row) await move(tx, { machine: taskRunLife, table: extractionTasks, row, event: 'renew', set: { nextRunTime: null } });
      }
      return { targets: draft.targets.length };
    },
    removing: (tx, row, viewer) => requireAllowed(tx, { policy: taskPolicy, event: 'delete', viewer, facts: row }),
    columns: [
      { field: 'taskName', header: taskWords.taskName, value: (row) => row.taskName },
      {
        field: 'objectType',
        header: taskWords.objectType,
        value: (row, _, wordOf) => wordOf('extractionObject', row.objectType),
      },
      { field: 'connectorName', header: taskWords.connectorName, value: (row) => row.connectorName },
      { field: 'frequencyValue', header: taskWords.frequencyValue, value: (row) => row.frequencyValue },
      {
        field: 'frequencyUnit',
        header: taskWords.frequencyUnit,
        value: (row, _, wordOf) => wordOf('frequencyUnit', row.frequencyUnit),
      },
      { field: 'beginTime', header: taskWords.beginTime, value: (row) => row.beginTime },
      { field: 'endTime', header: taskWords.endTime, value: (row) => row.endTime },
      {
        field: 'taskSwitch',
        header: taskWords.taskSwitch,
        value: (row, _, wordOf) => wordOf('taskSwitch', row.taskSwitch),
      },
      {
        field: 'taskRunStatus',
        header: taskWords.taskRunStatus,
        value: (row, _, wordOf) => wordOf('taskRunStatus', row.taskRunStatus),
      },
      { field: 'targetCount', header: taskWords.targetCount, value: (row) => row.targetCount },
      { field: 'lastRunTime', header: taskWords.lastRunTime, value: (row) => row.lastRunTime },
      { field: 'nextRunTime', header: taskWords.nextRunTime, value: (row) => row.nextRunTime },
      { field: 'remark', header: taskWords.remark, value: (row) => row.remark },
    ],
  });
