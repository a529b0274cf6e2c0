import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Services } from '../../services';
import { type Happened, noteEvent } from '../lifeCycle';
import { accountOfShop, lockOrder, type Submission, type Viewer, viewerId } from '../trade';
import { workOrders } from '../workOrder/tables';
import { workOrderLinks } from '../workOrderLink/tables';
import { submissionTexts, tellOfSubmission } from './notices';
import { nicknameOf, setSubmission } from './store';
import { workOrderUps } from './tables';

/** The publish link was approved: the work is out. Answers what is to be noted (domain/life-cycles 3.4). */
export async function publish(tx: Db, submission: Submission, viewer: Viewer): Promise<Happened[]> {
  if (submission.cooperationStatus !== 2 && submission.cooperationStatus !== 3) return [];
  await setSubmission(tx, submission.id, viewerId(viewer), { cooperationStatus: 4, publishTime: sql`now()` });
  return [
    {
      actor: viewer,
      action: 'workOrderUp.publish',
      object: `workOrderUp:${submission.id}`,
      from: submission.cooperationStatus === 2 ? 'agreed' : 'producing',
      to: 'published',
    },
  ];
}

/** The publish link was reopened: the work is not out any more. Answers what is to be noted. */
export async function unpublish(tx: Db, submission: Submission, viewer: Viewer): Promise<Happened[]> {
  if (submission.cooperationStatus !== 4) return [];
  await setSubmission(tx, submission.id, viewerId(viewer), { cooperationStatus: 3, publishTime: null });
  return [{ actor: viewer, action: 'workOrderUp.unpublish', object: `workOrderUp:${submission.id}`, from: 'published', to: 'producing' }];
}

/** A commercial order counts once its link was valid this long (domain/life-cycles 3.4). */
const validHours = 24;

/**
 * SQL: published creators whose link fulfils the order: of a commercial order valid for 24 hours, of a team-leader order
 * valid with the product attached.
 */
const isFulfilled = sql`exists (select 1 from ${workOrderLinks}, ${workOrders}
  where ${workOrderLinks.workOrderUpId} = ${workOrderUps.id} and ${workOrderLinks.linkType} = 2 and ${workOrderLinks.reviewStatus} = 2 and ${workOrderLinks.linkStatus} = 1
  and ${workOrders.id} = ${workOrderUps.workOrderId}
  and ((${workOrders.workOrderType} = 1 and ${workOrderLinks.validSince} <= now() - ${`${validHours} hours`}::interval) or (${workOrders.workOrderType} = 2 and ${workOrderLinks.hasGoods})))`;

/** Fulfils what is due, one creator at a time, or the one that is named; answers how many. */
export async function fulfilDue(services: Pick<Services, 'database' | 'events'>, id?: string): Promise<number> {
  const { db } = services.database;
  const due = await db
    .select({ id: workOrderUps.id, workOrderId: workOrderUps.workOrderId })
    .from(workOrderUps)
    .where(and(eq(workOrderUps.cooperationStatus, 4), id === undefined ? undefined : eq(workOrderUps.id, id), isFulfilled));
  for (const { id, workOrderId } of due) await db.transaction((tx) => fulfil(tx, { id, workOrderId, services }));
  return due.length;
}

interface Due {
  id: string;
  workOrderId: string;
  services: Pick<Services, 'events'>;
}

async function fulfil(tx: Db, { id, workOrderId, services }: Due): Promise<void> {
  const order = await lockOrder(tx, workOrderId);
  const [submission] = await tx
    .select()
    .from(workOrderUps)
    .where(and(eq(workOrderUps.id, id), eq(workOrderUps.cooperationStatus, 4), isFulfilled))
    .for('update');
  if (!submission) return;
  await setSubmission(tx, id, null, { cooperationStatus: 5, fulfilledTime: sql`now()` });
  const texts = submissionTexts.fulfilled(order, await nicknameOf(tx, submission.upId));
  await tellOfSubmission(tx, services, { submission, userIds: [submission.bdId, ...(await accountOfShop(tx, order.shopId))], texts });
  await noteEvent(tx, { action: 'workOrderUp.fulfil', object: `workOrderUp:${id}`, from: 'published', to: 'fulfilled' });
}
