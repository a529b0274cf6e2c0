import type { HomeTile, Permission } from '@backlot/contract';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database';
import { holds } from '../../http/caller';
import { formsInSight } from '../demandForm';
import { demandForms } from '../demandForm/tables';
import { ordersInSight, submissionsInSight, type Viewer, viewerId } from '../trade';
import { workOrderBds, workOrders } from '../workOrder/tables';
import { workOrderLinks } from '../workOrderLink/tables';
import { workOrderUps } from '../workOrderUp/tables';

/** Work of the trade that waits for this person, or runs: a figure for each permission to do something about it. */
export async function tradeTiles(db: Db, viewer: Viewer): Promise<HomeTile[]> {
  const asked = waiting(viewer).filter(({ permission, isFor = true }) => isFor && holds(viewer.caller, permission));
  if (asked.length === 0) return [];
  const [row] = await rowsOf<Record<string, number>>(db, sql`select ${sql.join(asked.map(({ key, rows }) => sql`(select count(*)::int from ${rows}) ${sql.identifier(key)}`), sql`, `)}`);
  return asked.map(({ key, link }) => ({ key, value: row?.[key] ?? 0, of: null, link }));
}

interface Waiting {
  key: string;
  permission: Permission;
  isFor?: boolean;
  /** SQL: the table and which of its rows count. */
  rows: SQL;
  link: string;
}

function waiting(viewer: Viewer): Waiting[] {
  const isBd = viewer.persona === 'bd';
  const submissions = submissionsInSight(viewer);
  const running = and(ordersInSight(viewer), inArray(workOrders.workOrderStatus, [1, 2]));
  const claimable = and(eq(workOrderBds.bdId, viewerId(viewer)), eq(workOrderBds.allocStatus, 0), inArray(workOrders.workOrderStatus, [1, 2]));
  return [
    { key: 'ordersToClaim', permission: 'workOrderHall.claim', isFor: isBd, link: '/workOrder/hall', rows: sql`${workOrderBds} join ${workOrders} on ${workOrders.id} = ${workOrderBds.workOrderId} where ${claimable}` },
    { key: 'creatorsToReview', permission: 'upAudit.audit', link: '/workOrder/upAudit', rows: sql`${workOrderUps} where ${and(eq(workOrderUps.approvalStatus, 1), submissions)}` },
    {
      key: 'linksToReview',
      permission: 'linkAudit.audit',
      link: '/workOrder/linkAudit',
      rows: sql`${workOrderLinks} join ${workOrderUps} on ${workOrderUps.id} = ${workOrderLinks.workOrderUpId} where ${and(eq(workOrderLinks.reviewStatus, 1), submissions)}`,
    },
    { key: 'demandsToConvert', permission: 'demand.convert', link: '/demand', rows: sql`${demandForms} where ${and(eq(demandForms.demandStatus, 1), ne(demandForms.status, 2), formsInSight(viewer))}` },
    { key: 'creatorsRejected', permission: 'workOrderBd.submitUp', isFor: isBd, link: '/workOrder/bd', rows: sql`${workOrderUps} where ${and(eq(workOrderUps.approvalStatus, 3), submissions)}` },
    { key: 'ordersRunning', permission: 'workOrderBd.submitUp', isFor: isBd, link: '/workOrder/bd', rows: sql`${workOrders} where ${running}` },
    { key: 'ordersRunning', permission: 'workOrderShop.query', isFor: viewer.persona === 'shop', link: '/workOrder/shop', rows: sql`${workOrders} where ${running}` },
    { key: 'ordersRunning', permission: 'workOrderCom.query', isFor: viewer.persona === 'team', link: '/workOrder/commercial', rows: sql`${workOrders} where ${and(running, eq(workOrders.workOrderType, 1))}` },
  ];
}
