import { approvalLife, goodsLife, type goodsApi, type OutputOf } from '@backlot/contract';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
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
  const found = await rowsOf<{ id: string; since: string; products: number; total: number }>(
    db,
    sql`select ${ups.id}::text id, to_char(min(bound.since) at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') since, count(distinct bound.goods_id)::int products, (count(*) over ())::int total
      from ${bound} bound join ${ups} on ${ups.id} = bound.up_id where ${upsInSight(viewer)}
      group by ${ups.id} order by min(bound.since) desc, ${ups.id} desc
      limit ${query.pageSize} offset ${(query.pageNo - 1) * query.pageSize}`,
  );
  const ids = found.map(({ id }) => id);
  const shown = ids.length === 0 ? [] : await db.select().from(ups).where(inArray(ups.id, ids));
  const byId = new Map(shown.map((up) => [up.id, up]));
  return presentPage({
    ...query,
    totalRows: found[0]?.total ?? 0,
    rows: found.flatMap(({ id, since, products }) => {
      const up = byId.get(id);
      if (!up) return [];
      const { upNumber, country, webId, fansNum, interactionRate, starLevel } = up;
      const figures = { webId, country, fansNum, interactionRate, starLevel };
      return [{ up: { id, name: up.nickname }, upNumber, ...figures, goodsNum: products, firstPromoteTime: since }];
    }),
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
