import { type Viewer, viewerId } from '../../../base/sight';
import { approvalLife, codedReason, systemReasons } from '@backlot/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import type { Services } from '../../../../services';
import { type Order, type Submission } from '../../parts';
import { transition } from '../../../base/transition';
import { beginReview } from '../begin';
import { submissionTexts, tellOfSubmission } from '../notices';
import { nicknameOf, setWish } from '../store';
import { workOrderUps } from '../../../../tables/trade/submission';

const review = { machine: approvalLife, table: workOrderUps };

/** A BD takes a pending creator back. */
export async function withdraw(tx: Db, id: string, viewer: Viewer): Promise<void> {
  const { submission, order } = await beginReview(tx, id, 'withdraw', viewer);
  await takeBack(tx, submission, order, viewer);
}

/** Withdraws what a BD who returns a share still has under review. The order is locked. */
export async function withdrawPendingOf(tx: Db, { order, bdId, actor }: { order: Order; bdId: string; actor: Viewer }): Promise<void> {
  for (const submission of await pendingOf(tx, order, bdId)) await takeBack(tx, submission, order, actor);
}

async function takeBack(tx: Db, submission: Submission, order: Order, actor: Viewer): Promise<void> {
  await transition(tx, { ...review, row: submission, event: 'withdraw', actor });
  await setWish(tx, order, submission.upId, 'withdrawn');
}

const reason = codedReason(systemReasons.orderEnded.en);

interface Ending {
  order: Order;
  /** Absent when the system ends the order. */
  actor: Viewer | undefined;
  services: Pick<Services, 'events'>;
}

/** Rejects what an order that ends still has under review. The order is locked. */
export async function rejectPendingOf(tx: Db, { order, actor, services }: Ending): Promise<void> {
  for (const submission of await pendingOf(tx, order)) {
    const set = { rejectReason: reason, auditUser: actor ? viewerId(actor) : null, auditTime: sql`now()` };
    await transition(tx, { ...review, row: submission, event: 'reject', set, actor, reason });
    await setWish(tx, order, submission.upId, 'rejected');
    await tellOfSubmission(tx, services, {
      submission,
      userIds: [submission.bdId],
      texts: submissionTexts.rejected(order, await nicknameOf(tx, submission.upId), reason),
    });
  }
}

const pendingOf = (tx: Db, { id }: Order, bdId?: string) =>
  tx
    .select()
    .from(workOrderUps)
    .where(
      and(
        eq(workOrderUps.workOrderId, id),
        inState(approvalLife, workOrderUps, 'pending'),
        bdId === undefined ? undefined : eq(workOrderUps.bdId, bdId),
      ),
    )
    .for('update');
