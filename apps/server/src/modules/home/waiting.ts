import type { CountedMenu, OrderWait, Permission } from '@backlot/contract';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { holds } from '../../http/caller';
import { formsInSight } from '../demandForm';
import { demandForms } from '../demandForm/tables';
import { intentsInSight } from '../intent';
import { cooperationIntents } from '../intent/tables';
import { shops, shopsWithin } from '../shop';
import { shopCertifications } from '../shopCertification/tables';
import { reviewsLinks, submissionsInSight, type Viewer } from '../trade';
import { hasOldFigures, ups, upsInSight } from '../up';
import { type Listing, ordersOfList } from '../workOrder';
import { workOrders } from '../workOrder/tables';
import { workOrderLinks } from '../workOrderLink/tables';
import { workOrderUps } from '../workOrderUp/tables';

/** A kind of work and the rows that make it. */
export interface Waiting {
  key: string;
  permission: Permission;
  /** Whether it is this kind of person who does it; everybody with the permission by default. */
  isFor?: boolean;
  /** SQL after `select`: the time since when each row waits, as `since`, with table and condition. */
  rows: SQL;
  /** The list of these rows. */
  link: string;
  /** The menu entry that counts exactly these rows. */
  menu?: CountedMenu;
}

/** SQL after `select`: the orders of a list since when each waits. */
export const waitingOrders = (viewer: Viewer, list: Listing, filter: { waits?: OrderWait; workOrderStatus?: number[] } = {}): SQL =>
  sql`coalesce(${workOrders.handOutTime}, ${workOrders.createTime}) since from ${workOrders} where ${ordersOfList(list, filter, viewer)}`;

