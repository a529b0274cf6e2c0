import { namesOfPeople, type Viewer, viewerId } from '../../base/sight';
import type { WorkOrderDetail, WorkOrderRow } from '@backlot/contract';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { presentTime } from '../../../db/presentTime';
import { presentAmount } from '../../system/country';
import { goods } from '../../../tables/merchants/product';
import { shops } from '../../../tables/merchants/merchant';
import { countsOfOrders, type Order } from '../parts';
import { canOf } from './policy';
import { type Allocation, allocationsOf } from './store';

/** Orders as the contract promises them: a merchant sees neither who of the agency works on them nor what BDs get, and what is under review only when asked to confirm it (domain/model 2.5). */
export async function presentOrders(db: Db, orders: readonly Order[], viewer: Viewer): Promise<WorkOrderRow[]> {
  const ids = orders.map(({ id }) => id);
  const [shares, counts] = [await allocationsOf(db, ids, viewer), await countsOfOrders(db, ids)];
  const [shopNames, goodsNames] = await namesAround(db, orders);
  const leaders = await namesOfPeople(
    db,
    orders.map(({ leaderId }) => leaderId),
  );
  const isShop = viewer.persona === 'shop';
  return orders.map((order) => ({
    ...order,
    ...counts(order.id),
    ...(isShop && !order.shopConfirm ? { pendingNum: 0 } : {}),
    can: canOf(order, viewer, shares.get(order.id) ?? []),
    country: order.country as WorkOrderRow['country'],
    shop: { id: order.shopId, name: order.shop?.shopName ?? shopNames.get(order.shopId) ?? '' },
    goods: { id: order.goodsId, name: order.goodsInfo?.goodsName ?? goodsNames.get(order.goodsId) ?? '' },
    leader: order.leaderId && !isShop ? { id: order.leaderId, name: leaders.get(order.leaderId) ?? '' } : null,
    bdProportion: isShop ? null : order.bdProportion,
    upShotCost: presentAmount(order.upShotCost, order.currency),
    shopShotCost: presentAmount(order.shopShotCost, order.currency),
    handOutTime: order.handOutTime && presentTime(order.handOutTime),
    endTime: order.endTime && presentTime(order.endTime),
    createTime: presentTime(order.createTime),
  }));
}

async function namesAround(db: Db, orders: readonly Order[]): Promise<[shops: Map<string, string>, goods: Map<string, string>]> {
  if (orders.length === 0) return [new Map(), new Map()];
  const shopRows = await db
    .select({ id: shops.id, name: shops.shopName })
    .from(shops)
    .where(inArray(shops.id, [...new Set(orders.map(({ shopId }) => shopId))]));
  const goodsRows = await db
    .select({ id: goods.id, name: goods.goodsName })
    .from(goods)
    .where(inArray(goods.id, [...new Set(orders.map(({ goodsId }) => goodsId))]));
  return [new Map(shopRows.map(({ id, name }) => [id, name])), new Map(goodsRows.map(({ id, name }) => [id, name]))];
}

interface Shares {
  order: Order;
  shares: readonly Allocation[];
  /** Approved and submitted creators of a BD. */
  approvedOf: (bdId: string) => number;
  submittedOf: (bdId: string) => number;
}

/** The shares that this person may see: a BD the own one, a merchant none (domain/model 2.5). */
export function presentShares({ order, shares, approvedOf, submittedOf }: Shares, viewer: Viewer): WorkOrderDetail['allocations'] {
  if (viewer.persona === 'shop') return [];
  const seen = viewer.persona === 'bd' ? shares.filter(({ bdId }) => bdId === viewerId(viewer)) : shares;
  return seen.map((share) => ({
    ...share,
    bd: { id: share.bdId, name: share.bdName },
    approvedNum: approvedOf(share.bdId),
    submittedNum: submittedOf(share.bdId),
    claimTime: share.claimTime && presentTime(share.claimTime),
    can: canOf(order, viewer, [share]).filter((event) => event === 'claim' || event === 'returnAlloc' || event === 'reallocate'),
  }));
}
