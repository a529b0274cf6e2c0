import { approvalLife } from '@backlot/contract';
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { countryOf } from '../../../system/country';
import { workOrders } from '../../../../tables/trade/order';
import { workOrderUps } from '../../../../tables/trade/submission';

/** What of a line decides who sold it. */
export interface SoldLine {
  goodsId: string;
  country: string;
  orderTime: Date;
}

/**
 * Submissions that a line can belong to: of a work order for its product, valid on the day of the order in the country's
 * zone, with a creator who was approved by then and whose cooperation had not ended (domain/money 4.3.4). The latest
 * approval comes first.
 */
export const submissionsFor = (db: Db, { goodsId, country, orderTime }: SoldLine, which?: SQL) =>
  db
    .select({ submission: workOrderUps, order: workOrders })
    .from(workOrderUps)
    .innerJoin(workOrders, eq(workOrders.id, workOrderUps.workOrderId))
    .where(
      and(
        eq(workOrders.goodsId, goodsId),
        eq(workOrders.country, country),
        ne(workOrders.status, 2),
        ne(workOrderUps.status, 2),
        inState(approvalLife, workOrderUps, 'approved'),
        sql`${workOrderUps.auditTime} <= ${orderTime.toISOString()}`,
        sql`(${workOrderUps.terminateTime} is null or ${workOrderUps.terminateTime} > ${orderTime.toISOString()})`,
        sql`(${workOrders.endTime} is null or ${workOrders.endTime} > ${orderTime.toISOString()})`,
        sql`(${orderTime.toISOString()}::timestamptz at time zone ${countryOf(country).timeZone})::date between ${workOrders.validBegin} and ${workOrders.expireDate}`,
        which,
      ),
    )
    .orderBy(desc(workOrderUps.auditTime), desc(workOrderUps.id))
    .limit(50);

export type Sold = Awaited<ReturnType<typeof submissionsFor>>[number];
