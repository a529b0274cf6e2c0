import { submissionsInSight, type Viewer, viewerId } from '../../base/sight';
import {
  approvalLife,
  certificationLife,
  codeOf,
  demandFormLife,
  intentLife,
  linkReviewLife,
  linkValidityLife,
  type OrderWait,
  papersLife,
  sampleLife,
  scriptLife,
  workOrderLife,
} from '@backlot/contract';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { inState } from '../../../db/inState';
import { holds } from '../../../http/requests/caller';
import { formsInSight } from '../../trade/demandForm';
import { demandForms } from '../../../tables/trade/demandForm';
import { intentsInSight } from '../../trade/intent';
import { cooperationIntents } from '../../../tables/trade/intent';
import { shopsWithin } from '../../merchants/merchant';
import { shops } from '../../../tables/merchants/merchant';
import { shopCertifications } from '../../../tables/merchants/certification';
import { reviewsLinks, samplesInSight, scriptsInSight } from '../../trade/parts';
import { hasOldFigures, upsInSight } from '../../creators/creator';
import { followUpsDue, followUpsInSight } from '../../creators/followUp';
import { upFollowUps, ups } from '../../../tables/creators/creator';
import { livesInSight, owesResults } from '../../trade/live';
import { lives } from '../../../tables/trade/live';
import { type Listing, ordersOfList } from '../../trade/order';
import { workOrders } from '../../../tables/trade/order';
import { workOrderLinks } from '../../../tables/trade/link';
import { scripts } from '../../../tables/trade/script';
import { sampleShippings } from '../../../tables/trade/sample';
import { workOrderUps } from '../../../tables/trade/submission';
import { moneyWaiting } from './moneyWaiting';
import { stateQuery } from './stateQuery';
import type { WaitingWork } from './WaitingWork';

/** SQL after `select`: the orders of a list since when each waits. */
export const waitingOrders = (viewer: Viewer, list: Listing, filter: { waits?: OrderWait; workOrderStatus?: number[] } = {}): SQL =>
  sql`coalesce(${workOrders.handOutTime}, ${workOrders.createTime}) since from ${workOrders} where ${ordersOfList(list, filter, viewer)}`;

const drafts = stateQuery(workOrderLife, 'draft');

