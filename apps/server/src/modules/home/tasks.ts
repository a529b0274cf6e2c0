import type { HomeTask, OrderWait, Permission } from '@backlot/contract';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database';
import { presentTime } from '../../db/presentTime';
import { holds } from '../../http/caller';
import { formsInSight } from '../demandForm';
import { demandForms } from '../demandForm/tables';
import { intentsInSight } from '../intent';
import { cooperationIntents } from '../intent/tables';
import { shops, shopsWithin } from '../shop';
import { shopCertifications } from '../shopCertification/tables';
import { submissionsInSight, type Viewer } from '../trade';
import { hasOldFigures, ups, upsInSight } from '../up';
import { type Listing, ordersOfList } from '../workOrder';
import { workOrders } from '../workOrder/tables';
import { workOrderLinks } from '../workOrderLink/tables';
import { workOrderUps } from '../workOrderUp/tables';

/** Work of the trade that this person can do something about, the rows of the list behind each link counted; null for those who have none to do. */
export async function tasksOf(db: Db, viewer: Viewer): Promise<HomeTask[] | null> {
  const asked = waiting(viewer).filter(({ permission, isFor = true }) => isFor && holds(viewer.caller, permission));
  if (asked.length === 0) return null;
  const counted = asked.map(({ key, rows }) => sql`select ${key}::text key, count(*)::int n, min(since) since from (select ${rows}) waiting`);
  const found = await rowsOf<{ key: string; n: number; since: Date | string | null }>(db, sql.join(counted, sql` union all `));
  const byKey = new Map(found.map((row) => [row.key, row]));
  return asked.flatMap(({ key, link }) => {
    const { n = 0, since = null } = byKey.get(key) ?? {};
    return n > 0 ? [{ key, count: n, since: since === null ? null : presentTime(new Date(since)), link }] : [];
  });
}

interface Waiting {
  key: string;
  permission: Permission;
  /** Whether it is this kind of person who does it; everybody with the permission by default. */
  isFor?: boolean;
  /** SQL after `select`: the time since when each row waits, as `since`, with table and condition. */
  rows: SQL;
  /** The list of these rows. */
  link: string;
}

/** In the order in which they are best done. */
function waiting(viewer: Viewer): Waiting[] {
  const is = (...personas: Viewer['persona'][]) => personas.includes(viewer.persona);
  const manages = is('all', 'team');
  const submissions = submissionsInSight(viewer);
  const ofUps = (...conditions: SQL[]) => sql`${workOrderUps.submitTime} since from ${workOrderUps} where ${and(...conditions, submissions)}`;
  const ofLinks = (...conditions: SQL[]) => sql`${workOrderLinks.submitTime} since from ${workOrderLinks} join ${workOrderUps} on ${workOrderUps.id} = ${workOrderLinks.workOrderUpId} where ${and(...conditions, submissions)}`;
  const ofForms = (status: number) => sql`coalesce(${demandForms.submitTime}, ${demandForms.createTime}) since from ${demandForms} where ${and(eq(demandForms.demandStatus, status), ne(demandForms.status, 2), formsInSight(viewer))}`;
  const ofOrders = (list: Listing, filter: { waits?: OrderWait; workOrderStatus?: number[] } = {}) => sql`coalesce(${workOrders.handOutTime}, ${workOrders.createTime}) since from ${workOrders} where ${ordersOfList(list, filter, viewer)}`;
  return [
    { key: 'papersToSubmit', permission: 'shopAuth.submit', isFor: is('shop'), link: '/account/settings/shangjiaAuth', rows: sql`${shops.createTime} since from ${shops} where ${and(eq(shops.id, viewer.shopId ?? '0'), inArray(shops.shopStatus, [0, 3]))}` },
    { key: 'merchantsToReview', permission: 'shop.audit', link: '/shop?papers=waiting', rows: sql`${shopCertifications.submitTime} since from ${shopCertifications} join ${shops} on ${shops.id} = ${shopCertifications.shopId} where ${and(eq(shopCertifications.status, 1), ne(shops.status, 2), shopsWithin(viewer))}` },
    { key: 'creatorsToReview', permission: 'upAudit.audit', link: '/workOrder/upAudit', rows: ofUps(eq(workOrderUps.approvalStatus, 1)) },
    {
      key: 'linksToReview',
      permission: 'linkAudit.audit',
      link: '/workOrder/linkAudit',
      rows: ofLinks(eq(workOrderLinks.reviewStatus, 1)),
    },
    {
      key: 'linksToCheck',
      permission: 'linkAudit.recheck',
      isFor: !holds(viewer.caller, 'linkAudit.audit') && !is('team'),
      link: '/workOrder/linkAudit?linkStatus=3',
      rows: ofLinks(eq(workOrderLinks.reviewStatus, 1), eq(workOrderLinks.linkStatus, 3)),
    },
    { key: 'figuresToRenew', permission: 'upLibrary.import', isFor: !holds(viewer.caller, 'upAudit.audit'), link: '/up/library?dataAge=old', rows: sql`${ups.dataTime} since from ${ups} where ${and(hasOldFigures, upsInSight(viewer))}` },
    { key: 'demandsToConvert', permission: 'demand.convert', link: '/demand?demandStatus=1', rows: ofForms(1) },
    { key: 'demandsToSubmit', permission: 'demand.submit', isFor: is('shop'), link: '/demand?demandStatus=0', rows: ofForms(0) },
    { key: 'ordersToHandOut', permission: 'workOrderCom.handout', isFor: manages, link: '/workOrder/commercial?workOrderStatus=0', rows: ofOrders('commercial', { workOrderStatus: [0] }) },
    { key: 'leaderOrdersToHandOut', permission: 'workOrderLeader.handout', isFor: manages, link: '/workOrder/leader?workOrderStatus=0', rows: ofOrders('leader', { workOrderStatus: [0] }) },
    { key: 'sharesReturned', permission: 'workOrderCom.allocate', isFor: manages, link: '/workOrder/commercial?waits=returned', rows: ofOrders('commercial', { waits: 'returned' }) },
    { key: 'leaderSharesReturned', permission: 'workOrderLeader.allocate', isFor: manages, link: '/workOrder/leader?waits=returned', rows: ofOrders('leader', { waits: 'returned' }) },
    { key: 'ordersToClaim', permission: 'workOrderHall.claim', isFor: is('bd'), link: '/workOrder/hall', rows: ofOrders('hall') },
    { key: 'creatorsRejected', permission: 'workOrderBd.submitUp', isFor: is('bd'), link: '/workOrder/bd?scope=all&waits=rejected', rows: ofOrders('bd', { waits: 'rejected' }) },
    { key: 'creatorsToAgree', permission: 'workOrderBd.agree', isFor: is('bd'), link: '/workOrder/bd?scope=all&waits=agree', rows: ofOrders('bd', { waits: 'agree' }) },
    { key: 'linksToSubmit', permission: 'workOrderBd.submitLink', isFor: is('bd'), link: '/workOrder/bd?scope=all&waits=link', rows: ofOrders('bd', { waits: 'link' }) },
    { key: 'intentsToConvert', permission: 'intent.convert', isFor: is('bd'), link: '/intent?intentStatus=2', rows: sql`${cooperationIntents.replyTime} since from ${cooperationIntents} where ${and(eq(cooperationIntents.intentStatus, 2), ne(cooperationIntents.status, 2), intentsInSight(viewer))}` },
  ];
}
