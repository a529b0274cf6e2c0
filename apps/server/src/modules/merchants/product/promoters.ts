import { approvalLife, goodsLife, type goodsApi, type OutputOf } from '@backlot/contract';
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

interface Asked {
  pageNo: number;
  pageSize: number;
}

/** Whose creators: one product's, or all that a merchant has. */
type Whose = { goodsId: string } | { shopId: string };

/** Creators who promote a product or the products of a merchant, or were approved in orders for them, those that came last first. */
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
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(ups)
    .innerJoin(sql`${bound} bound`, sql`bound.up_id = ${id}`)
    .where(upsInSight(viewer))
    .groupBy(id)
    .orderBy(sql`min(bound.since) desc`, desc(id))
    .limit(query.pageSize)
    .offset((query.pageNo - 1) * query.pageSize);
  return presentPage({
    ...query,
    totalRows: found[0]?.total ?? 0,
    rows: found.map(({ total: _total, ...row }) => row),
  });
}

const noted = (whose: Whose): SQL =>
  sql`select ${goodsCreators.upId} up_id, ${goodsCreators.goodsId} goods_id, ${goodsCreators.firstPromoteTime} since
    from ${goodsCreators} join ${goods} on ${goods.id} = ${goodsCreators.goodsId}
    where ${and(notInState(goodsLife, goods, 'deleted'), 'goodsId' in whose ? eq(goods.id, whose.goodsId) : eq(goods.shopId, whose.shopId))}`;

const approved = (whose: Whose): SQL =>
  sql`select ${workOrderUps.upId} up_id, ${workOrders.goodsId} goods_id, ${workOrderUps.createTime} since
    from ${workOrderUps} join ${workOrders} on ${workOrders.id} = ${workOrderUps.workOrderId}
    where ${and(
      inState(approvalLife, workOrderUps, 'approved'),
      ne(workOrders.status, 2),
      'goodsId' in whose ? eq(workOrders.goodsId, whose.goodsId) : eq(workOrders.shopId, whose.shopId),
    )}`;
