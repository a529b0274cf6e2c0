import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Language } from '../../db/Language';
import { Refusal } from '../../http/refusal';
import type { Services } from '../../services';
import { type Happened, noteEvent } from '../lifeCycle';
import { type Order, submissionForUpdate, type Viewer, viewerId } from '../trade';
import { requireApproval } from './begin';
import { submissionTexts, tellOfSubmission } from './notices';
import { isOwn } from './policy';
import { nicknameOf, setSubmission, setWish } from './store';
import { workOrderUps } from './tables';

/** A BD takes a pending creator back. */
export async function withdraw(tx: Db, id: string, viewer: Viewer): Promise<void> {
  const { submission, order } = await submissionForUpdate(tx, id, viewer);
  if (!isOwn(submission, order, viewer)) throw new Refusal('notFound');
  await requireApproval(tx, submission, 'withdraw', viewer);
  await setSubmission(tx, id, viewerId(viewer), { approvalStatus: 4 });
  await setWish(tx, order, submission.upId, 4);
  await noteEvent(tx, { actor: viewer, action: 'workOrderUp.withdraw', object: `workOrderUp:${id}`, from: 'pending', to: 'withdrawn' });
}

/** Withdraws what a BD who returns a share still has under review; answers what is to be noted. The order is locked. */
export async function withdrawPendingOf(
  tx: Db,
  { order, bdId, actor }: { order: Order; bdId: string; actor: Viewer },
): Promise<Happened[]> {
  const pending = await pendingOf(tx, order, bdId);
  for (const { id, upId } of pending) {
    await setSubmission(tx, id, viewerId(actor), { approvalStatus: 4 });
    await setWish(tx, order, upId, 4);
  }
  return pending.map(({ id }) => ({
    actor,
    action: 'workOrderUp.withdraw',
    object: `workOrderUp:${id}`,
    from: 'pending',
    to: 'withdrawn',
  }));
}

const orderEnded: Record<Language, string> = { 'zh-CN': '工单已结束', en: 'Order ended', vn: 'Đơn đã kết thúc' };

interface Ending {
  order: Order;
  /** Absent when the system ends the order. */
  actor: Viewer | undefined;
  services: Pick<Services, 'events'>;
}

/** Rejects what an order that ends still has under review; answers what is to be noted. The order is locked. */
export async function rejectPendingOf(tx: Db, { order, actor, services }: Ending): Promise<Happened[]> {
  const reason = orderEnded[actor?.language ?? 'en'];
  const userId = actor ? viewerId(actor) : null;
  const pending = await pendingOf(tx, order);
  for (const { id, upId } of pending) {
    await setSubmission(tx, id, userId, { approvalStatus: 3, rejectReason: reason, auditUser: userId, auditTime: sql`now()` });
    await setWish(tx, order, upId, 3);
  }
  for (const submission of pending) {
    await tellOfSubmission(tx, services, {
      submission,
      userIds: [submission.bdId],
      texts: submissionTexts.rejected(order, await nicknameOf(tx, submission.upId), reason),
    });
  }
  return pending.map(({ id }) => ({
    actor,
    action: 'workOrderUp.reject',
    object: `workOrderUp:${id}`,
    from: 'pending',
    to: 'rejected',
    reason,
  }));
}

const pendingOf = (tx: Db, { id }: Order, bdId?: string) =>
  tx
    .select()
    .from(workOrderUps)
    .where(
      and(
        eq(workOrderUps.workOrderId, id),
        eq(workOrderUps.approvalStatus, 1),
        bdId === undefined ? undefined : eq(workOrderUps.bdId, bdId),
      ),
    )
    .for('update');
