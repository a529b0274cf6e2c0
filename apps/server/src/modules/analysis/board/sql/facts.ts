import { allocationLife, approvalLife, type BoardFigure, cooperationLife } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import { inState, notInState } from '../../../../db/inState';
import { saleItems, sales } from '../../../../tables/money/order';
import { workOrderBds, workOrders } from '../../../../tables/trade/order';
import { workOrderUps } from '../../../../tables/trade/submission';
import { shareSql } from '../../../money/order';

/** Whose rows of which country and which time. */
interface Span {
  /** SQL: ids of people. */
  people: SQL;
  country: string;
  /** SQL: moments, the second one no more included. */
  from: SQL;
  to: SQL;
}

/** A figure of a board, or what only its rates need. */
export type Figure = BoardFigure | 'rejected';

const isSale = (figure: Figure | undefined) => figure === 'gmv' || figure === 'refund';

/**
 * SQL: what every figure of every board is added up of, row by row: `figure, bd, at, amount, lines, work_order_id, up_id,
 * goods_id`. One figure only where one is asked for.
 */
export function factsOf(span: Span, figure?: Figure): SQL {
  const parts = [
    ...(figure === undefined || isSale(figure) ? [sold(span)] : []),
    ...(figure === undefined || figure === 'claimed' ? [claimed(span)] : []),
    ...(figure === undefined || (!isSale(figure) && figure !== 'claimed') ? [submitted(span)] : []),
  ];
  const all = sql.join(parts, sql` union all `);
  return figure === undefined ? all : sql`select * from (${all}) known where figure = ${figure}`;
}

/** Lines that somebody sold, at their base (domain/money 4.1): cancelled and deducted ones are not. */
const sold = ({ people, country, from, to }: Span): SQL => sql`
  select v.figure, ${saleItems.bdId} bd, ${saleItems.orderTime} as at, v.amount, 1 lines, ${saleItems.workOrderId} work_order_id, ${saleItems.upId} up_id, ${saleItems.goodsId} goods_id
  from ${saleItems} join ${sales} on ${sales.id} = ${saleItems.orderId}
  cross join lateral (values ('gmv', ${shareSql.base}), ('refund', least(${saleItems.refundAmount}, ${saleItems.payAmount}))) v(figure, amount)
  where ${saleItems.status} <> 2 and ${saleItems.workOrderUpId} is not null and ${sales.orderStatus} in (1, 2, 4)
    and ${saleItems.country} = ${country} and ${saleItems.bdId} in (${people}) and ${saleItems.orderTime} >= ${from} and ${saleItems.orderTime} < ${to}
    and (v.figure = 'gmv' or v.amount > 0)`;

/** Places of shares, on the day they were claimed; those given back do not count. */
const claimed = ({ people, country, from, to }: Span): SQL => sql`
  select 'claimed' figure, ${workOrderBds.bdId} bd, ${workOrderBds.claimTime} as at, ${workOrderBds.allocNum}::numeric amount, 1 lines, ${workOrders.id} work_order_id, null::bigint up_id, ${workOrders.goodsId} goods_id
  from ${workOrderBds} join ${workOrders} on ${workOrders.id} = ${workOrderBds.workOrderId}
  where ${workOrders.status} <> 2 and ${inState(allocationLife, workOrderBds, 'claimed')} and ${workOrders.country} = ${country}
    and ${workOrderBds.bdId} in (${people}) and ${workOrderBds.claimTime} >= ${from} and ${workOrderBds.claimTime} < ${to}`;

/** Steps of submissions, each on the day it was taken. */
const submitted = ({ people, country, from, to }: Span): SQL => sql`
  select v.figure, ${workOrderUps.bdId} bd, v.at, 1::numeric amount, 1 lines, ${workOrders.id} work_order_id, ${workOrderUps.upId} up_id, ${workOrders.goodsId} goods_id
  from ${workOrderUps} join ${workOrders} on ${workOrders.id} = ${workOrderUps.workOrderId}
  cross join lateral (values
    ('submitted', ${workOrderUps.submitTime}),
    ('approved', case when ${inState(approvalLife, workOrderUps, 'approved')} then ${workOrderUps.auditTime} end),
    ('rejected', case when ${inState(approvalLife, workOrderUps, 'rejected')} then ${workOrderUps.auditTime} end),
    ('agreed', ${workOrderUps.agreeTime}),
    ('published', ${workOrderUps.publishTime}),
    ('fulfilled', case when ${inState(cooperationLife, workOrderUps, 'fulfilled')} then ${workOrderUps.fulfilledTime} end)) v(figure, at)
  where ${workOrderUps.status} <> 2 and ${workOrders.status} <> 2 and ${notInState(approvalLife, workOrderUps, 'withdrawn')}
    and ${workOrders.country} = ${country} and ${workOrderUps.bdId} in (${people}) and v.at >= ${from} and v.at < ${to}`;
