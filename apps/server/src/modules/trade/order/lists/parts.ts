import { approvalLife, spelledReason } from '@backlot/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { notInState } from '../../../../db/inState';
import { submissionsInSight, type Viewer } from '../../../base/sight';
import { ups } from '../../../../tables/creators/creator';
import { workOrderLinks } from '../../../../tables/trade/link';
import { workOrderUps } from '../../../../tables/trade/submission';

/** A creator of an order with what is known of the links; reasons in the words of whoever looks. */
export interface Part {
  id: string;
  bdId: string;
  nickname: string;
  approvalStatus: number;
  cooperationStatus: number;
  rejectReason: string | null;
  round: number;
  placeFree: boolean;
  publishDeadline: string | null;
  links: { id: string; linkType: number; reviewStatus: number; round: number; rejectReason: string | null }[];
}

/** The creators of an order that this person may see, oldest first; withdrawn ones are left out. */
export async function partsOf(db: Db, orderId: string, viewer: Viewer): Promise<Part[]> {
  const rows = await db
    .select({
      id: workOrderUps.id,
      bdId: workOrderUps.bdId,
      nickname: ups.nickname,
      approvalStatus: workOrderUps.approvalStatus,
      cooperationStatus: workOrderUps.cooperationStatus,
      rejectReason: workOrderUps.rejectReason,
      round: workOrderUps.round,
      placeFree: workOrderUps.placeFree,
      publishDeadline: workOrderUps.publishDeadline,
    })
    .from(workOrderUps)
    .innerJoin(ups, eq(ups.id, workOrderUps.upId))
    .where(and(eq(workOrderUps.workOrderId, orderId), notInState(approvalLife, workOrderUps, 'withdrawn'), submissionsInSight(viewer)))
    .orderBy(asc(workOrderUps.id));
  if (rows.length === 0) return [];
  const links = await db
    .select({
      id: workOrderLinks.id,
      partId: workOrderLinks.workOrderUpId,
      linkType: workOrderLinks.linkType,
      reviewStatus: workOrderLinks.reviewStatus,
      round: workOrderLinks.round,
      rejectReason: workOrderLinks.rejectReason,
    })
    .from(workOrderLinks)
    .where(
      inArray(
        workOrderLinks.workOrderUpId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(workOrderLinks.id));
  const spelled = <Row extends { rejectReason: string | null }>(row: Row): Row => ({
    ...row,
    rejectReason: row.rejectReason && spelledReason(row.rejectReason, viewer.language),
  });
  return rows.map((row) => ({ ...spelled(row), links: links.filter(({ partId }) => partId === row.id).map(spelled) }));
}
