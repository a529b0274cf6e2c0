import { queueLife, taskSwitchLife } from '@backlot/contract';
import { and, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import type { Services } from '../../../services';
import { extractionQueue } from '../../../tables/collection/queue';
import { extractionTargets, extractionTasks } from '../../../tables/collection/task';
import { announce } from './announce';
import { merchantTarget } from './holder';

const ordersObject = 5;

/** Makes the order tasks of a merchant due: one job each, unless one waits already. Answers how many. */
export async function makeDue(
  tx: Db,
  services: Pick<Services, 'events'>,
  { connectorId, shopId, now }: { connectorId: string; shopId: string; now: Date },
): Promise<number> {
  // Two that are told at once are told one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`orders:${connectorId}:${shopId}`}))`);
  const of = { targetType: merchantTarget, targetId: shopId };
  const tasks = await tx
    .select({ id: extractionTasks.id })
    .from(extractionTasks)
    .innerJoin(
      extractionTargets,
      and(
        eq(extractionTargets.taskId, extractionTasks.id),
        eq(extractionTargets.targetType, of.targetType),
        eq(extractionTargets.targetId, of.targetId),
      ),
    )
    .where(
      and(
        eq(extractionTasks.connectorId, connectorId),
        eq(extractionTasks.objectType, ordersObject),
        ne(extractionTasks.status, 2),
        inState(taskSwitchLife, extractionTasks, 'open'),
        lte(extractionTasks.beginTime, now),
        gt(extractionTasks.endTime, now),
      ),
    );
  let due = 0;
  for (const { id: taskId } of tasks) {
    const [waits] = await tx
      .select({ id: extractionQueue.id })
      .from(extractionQueue)
      .where(
        and(
          eq(extractionQueue.taskId, taskId),
          eq(extractionQueue.targetType, of.targetType),
          eq(extractionQueue.targetId, of.targetId),
          inState(queueLife, extractionQueue, 'waiting'),
        ),
      )
      .limit(1);
    if (waits) continue;
    const [job] = await tx
      .insert(extractionQueue)
      .values({ taskId, connectorId, objectType: ordersObject, ...of, upId: '0', slotTime: now, notBefore: now })
      .onConflictDoNothing()
      .returning({ id: extractionQueue.id });
    if (!job) continue;
    await announce(tx, services, { id: job.id, connectorId });
    due += 1;
  }
  return due;
}
