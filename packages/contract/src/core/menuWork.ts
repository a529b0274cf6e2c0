import type { Permission } from '../permissions';

/**
 * Menu entries behind which something can wait for a person, by code, with the permissions for that work: whoever holds
 * one of them sees a count beside the entry, and in lists of orders the view "waiting for me".
 */
export const menuWork = {
  shopAuth: ['shopAuth.submit'],
  shop: ['shop.audit'],
  upLibrary: ['upLibrary.import'],
  demand: ['demand.convert', 'demand.submit'],
  workOrderHall: ['workOrderHall.claim'],
  workOrderBd: ['workOrderHall.claim', 'workOrderBd.submitUp', 'workOrderBd.agree', 'workOrderBd.submitLink'],
  workOrderCom: ['workOrderCom.handout', 'workOrderCom.allocate', 'upAudit.audit', 'linkAudit.audit'],
  workOrderLeader: ['workOrderLeader.handout', 'workOrderLeader.allocate', 'upAudit.audit', 'linkAudit.audit'],
  workOrderShop: ['upAudit.audit'],
  upAudit: ['upAudit.audit'],
  linkAudit: ['linkAudit.audit', 'linkAudit.recheck'],
  intent: ['intent.convert'],
  followUp: ['followUp.add'],
  live: ['live.report'],
  sample: ['sample.audit', 'sample.ship', 'sample.deliver'],
  script: ['script.audit', 'script.add'],
} as const satisfies Record<string, readonly Permission[]>;

/** Code of a menu entry that is counted. */
export type CountedMenu = keyof typeof menuWork;

/** Counting ends here: this number stands for itself and for any above it. */
export const mostCounted = 1000;