/** What can wait for this person, in the order in which it is best done. */
export function waiting(viewer: Viewer): WaitingWork[] {
  const is = (...personas: Viewer['persona'][]) => personas.includes(viewer.persona);
  const manages = is('all', 'team');
  const submissions = submissionsInSight(viewer);
  const ofUps = (...conditions: SQL[]) =>
    sql`${workOrderUps.submitTime} since from ${workOrderUps} where ${and(...conditions, submissions)}`;
  const ofLinks = (...conditions: SQL[]) =>
    sql`${workOrderLinks.submitTime} since from ${workOrderLinks} join ${workOrderUps} on ${workOrderUps.id} = ${workOrderLinks.workOrderUpId} where ${and(...conditions, submissions)}`;
  const ofForms = (state: keyof typeof demandFormLife.states) =>
    sql`coalesce(${demandForms.submitTime}, ${demandForms.createTime}) since from ${demandForms} where ${and(inState(demandFormLife, demandForms, state), ne(demandForms.status, 2), formsInSight(viewer))}`;
  const ofOrders = (list: Listing, filter?: Parameters<typeof waitingOrders>[2]) => waitingOrders(viewer, list, filter);
  const ofSamples = (state: keyof typeof sampleLife.states) =>
    sql`coalesce(${sampleShippings.updateTime}, ${sampleShippings.createTime}) since from ${sampleShippings} where ${and(inState(sampleLife, sampleShippings, state), samplesInSight(viewer))}`;
  const ofScripts = (state: keyof typeof scriptLife.states) =>
    sql`coalesce(${scripts.reviewTime}, ${scripts.uploadTime}) since from ${scripts} where ${and(inState(scriptLife, scripts, state), scriptsInSight(viewer))}`;
  return [
    {
      key: 'papersToSubmit',
      menu: 'shopAuth',
      permission: 'shopAuth.submit',
      isFor: is('shop'),
      link: '/account/settings/shangjiaAuth',
      rows: sql`${shops.createTime} since from ${shops} where ${and(eq(shops.id, viewer.shopId ?? '0'), inState(certificationLife, shops, 'notSubmitted', 'rejected'))}`,
    },
    {
      key: 'merchantsToReview',
      menu: 'shop',
      permission: 'shop.audit',
      link: '/shop?papers=waiting',
      rows: sql`${shopCertifications.submitTime} since from ${shopCertifications} join ${shops} on ${shops.id} = ${shopCertifications.shopId} where ${and(inState(papersLife, shopCertifications, 'pending'), ne(shops.status, 2), shopsWithin(viewer))}`,
    },
    {
      key: 'creatorsToReview',
      menu: 'upAudit',
      permission: 'upAudit.audit',
      isFor: is('all', 'shop'),
      link: '/workOrder/upAudit',
      rows: ofUps(inState(approvalLife, workOrderUps, 'pending')),
    },
    {
      key: 'linksToReview',
      menu: 'linkAudit',
      permission: 'linkAudit.audit',
      isFor: reviewsLinks(viewer),
      link: '/workOrder/linkAudit',
      rows: ofLinks(inState(linkReviewLife, workOrderLinks, 'pending')),
    },
    {
      key: 'linksToCheck',
      menu: 'linkAudit',
      permission: 'linkAudit.recheck',
      isFor: !holds(viewer.caller, 'linkAudit.audit') && !is('team'),
      link: `/workOrder/linkAudit?${stateQuery(linkValidityLife, 'timedOut')}`,
      rows: ofLinks(inState(linkReviewLife, workOrderLinks, 'pending'), inState(linkValidityLife, workOrderLinks, 'timedOut')),
    },
    {
      key: 'figuresToRenew',
      menu: 'upLibrary',
      permission: 'upLibrary.import',
      isFor: !holds(viewer.caller, 'upAudit.audit'),
      link: '/up/library?dataAge=old',
      rows: sql`${ups.dataTime} since from ${ups} where ${and(hasOldFigures, upsInSight(viewer))}`,
    },
    {
      key: 'demandsToConvert',
      menu: 'demand',
      permission: 'demand.convert',
      link: `/demand?${stateQuery(demandFormLife, 'submitted')}`,
      rows: ofForms('submitted'),
    },
    {
      key: 'demandsToSubmit',
      menu: 'demand',
      permission: 'demand.submit',
      isFor: is('shop'),
      link: `/demand?${stateQuery(demandFormLife, 'draft')}`,
      rows: ofForms('draft'),
    },
    {
      key: 'ordersToHandOut',
      permission: 'workOrderCom.handout',
      isFor: manages,
      link: `/workOrder/commercial?${drafts}`,
      rows: ofOrders('commercial', { workOrderStatus: [codeOf(workOrderLife, 'draft')] }),
    },
    {
      key: 'leaderOrdersToHandOut',
      permission: 'workOrderLeader.handout',
      isFor: manages,
      link: `/workOrder/leader?${drafts}`,
      rows: ofOrders('leader', { workOrderStatus: [codeOf(workOrderLife, 'draft')] }),
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
      link: `/intent?${stateQuery(intentLife, 'interested')}`,
      rows: sql`${cooperationIntents.replyTime} since from ${cooperationIntents} where ${and(inState(intentLife, cooperationIntents, 'interested'), ne(cooperationIntents.status, 2), intentsInSight(viewer))}`,
    },
    {
      key: 'followUpsDue',
      menu: 'followUp',
      permission: 'followUp.add',
      link: '/followUp?waits=me',
      rows: sql`${upFollowUps.nextDate}::timestamptz since from ${upFollowUps} where ${and(followUpsDue(viewerId(viewer)), followUpsInSight(viewer))}`,
    },
    {
      key: 'livesToReport',
      menu: 'live',
      permission: 'live.report',
      link: '/live_broadcast_management?waits=me',
      rows: sql`${lives.endTime} since from ${lives} where ${and(owesResults(viewerId(viewer)), livesInSight(viewer))}`,
    },
    {
      key: 'samplesToReview',
      menu: 'sample',
      permission: 'sample.audit',
      isFor: is('shop'),
      link: `/sample?${stateQuery(sampleLife, 'requested')}`,
      rows: ofSamples('requested'),
    },
    {
      key: 'samplesToShip',
      menu: 'sample',
      permission: 'sample.ship',
      isFor: is('shop'),
      link: `/sample?${stateQuery(sampleLife, 'awaiting')}`,
      rows: ofSamples('awaiting'),
    },
    {
      key: 'samplesToReceive',
      menu: 'sample',
      permission: 'sample.deliver',
      isFor: is('bd'),
      link: `/sample?${stateQuery(sampleLife, 'shipped')}`,
      rows: ofSamples('shipped'),
    },
    {
      key: 'samplesOverdue',
      menu: 'sample',
      permission: 'sample.deliver',
      isFor: is('bd'),
      link: `/sample?${stateQuery(sampleLife, 'overdue')}`,
      rows: ofSamples('overdue'),
    },
    {
      key: 'scriptsToReview',
      menu: 'script',
      permission: 'script.audit',
      isFor: manages,
      link: '/scriptQueue',
      rows: ofScripts('pending'),
    },
    {
      key: 'scriptsRejected',
      menu: 'script',
      permission: 'script.add',
      isFor: is('bd'),
      link: `/script?${stateQuery(scriptLife, 'rejected')}`,
      rows: ofScripts('rejected'),
    },
    ...moneyWaiting(viewer),
  ];
}
