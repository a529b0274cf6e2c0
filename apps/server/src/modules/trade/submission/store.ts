import { allocationLife, approvalLife, codeOf, linkReviewLife } from '@backlot/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState, notInState } from '../../../db/inState';
import { demandFormUps } from '../../../tables/trade/demandForm';
import type { Order, Submission } from '../parts';
import { ups } from '../../../tables/creators/creator';
import { workOrderBds } from '../../../tables/trade/order';
import { workOrderLinks } from '../../../tables/trade/link';
import { workOrderUps } from '../../../tables/trade/submission';

/** The claimed share of a BD in an order. */
export async function claimedShare(tx: Db, workOrderId: string, bdId: string) {
  const [share] = await tx
    .select()
    .from(workOrderBds)
    .where(and(eq(workOrderBds.workOrderId, workOrderId), eq(workOrderBds.bdId, bdId), inState(allocationLife, workOrderBds, 'claimed')));
  return share;
}

/** Creators of a BD in an order that were neither rejected nor withdrawn. */
export async function standingOf(tx: Db, workOrderId: string, bdId: string): Promise<number> {
  const rows = await tx
    .select({ id: workOrderUps.id })
    .from(workOrderUps)
    .where(
      and(
        eq(workOrderUps.workOrderId, workOrderId),
        eq(workOrderUps.bdId, bdId),
        inState(approvalLife, workOrderUps, 'pending', 'approved'),
      ),
    );
  return rows.length;
}

/** The submission of a creator by a BD in an order that waits for review or was approved. */
export async function standingIn(
  tx: Db,
  { workOrderId, upId, bdId }: Pick<Submission, 'workOrderId' | 'upId' | 'bdId'>,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: workOrderUps.id })
    .from(workOrderUps)
    .where(
      and(
        eq(workOrderUps.workOrderId, workOrderId),
        eq(workOrderUps.upId, upId),
        eq(workOrderUps.bdId, bdId),
        inState(approvalLife, workOrderUps, 'pending', 'approved'),
      ),
    );
  return row?.id;
}

export async function isInOrder(tx: Db, workOrderId: string, upId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: workOrderUps.id })
    .from(workOrderUps)
    .where(
      and(eq(workOrderUps.workOrderId, workOrderId), eq(workOrderUps.upId, upId), notInState(approvalLife, workOrderUps, 'withdrawn')),
    );
  return rows.length > 0;
}

/** Writes down what becomes of a creator that the merchant wished for; answers whether it was one. */
export async function setWish(tx: Db, { demandId }: Order, upId: string, became: keyof typeof approvalLife.states): Promise<boolean> {
  if (demandId === null) return false;
  const wished = await tx
    .update(demandFormUps)
    .set({ resultStatus: codeOf(approvalLife, became) })
    .where(and(eq(demandFormUps.demandId, demandId), eq(demandFormUps.upId, upId)))
    .returning({ id: demandFormUps.id });
  return wished.length > 0;
}

export async function nicknameOf(tx: Db, upId: string): Promise<string> {
  const [up] = await tx.select({ nickname: ups.nickname }).from(ups).where(eq(ups.id, upId));
  return up?.nickname ?? '';
}

/** Links that nobody needs to review any more: their creator is out. */
export const withdrawLinks = (tx: Db, { id }: Pick<Submission, 'id'>) =>
  tx
    .update(workOrderLinks)
    .set({
      reviewStatus: codeOf(linkReviewLife, 'withdrawn'),
      nextCheckTime: null,
      version: sql`${workOrderLinks.version} + 1`,
      updateTime: sql`now()`,
    })
    .where(and(eq(workOrderLinks.workOrderUpId, id), inState(linkReviewLife, workOrderLinks, 'pending')));
