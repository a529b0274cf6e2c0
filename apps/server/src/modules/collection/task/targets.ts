import type { OutputOf, taskApi } from '@backlot/contract';
import { and, asc, desc, eq, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inIds } from '../../../db/inIds';
import { extractionQueue } from '../../../tables/collection/queue';
import { extractionTargets } from '../../../tables/collection/task';
import type { Viewer } from '../../base/sight';
import { jobsInSight, presentJobs, targetNames } from '../queue';
import type { Task } from './policy';

const { targetType, targetId, slotTime } = extractionQueue;

/** What a task collects, with the newest collection of each: of the task, or of the same object because somebody asked for it. */
export async function targetsOf(db: Db, task: Task, viewer: Viewer): Promise<OutputOf<typeof taskApi.targets>> {
  const targets = await db
    .select({ targetType: extractionTargets.targetType, targetId: extractionTargets.targetId })
    .from(extractionTargets)
    .where(eq(extractionTargets.taskId, task.id))
    .orderBy(asc(extractionTargets.targetType), asc(extractionTargets.targetId));
  if (targets.length === 0) return [];
  const { connectorId, objectType } = extractionQueue;
  const byHand = and(isNull(extractionQueue.taskId), eq(connectorId, task.connectorId), eq(objectType, task.objectType));
  const ids = targets.map((target) => target.targetId);
  const newest = await db
    .selectDistinctOn([targetType, targetId])
    .from(extractionQueue)
    .where(and(inIds(targetId, ids), or(eq(extractionQueue.taskId, task.id), byHand), jobsInSight(viewer)))
    .orderBy(targetType, targetId, desc(slotTime), desc(extractionQueue.id));
  const jobs = new Map((await presentJobs(db, newest, viewer)).map((job) => [keyOf(job), job]));
  const names = await targetNames(db, targets);
  return targets.map((target) => {
    const known = names.get(keyOf(target));
    return { ...target, name: known?.name ?? '', upId: known?.upId ?? null, job: jobs.get(keyOf(target)) ?? null };
  });
}

const keyOf = (target: { targetType: number; targetId: string }) => `${target.targetType}:${target.targetId}`;
