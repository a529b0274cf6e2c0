import type { orderApi, ParsedInputOf } from '@backlot/contract';
import { and, eq, gt, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { numberOfAny, whereAnyOf } from '../../../../db/list/anyOf';
import { users } from '../../../../tables/base/user';
import { saleItems, sales } from '../../../../tables/money/order';
import type { Viewer } from '../../../base/sight';
import { addDays, beforeDay, fromDay } from '../../../system/country';
import { linesInSight } from '../sight';
import { type Condition, lookUp, type Named } from './lookUp';
import { differsSql } from './shareSql';

export type OrderQuery = ParsedInputOf<typeof orderApi.page>;

const { orderTime, payAmount, refundAmount } = saleItems;

/** How the list of order lines may be sorted. */
export const sorting = { sorts: { orderTime, payAmount, refundAmount }, fallback: { by: orderTime, order: 'descend' as const } };

/** Searching looks at more for each line than other filters: what it finds is counted to the end up to here while somebody waits. */
const foundUpTo = 10_000;

/** The lines that a person asks for, of those in sight. */
export async function linesAsked(db: Db, query: OrderQuery, viewer: Viewer) {
  const where = filtered(query, viewer);
  if (!query.searchValue) return { where };
  const found = (await lookUp(db, query.searchValue, viewer.persona === 'shop' ? ofMerchants : ofAll)).map((condition) =>
    condition.kind === 'up' ? onlyTold(condition, viewer) : condition,
  );
  const byIndex = found.map((condition) => condition.byIndex);
  const anyLine = or(...found.map((condition) => condition.byLine ?? condition.byIndex)) ?? sql`false`;
  const isBroad = found.some(({ byLine }) => byLine !== undefined);
  if (!isBroad) return { where: and(where, anyLine), exactUpTo: foundUpTo };
  const alternatives = { table: saleItems, where, anyOf: byIndex };
  return {
    where: whereAnyOf(alternatives),
    whereMany: and(where, anyLine),
    numberOf: numberOfAny(alternatives),
    exactUpTo: foundUpTo,
    // One pass over all lines, to know places far down, would take longer than a call may.
    unsteady: Object.values(sorting.sorts),
  };
}

/** SQL: the filters of a list of lines, but for what is searched. */
const filtered = (query: OrderQuery, viewer: Viewer): SQL | undefined =>
  and(
    linesInSight(viewer),
    query.country?.length ? inArray(saleItems.country, query.country) : undefined,
    query.orderStatus?.length ? ofOrder(inArray(sales.orderStatus, query.orderStatus)) : undefined,
    query.orderSource?.length ? ofOrder(inArray(sales.orderSource, query.orderSource)) : undefined,
    query.salesType?.length ? inArray(saleItems.salesType, query.salesType) : undefined,
    query.shopId ? eq(saleItems.shopId, query.shopId) : undefined,
    query.goodsId ? eq(saleItems.goodsId, query.goodsId) : undefined,
    query.upId ? and(eq(saleItems.upId, query.upId), tellsCreator(viewer)) : undefined,
    // Merchants are not told whose line it is, so they cannot ask either.
    query.bdId && viewer.persona !== 'shop' ? eq(saleItems.bdId, query.bdId) : undefined,
    query.workOrderId ? eq(saleItems.workOrderId, query.workOrderId) : undefined,
    query.attributed && (query.attributed === 'yes' ? isNotNull(saleItems.workOrderUpId) : isNull(saleItems.workOrderUpId)),
    query.refunded && (query.refunded === 'yes' ? gt(refundAmount, '0') : eq(refundAmount, '0')),
    query.differs && (query.differs === 'yes' ? differsSql : sql`not ${differsSql}`),
    query.settleMonth ? eq(saleItems.settleMonth, query.settleMonth) : undefined,
    query.beginDay ? gte(orderTime, new Date(`${query.beginDay}T00:00:00Z`)) : undefined,
    query.endDay ? sql`${orderTime} < ${query.endDay}::date + 1` : undefined,
    query.localBeginDay ? fromDay(saleItems, query.localBeginDay) : undefined,
    query.localEndDay ? beforeDay(saleItems, addDays(query.localEndDay, 1)) : undefined,
    query.teamId && viewer.persona !== 'shop'
      ? sql`exists (select 1 from ${users} where ${users.id} = ${saleItems.bdId} and ${eq(users.orgId, query.teamId)})`
      : undefined,
  );

const ofOrder = (which: SQL): SQL => sql`exists (select 1 from ${sales} where ${sales.id} = ${saleItems.orderId} and ${which})`;

/** A merchant knows the creators of its work orders only (domain/model 2.3.4). */
const tellsCreator = ({ persona }: Viewer): SQL | undefined => (persona === 'shop' ? isNotNull(saleItems.workOrderUpId) : undefined);

const onlyTold = <Of extends Condition>(condition: Of, viewer: Viewer): Of => {
  const tells = tellsCreator(viewer);
  if (!tells) return condition;
  const told = (which: SQL) => sql`(${which} and ${tells})`;
  return { ...condition, byIndex: told(condition.byIndex), ...(condition.byLine && { byLine: told(condition.byLine) }) };
};

const ofMerchants: readonly Named[] = ['order', 'goods', 'workOrder', 'up'];
const ofAll: readonly Named[] = [...ofMerchants, 'bd'];
