import type { OutputOf, taskApi } from '@backlot/contract';
import { queueLife } from '@backlot/contract';
import { and, count, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inIds } from '../../../db/inIds';
import { inState } from '../../../db/inState';
import { presentTime } from '../../../db/presentTime';
import { together } from '../../../db/together/together';
import type { Actor } from '../../../http/requests/actor';
import { connectors } from '../../../tables/collection/connector';
import { extractionQueue } from '../../../tables/collection/queue';
import { extractionTargets } from '../../../tables/collection/task';
import { canOf, type Task } from './policy';

const dayMs = 86_400_000;

/** Tasks as the contract promises them, with what became of the last 24 hours. */
export async function presentTasks(db: Db, tasks: readonly Task[], actor: Actor): Promise<OutputOf<typeof taskApi.detail>[]> {
  if (tasks.length === 0) return [];
  const ids = tasks.map(({ id }) => id);
  const now = new Date();
  const { slotTime, taskId } = extractionQueue;
  const [targets, runs, ways] = await together(db, (at) =>
    Promise.all([
      at
        .select({ id: extractionTargets.taskId, n: count() })
        .from(extractionTargets)
        .where(inArray(extractionTargets.taskId, ids))
        .groupBy(extractionTargets.taskId),
      at
        .select({
          id: taskId,
          planned: count(),
          done: sql<number>`count(*) filter (where ${inState(queueLife, extractionQueue, 'completed')})`.mapWith(Number),
        })
        .from(extractionQueue)
        .where(and(inArray(taskId, ids), gte(slotTime, new Date(now.getTime() - dayMs)), lte(slotTime, now)))
        .groupBy(taskId),
      at
        .select({ id: connectors.id, name: connectors.name })
        .from(connectors)
        .where(
          inIds(
            connectors.id,
            tasks.map(({ connectorId }) => connectorId),
          ),
        ),
    ]),
  );
  return tasks.map((task) => {
    const run = runs.find(({ id }) => id === task.id);
    return {
      ...task,
      can: canOf(task, actor),
      connectorName: ways.find(({ id }) => id === task.connectorId)?.name ?? '',
      targetCount: targets.find(({ id }) => id === task.id)?.n ?? 0,
      planned24: run?.planned ?? 0,
      done24: run?.done ?? 0,
      beginTime: presentTime(task.beginTime),
      endTime: presentTime(task.endTime),
      lastRunTime: task.lastRunTime && presentTime(task.lastRunTime),
      nextRunTime: task.nextRunTime && presentTime(task.nextRunTime),
      createTime: presentTime(task.createTime),
    };
  });
}
