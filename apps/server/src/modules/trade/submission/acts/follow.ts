import { accountOfShop, type Viewer } from '../../../base/sight';
import { cooperationLife, is, linkReviewLife, linkValidityLife } from '@backlot/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import type { Services } from '../../../../services';
import { lockOrder, type Submission } from '../../parts';
import { transition } from '../../../base/transition';
import { workOrders } from '../../../../tables/trade/order';
import { workOrderLinks } from '../../../../tables/trade/link';
import { submissionTexts, tellOfSubmission } from '../notices';
import { nicknameOf } from '../store';
import { workOrderUps } from '../../../../tables/trade/submission';

const work = { machine: cooperationLife, table: workOrderUps };

/** The publish link was approved: the work is out (domain/life-cycles 3.4). */
export async function publish(tx: Db, submission: Submission, actor: Viewer): Promise<void> {
  if (!is(cooperationLife, submission, 'agreed', 'producing')) return;
  await transition(tx, { ...work, row: submission, event: 'publish', set: { publishTime: sql`now()` }, actor });
}

/** The publish link was reopened: the work is not out any more. */
export async function unpublish(tx: Db, submission: Submission, actor: Viewer): Promise<void> {
  if (!is(cooperationLife, submission, 'published')) return;
  await transition(tx, { ...work, row: submission, event: 'unpublish', set: { publishTime: null }, actor });
}

/** A commercial order counts once its link was valid this long (domain/life-cycles 3.4). */
const validHours = 24;

/**
 * SQL: published creators whose link fulfils the order: of a commercial order valid for 24 hours, of a team-leader order
 * valid with the product attached.
 */
const isFulfilled = sql`exists (select 1 from ${workOrderLinks}, ${workOrders}
  where ${workOrderLinks.workOrderUpId} = ${workOrderUps.id} and ${workOrderLinks.linkType} = 2 and ${inState(linkReviewLife, workOrderLinks, 'approved')} and ${inState(linkValidityLife, workOrderLinks, 'valid')}
  and ${workOrders.id} = ${workOrderUps.workOrderId}
  and ((${workOrders.workOrderType} = 1 and ${workOrderLinks.validSince} <= now() - ${`${validHours} hours`}::interval) or (${workOrders.workOrderType} = 2 and ${workOrderLinks.hasGoods})))`;

/** Fulfils what is due, one creator at a time, or the one that is named; answers how many. */
export async function fulfilDue(services: Pick<Services, 'database' | 'events'>, id?: string): Promise<number> {
  const { db } = services.database;
  const due = await db
    .select({ id: workOrderUps.id, workOrderId: workOrderUps.workOrderId })
    .from(workOrderUps)
    .where(and(inState(cooperationLife, workOrderUps, 'published'), id === undefined ? undefined : eq(workOrderUps.id, id), isFulfilled));
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
    .where(and(eq(workOrderUps.id, id), inState(cooperationLife, workOrderUps, 'published'), isFulfilled))
    .for('update');
  if (!submission) return;
  await transition(tx, { ...work, row: submission, event: 'fulfil', set: { fulfilledTime: sql`now()` } });
  const texts = submissionTexts.fulfilled(order, await nicknameOf(tx, submission.upId));
  await tellOfSubmission(tx, services, { submission, userIds: [submission.bdId, ...(await accountOfShop(tx, order.shopId))], texts });
}
