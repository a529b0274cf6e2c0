import type { orderApi, ParsedInputOf } from '@backlot/contract';
import { and, eq, gt, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../../db/list/contains';
import { users } from '../../../../tables/base/user';
import { ups } from '../../../../tables/creators/creator';
import { goods } from '../../../../tables/merchants/product';
import { saleItems, sales } from '../../../../tables/money/order';
import { workOrders } from '../../../../tables/trade/order';
import type { Viewer } from '../../../base/sight';
import { addDays, midnightIn } from '../../../system/country';
import { linesInSight } from '../sight';
import { differsSql } from './shareSql';

export type OrderQuery = ParsedInputOf<typeof orderApi.page>;

const { orderTime, payAmount, refundAmount } = saleItems;

/** How the list of order lines may be sorted. */
export const sorting = { sorts: { orderTime, payAmount, refundAmount }, fallback: { by: orderTime, order: 'descend' as const } };

/** SQL: the lines that a person asks for, of those in sight. */
export const whereOf = (query: OrderQuery, viewer: Viewer): SQL | undefined =>
  and(
    linesInSight(viewer),
    query.searchValue ? mentions(query.searchValue, viewer) : undefined,
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
    query.localBeginDay ? sql`${orderTime} >= ${midnightIn(query.localBeginDay, saleItems.country)}` : undefined,
    query.localEndDay ? sql`${orderTime} < ${midnightIn(addDays(query.localEndDay, 1), saleItems.country)}` : undefined,
    query.teamId && viewer.persona !== 'shop'
      ? sql`exists (select 1 from ${users} where ${users.id} = ${saleItems.bdId} and ${eq(users.orgId, query.teamId)})`
      : undefined,
  );

const ofOrder = (which: SQL): SQL => sql`exists (select 1 from ${sales} where ${sales.id} = ${saleItems.orderId} and ${which})`;

/** A merchant knows the creators of its work orders only (domain/model 2.3.4). */
const tellsCreator = ({ persona }: Viewer): SQL | undefined => (persona === 'shop' ? isNotNull(saleItems.workOrderUpId) : undefined);

const mentions = (term: string, viewer: Viewer): SQL | undefined =>
  or(
    ofOrder(contains(sales.orderNo, term)),
    sql`exists (select 1 from ${goods} where ${goods.id} = ${saleItems.goodsId} and ${or(contains(goods.goodsName, term), contains(goods.goodsNo, term))})`,
    sql`exists (select 1 from ${workOrders} where ${workOrders.id} = ${saleItems.workOrderId} and ${contains(workOrders.workOrderNo, term)})`,
    and(
      sql`exists (select 1 from ${ups} where ${ups.id} = ${saleItems.upId} and ${or(contains(ups.nickname, term), contains(ups.upNumber, term))})`,
      tellsCreator(viewer),
    ),
    viewer.persona === 'shop'
      ? undefined
      : sql`exists (select 1 from ${users} where ${users.id} = ${saleItems.bdId} and ${contains(users.name, term)})`,
  );
