import { queueLife, taskRunLife, taskSwitchLife } from '@backlot/contract';
import { and, eq, inArray, lte, ne, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import type { Services } from '../../../services';
import { connectors } from '../../../tables/collection/connector';
import { extractionQueue } from '../../../tables/collection/queue';
import { extractionTargets, extractionTasks } from '../../../tables/collection/task';
import { works } from '../../../tables/creators/creator';
import { noteEvent } from '../../base/lifeCycle';
import { move } from '../../base/transition';
import { announce } from '../queue';
import type { Task } from './policy';
import { periodMs, slotDue, slotFrom, slotsBetween } from './slots';

type Has = Pick<Services, 'database' | 'events'>;

const life = { machine: taskRunLife, table: extractionTasks };

/** Puts the slots that are due into the queue, each once whoever plans, and ends tasks whose window has passed; answers how many jobs. */
export async function plan(services: Has, now: Date): Promise<number> {
  const { db } = services.database;
  const due = await db
    .select({ id: extractionTasks.id })
    .from(extractionTasks)
    .where(and(isOpen, lte(extractionTasks.nextRunTime, now)))
    .orderBy(extractionTasks.nextRunTime)
    .limit(200);
  let planned = 0;
  for (const { id } of due) planned += await db.transaction((tx) => planTask(tx, services, { id, now }));
  await finishTasks(db, now);
  return planned;
}

const isOpen = and(inState(taskSwitchLife, extractionTasks, 'open'), ne(extractionTasks.status, 2));

async function planTask(tx: Db, services: Has, { id, now }: { id: string; now: Date }): Promise<number> {
  const [task] = await tx
    .select()
    .from(extractionTasks)
    .where(and(eq(extractionTasks.id, id), isOpen, lte(extractionTasks.nextRunTime, now)))
    .for('update', { skipLocked: true });
  if (!task) return 0;
  const slot = slotDue(task, now);
  const next = slot ? slotFrom(task, new Date(slot.getTime() + periodMs(task))) : null;
  await tx.update(extractionTasks).set({ nextRunTime: next }).where(eq(extractionTasks.id, id));
  const planned = slot ? await planSlot(tx, services, { task, slot, now }) : 0;
  const missed = slotsBetween(task, task.nextRunTime ?? now, slot ?? task.endTime);
  if (missed > 0)
    await noteEvent(tx, {
      action: 'task.missSlots',
      object: `task:${id}`,
      more: { from: task.nextRunTime?.toISOString(), slots: missed },
    });
  return planned;
}

async function planSlot(tx: Db, services: Has, { task, slot, now }: { task: Task; slot: Date; now: Date }): Promise<number> {
  const { id } = task;
  if (task.taskRunStatus === taskRunLife.states.notStarted) await move(tx, { ...life, row: task, event: 'begin' });
  if (await isQuotaUsed(tx, task, now)) {
    // 1029005: the slot is left out, and the history of the task says so.
    await noteEvent(tx, { action: 'task.skipSlot', object: `task:${id}`, more: { slot: slot.toISOString() } });
    return 0;
  }
  const jobs = await jobsOf(tx, task, slot);
  if (jobs.length === 0) return 0;
  const added = await tx.insert(extractionQueue).values(jobs).onConflictDoNothing().returning({ id: extractionQueue.id });
  const [first] = added;
  if (first) await announce(tx, services, { id: first.id, connectorId: task.connectorId });
  return added.length;
}

/** A job for each target whose creator is known. */
async function jobsOf(tx: Db, { id, connectorId, objectType }: Task, slot: Date) {
  const upId = sql<string>`(case ${extractionTargets.targetType} when 3 then 0 else coalesce(${works.upId}, ${extractionTargets.targetId}) end)::text`;
  const targets = await tx
    .select({ targetType: extractionTargets.targetType, targetId: extractionTargets.targetId, upId })
    .from(extractionTargets)
    .leftJoin(works, and(eq(works.id, extractionTargets.targetId), eq(extractionTargets.targetType, 2)))
    .where(eq(extractionTargets.taskId, id));
  return targets.map((target) => ({ ...target, taskId: id, connectorId, objectType, slotTime: slot, notBefore: slot }));
}

async function isQuotaUsed(tx: Db, { connectorId }: Task, now: Date): Promise<boolean> {
  const [row] = await tx.select().from(connectors).where(eq(connectors.id, connectorId));
  return row?.quotaDay != null && row.quotaUsed >= row.quotaDay && row.quotaResetTime !== null && row.quotaResetTime > now;
}

/** Tasks whose window has passed and of which nothing waits or runs are completed. */
async function finishTasks(db: Db, now: Date): Promise<void> {
  const left = db
    .select({ one: sql`1` })
    .from(extractionQueue)
    .where(and(eq(extractionQueue.taskId, extractionTasks.id), inState(queueLife, extractionQueue, 'waiting', 'executing')));
  const isOver = and(
    lte(extractionTasks.endTime, now),
    ne(extractionTasks.status, 2),
    inState(taskRunLife, extractionTasks, 'notStarted', 'running'),
    or(isOpen, inState(taskRunLife, extractionTasks, 'running')),
    notExists(left),
  );
  const over = await db.select({ id: extractionTasks.id }).from(extractionTasks).where(isOver).limit(200);
  if (over.length === 0) return;
  await db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(extractionTasks)
      .where(
        and(
          isOver,
          inArray(
            extractionTasks.id,
            over.map(({ id }) => id),
          ),
        ),
      )
      .orderBy(extractionTasks.id)
      .for('update', { skipLocked: true });
    for (const row of rows) await move(tx, { ...life, row, event: 'finish', set: { nextRunTime: null } });
  });
}
