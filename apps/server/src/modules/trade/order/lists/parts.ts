import { approvalLife, spelledReason } from '@backlot/contract';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inIds } from '../../../../db/inIds';
import { notInState } from '../../../../db/inState';
import { together } from '../../../../db/together/together';
import { submissionsInSight, type Viewer } from '../../../base/sight';
import { ups } from '../../../../tables/creators/creator';
import { workOrderLinks } from '../../../../tables/trade/link';
import { scripts } from '../../../../tables/trade/script';
import { workOrderUps } from '../../../../tables/trade/submission';

/** A creator of an order with what is known of the links and scripts; reasons in the words of whoever looks. */
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
  scripts: { reviewStatus: number; round: number; rejectReason: string | null; submitUser: string }[];
}

/** The creators of an order that this person may see, oldest first; withdrawn ones are left out. */
export const partsOf = async (db: Db, orderId: string, viewer: Viewer): Promise<Part[]> =>
  (await together(db, (at) => partsOfOrders(at, [orderId], viewer)))(orderId);

/** The same of several orders, in one statement where it is asked together. */
export async function partsOfOrders(db: Db, orderIds: readonly string[], viewer: Viewer): Promise<(orderId: string) => Part[]> {
  const seen = and(
    inIds(workOrderUps.workOrderId, orderIds),
    notInState(approvalLife, workOrderUps, 'withdrawn'),
    submissionsInSight(viewer),
  );
  const [rows, links, written] = await Promise.all([
    db
      .select({ orderId: workOrderUps.workOrderId, ...partColumns })
      .from(workOrderUps)
      .innerJoin(ups, eq(ups.id, workOrderUps.upId))
      .where(seen)
      .orderBy(asc(workOrderUps.id)),
    db
      .select({ partId: workOrderLinks.workOrderUpId, ...linkColumns })
      .from(workOrderLinks)
      .innerJoin(workOrderUps, eq(workOrderUps.id, workOrderLinks.workOrderUpId))
      .where(seen)
      .orderBy(asc(workOrderLinks.id)),
    db
      .select({ partId: scripts.workOrderUpId, ...scriptColumns })
      .from(scripts)
      .innerJoin(workOrderUps, eq(workOrderUps.id, scripts.workOrderUpId))
      .where(and(seen, ne(scripts.status, 2)))
      .orderBy(asc(scripts.id)),
  ]);
  const spelled = <Row extends { rejectReason: string | null }>(row: Row): Row => ({
    ...row,
    rejectReason: row.rejectReason && spelledReason(row.rejectReason, viewer.language),
  });
  const linksOf = Map.groupBy(links, ({ partId }) => partId);
  const scriptsOf = Map.groupBy(written, ({ partId }) => partId);
  const partsOfOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return (orderId) =>
    (partsOfOrder.get(orderId) ?? []).map((part) => ({
      ...spelled(part),
      links: (linksOf.get(part.id) ?? []).map(spelled),
      scripts: (scriptsOf.get(part.id) ?? []).map(spelled),
    }));
}

const partColumns = {
  id: workOrderUps.id,
  bdId: workOrderUps.bdId,
  nickname: ups.nickname,
  approvalStatus: workOrderUps.approvalStatus,
  cooperationStatus: workOrderUps.cooperationStatus,
  rejectReason: workOrderUps.rejectReason,
  round: workOrderUps.round,
  placeFree: workOrderUps.placeFree,
  publishDeadline: workOrderUps.publishDeadline,
};

const scriptColumns = {
  reviewStatus: scripts.reviewStatus,
  round: scripts.round,
  rejectReason: scripts.rejectReason,
  submitUser: scripts.submitUser,
};

const linkColumns = {
  id: workOrderLinks.id,
  linkType: workOrderLinks.linkType,
  reviewStatus: workOrderLinks.reviewStatus,
  round: workOrderLinks.round,
  rejectReason: workOrderLinks.rejectReason,
};
