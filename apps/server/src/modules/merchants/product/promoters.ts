import { approvalLife, goodsLife, type goodsApi, type OutputOf, type ParsedInputOf } from '@backlot/contract';
import { and, desc, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState, notInState } from '../../../db/inState';
import { presentPage } from '../../../db/presentPage';
import { ups } from '../../../tables/creators/creator';
import { goods, goodsCreators } from '../../../tables/merchants/product';
import { workOrders } from '../../../tables/trade/order';
import { workOrderUps } from '../../../tables/trade/submission';
import type { Viewer } from '../../base/sight';
import { upsInSight } from '../../creators/creator';
import { presentAmount } from '../../system/country';

type Asked = Omit<ParsedInputOf<typeof goodsApi.creators>, 'id'>;

/** Whose creators: one product's, or all that a merchant has. */
type Whose = { goodsId: string } | { shopId: string };

/** Creators who promote a product or the products of a merchant, or were approved in orders for them, those that came last first unless asked otherwise. */
export async function pageOfPromoters(db: Db, whose: Whose, query: Asked, viewer: Viewer): Promise<OutputOf<typeof goodsApi.creators>> {
  const bound = sql`(${noted(whose)} union all ${approved(whose)})`;
  const { id, nickname, upNumber, country, webId, fansNum, interactionRate, starLevel } = getTableColumns(ups);
  const found = await db
    .select({
      up: { id, name: nickname },
      upNumber,
      country,
      webId,
      fansNum,
      interactionRate,
      starLevel,
      goodsNum: sql<number>`count(distinct bound.goods_id)::int`,
      firstPromoteTime: sql<string>`to_char(min(bound.since) at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')`,
      gmv: sql<string>`sum(bound.gmv)::text`,
      orders: sql<number>`sum(bound.orders)::int`,
      currency: sql<string>`max(bound.currency)`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(ups)
    .innerJoin(sql`${bound} bound`, sql`bound.up_id = ${id}`)
    .where(upsInSight(viewer))
    .groupBy(id)
    .orderBy(sql`${sorts[query.sortField ?? 'firstPromoteTime']} ${query.sortOrder === 'ascend' ? sql`asc` : sql`desc`}`, desc(id))
    .limit(query.pageSize)
    .offset((query.pageNo - 1) * query.pageSize);
  return presentPage({
    ...query,
    totalRows: found[0]?.total ?? 0,
    rows: found.map(({ total: _total, gmv, ...row }) => ({ ...row, gmv: presentAmount(gmv, row.currency) })),
  });
}

const sorts = { firstPromoteTime: sql`min(bound.since)`, gmv: sql`sum(bound.gmv)` };

const noted = (whose: Whose): SQL =>
  sql`select ${goodsCreators.upId} up_id, ${goodsCreators.goodsId} goods_id, ${goodsCreators.firstPromoteTime} since,
      ${goodsCreators.gmvTotal} gmv, ${goodsCreators.orders} orders, ${goods.currency} currency
    from ${goodsCreators} join ${goods} on ${goods.id} = ${goodsCreators.goodsId}
    where ${and(notInState(goodsLife, goods, 'deleted'), 'goodsId' in whose ? eq(goods.id, whose.goodsId) : eq(goods.shopId, whose.shopId))}`;

const approved = (whose: Whose): SQL =>
  sql`select ${workOrderUps.upId} up_id, ${workOrders.goodsId} goods_id, ${workOrderUps.createTime} since,
      0 gmv, 0 orders, ${workOrders.currency} currency
    from ${workOrderUps} join ${workOrders} on ${workOrders.id} = ${workOrderUps.workOrderId}
    where ${and(
      inState(approvalLife, workOrderUps, 'approved'),
      ne(workOrders.status, 2),
      'goodsId' in whose ? eq(workOrders.goodsId, whose.goodsId) : eq(workOrders.shopId, whose.shopId),
    )}`;