/** What can wait for this person, in the order in which it is best done. */
export function waiting(viewer: Viewer): Waiting[] {
  const is = (...personas: Viewer['persona'][]) => personas.includes(viewer.persona);
  const manages = is('all', 'team');
  const submissions = submissionsInSight(viewer);
  const ofUps = (...conditions: SQL[]) =>
    sql`${workOrderUps.submitTime} since from ${workOrderUps} where ${and(...conditions, submissions)}`;
  const ofLinks = (...conditions: SQL[]) =>
    sql`${workOrderLinks.submitTime} since from ${workOrderLinks} join ${workOrderUps} on ${workOrderUps.id} = ${workOrderLinks.workOrderUpId} where ${and(...conditions, submissions)}`;
  const ofForms = (status: number) =>
    sql`coalesce(${demandForms.submitTime}, ${demandForms.createTime}) since from ${demandForms} where ${and(eq(demandForms.demandStatus, status), ne(demandForms.status, 2), formsInSight(viewer))}`;
  const ofOrders = (list: Listing, filter?: Parameters<typeof waitingOrders>[2]) => waitingOrders(viewer, list, filter);
  return [
    {
      key: 'papersToSubmit',
      menu: 'shopAuth',
      permission: 'shopAuth.submit',
      isFor: is('shop'),
      link: '/account/settings/shangjiaAuth',
      rows: sql`${shops.createTime} since from ${shops} where ${and(eq(shops.id, viewer.shopId ?? '0'), inArray(shops.shopStatus, [0, 3]))}`,
    },
    {
      key: 'merchantsToReview',
      menu: 'shop',
      permission: 'shop.audit',
      link: '/shop?papers=waiting',
      rows: sql`${shopCertifications.submitTime} since from ${shopCertifications} join ${shops} on ${shops.id} = ${shopCertifications.shopId} where ${and(eq(shopCertifications.status, 1), ne(shops.status, 2), shopsWithin(viewer))}`,
    },
    {
      key: 'creatorsToReview',
      menu: 'upAudit',
      permission: 'upAudit.audit',
      isFor: is('all', 'shop'),
      link: '/workOrder/upAudit',
      rows: ofUps(eq(workOrderUps.approvalStatus, 1)),
    },
    {
      key: 'linksToReview',
      menu: 'linkAudit',
      permission: 'linkAudit.audit',
      isFor: reviewsLinks(viewer),
      link: '/workOrder/linkAudit',
      rows: ofLinks(eq(workOrderLinks.reviewStatus, 1)),
    },
    {
      key: 'linksToCheck',
      menu: 'linkAudit',
      permission: 'linkAudit.recheck',
      isFor: !holds(viewer.caller, 'linkAudit.audit') && !is('team'),
      link: '/workOrder/linkAudit?linkStatus=3',
      rows: ofLinks(eq(workOrderLinks.reviewStatus, 1), eq(workOrderLinks.linkStatus, 3)),
    },
    {
      key: 'figuresToRenew',
      menu: 'upLibrary',
      permission: 'upLibrary.import',
      isFor: !holds(viewer.caller, 'upAudit.audit'),
      link: '/up/library?dataAge=old',
      rows: sql`${ups.dataTime} since from ${ups} where ${and(hasOldFigures, upsInSight(viewer))}`,
    },
    { key: 'demandsToConvert', menu: 'demand', permission: 'demand.convert', link: '/demand?demandStatus=1', rows: ofForms(1) },
    {
      key: 'demandsToSubmit',
      menu: 'demand',
      permission: 'demand.submit',
      isFor: is('shop'),
      link: '/demand?demandStatus=0',
      rows: ofForms(0),
    },
    {
      key: 'ordersToHandOut',
      permission: 'workOrderCom.handout',
      isFor: manages,
      link: '/workOrder/commercial?workOrderStatus=0',
      rows: ofOrders('commercial', { workOrderStatus: [0] }),
    },
    {
      key: 'leaderOrdersToHandOut',
      permission: 'workOrderLeader.handout',
      isFor: manages,
      link: '/workOrder/leader?workOrderStatus=0',
      rows: ofOrders('leader', { workOrderStatus: [0] }),
    },
    {
      key: 'sharesReturned',
      permission: 'workOrderCom.allocate',
      isFor: manages,
      link: '/workOrder/commercial?waits=returned',
      rows: ofOrders('commercial', { waits: 'returned' }),
    },
    {
      key: 'leaderSharesReturned',
      permission: 'workOrderLeader.allocate',
      isFor: manages,
      link: '/workOrder/leader?waits=returned',
      rows: ofOrders('leader', { waits: 'returned' }),
    },
    {
      key: 'ordersToClaim',
      menu: 'workOrderHall',
      permission: 'workOrderHall.claim',
      isFor: is('bd'),
      link: '/workOrder/hall',
      rows: ofOrders('hall'),
    },
    {
      key: 'creatorsToSubmit',
      permission: 'workOrderBd.submitUp',
      isFor: is('bd'),
      link: '/workOrder/bd?scope=all&waits=submit',
      rows: ofOrders('bd', { waits: 'submit' }),
    },
    {
      key: 'creatorsRejected',
      permission: 'workOrderBd.submitUp',
      isFor: is('bd'),
      link: '/workOrder/bd?scope=all&waits=rejected',
      rows: ofOrders('bd', { waits: 'rejected' }),
    },
    {
      key: 'creatorsToAgree',
      permission: 'workOrderBd.agree',
      isFor: is('bd'),
      link: '/workOrder/bd?scope=all&waits=agree',
      rows: ofOrders('bd', { waits: 'agree' }),
    },
    {
      key: 'linksToSubmit',
      permission: 'workOrderBd.submitLink',
      isFor: is('bd'),
      link: '/workOrder/bd?scope=all&waits=link',
      rows: ofOrders('bd', { waits: 'link' }),
    },
    {
      key: 'intentsToConvert',
      menu: 'intent',
      permission: 'intent.convert',
      isFor: is('bd'),
      link: '/intent?intentStatus=2',
      rows: sql`${cooperationIntents.replyTime} since from ${cooperationIntents} where ${and(eq(cooperationIntents.intentStatus, 2), ne(cooperationIntents.status, 2), intentsInSight(viewer))}`,
    },
  ];
}
