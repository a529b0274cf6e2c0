import { submissionsInSight, type Viewer } from '../../base/sight';
import { linkReviewLife, type OutputOf, type ParsedInputOf, type workOrderLinkApi } from '@backlot/contract';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inIds } from '../../../db/inIds';
import { inState } from '../../../db/inState';
import { contains } from '../../../db/list/contains';
import { countRows } from '../../../db/list/countRows';
import { idBatches } from '../../../db/list/idBatches';
import { listPage } from '../../../db/list/listPage';
import { presentPage } from '../../../db/presentPage';
import { concernsPerson, type Link, presentLink, waitsTooLong } from '../parts';
import { users } from '../../../tables/base/user';
import { ups } from '../../../tables/creators/creator';
import { workOrders } from '../../../tables/trade/order';
import { workOrderUps } from '../../../tables/trade/submission';
import { workOrderLinks } from '../../../tables/trade/link';

export type LinkQuery = ParsedInputOf<typeof workOrderLinkApi.page>;
type LinkRow = OutputOf<typeof workOrderLinkApi.page>['rows'][number];

export function whereOf({ searchValue, linkType, reviewStatus, linkStatus, personId, due }: LinkQuery, viewer: Viewer): SQL | undefined {
  const ofSubmission = (condition: SQL | undefined) =>
    sql`exists (select 1 from ${workOrderUps} where ${workOrderUps.id} = ${workOrderLinks.workOrderUpId} and ${condition})`;
  return and(
    ofSubmission(submissionsInSight(viewer)),
    searchValue ? or(contains(workOrderLinks.link, searchValue), ofSubmission(isNamed(searchValue))) : undefined,
    linkType === undefined ? undefined : eq(workOrderLinks.linkType, linkType),
    reviewStatus?.length ? inArray(workOrderLinks.reviewStatus, reviewStatus) : undefined,
    linkStatus?.length ? inArray(workOrderLinks.linkStatus, linkStatus) : undefined,
    personId ? ofSubmission(concernsPerson(personId, viewer)) : undefined,
    due ? and(inState(linkReviewLife, workOrderLinks, 'pending'), waitsTooLong(workOrderLinks.submitTime)) : undefined,
  );
}

const isNamed = (term: string): SQL | undefined =>
  or(
    sql`exists (select 1 from ${ups} where ${ups.id} = ${workOrderUps.upId} and (${contains(ups.nickname, term)} or ${contains(ups.upNumber, term)}))`,
    sql`exists (select 1 from ${workOrders} where ${workOrders.id} = ${workOrderUps.workOrderId} and (${contains(workOrders.workOrderNo, term)} or ${contains(workOrders.workOrderName, term)}))`,
  );

const sorting = {
  sorts: { createTime: workOrderLinks.createTime },
  fallback: { by: workOrderLinks.createTime, order: 'descend' as const },
};

export const countLinks = (db: Db, where: SQL | undefined): Promise<number> => countRows(db, { table: workOrderLinks, where });

export const idsOfLinks = (db: Db, where: SQL | undefined, query: LinkQuery): AsyncIterable<string[]> =>
  idBatches(db, { table: workOrderLinks, where, ...sorting }, query);

export async function pageOfLinks(db: Db, query: LinkQuery, viewer: Viewer) {
  const { rows, totalRows } = await listPage(db, { table: workOrderLinks, where: whereOf(query, viewer), ...sorting }, query);
  return presentPage({ ...query, totalRows, rows: await presentLinks(db, rows as unknown as Link[], viewer) });
}

/** Links with the order, the creator and the BD that they belong to. */
export async function presentLinks(db: Db, links: readonly Link[], viewer: Viewer): Promise<LinkRow[]> {
  if (links.length === 0) return [];
  const around = await db
    .select({
      submission: workOrderUps,
      order: workOrders,
      orderId: workOrders.id,
      orderName: workOrders.workOrderName,
      workOrderNo: workOrders.workOrderNo,
      upId: ups.id,
      nickname: ups.nickname,
      upNumber: ups.upNumber,
      bdName: users.name,
    })
    .from(workOrderUps)
    .innerJoin(workOrders, eq(workOrders.id, workOrderUps.workOrderId))
    .innerJoin(ups, eq(ups.id, workOrderUps.upId))
    .leftJoin(users, eq(users.id, workOrderUps.bdId))
    .where(
      inIds(
        workOrderUps.id,
        links.map(({ workOrderUpId }) => workOrderUpId),
      ),
    );
  const bySubmission = new Map(around.map((row) => [row.submission.id, row]));
  return links.flatMap((link) => {
    const found = bySubmission.get(link.workOrderUpId);
    if (!found) return [];
    const { submission, order, orderId, orderName, workOrderNo, upId, nickname, upNumber, bdName } = found;
    const { bdId } = submission;
    return [
      {
        ...presentLink(link, { submission, order }, viewer),
        workOrder: { id: orderId, name: orderName },
        workOrderNo,
        up: { id: upId, name: nickname },
        upNumber,
        bd: viewer.persona === 'shop' ? null : { id: bdId, name: bdName ?? '' },
      },
    ];
  });
}
