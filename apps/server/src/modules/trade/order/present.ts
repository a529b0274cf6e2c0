import { namesOfPeople, type Viewer, viewerId } from '../../base/sight';
import type { WorkOrderDetail, WorkOrderRow } from '@backlot/contract';
import type { Db } from '../../../db/database';
import { inIds } from '../../../db/inIds';
import { presentTime } from '../../../db/presentTime';
import { together } from '../../../db/together/together';
import { presentAmount } from '../../system/country';
import { goods } from '../../../tables/merchants/product';
import { shops } from '../../../tables/merchants/merchant';
import { countsOfOrders, type Order } from '../parts';
import { gmvOfBd } from './lists/gmvOfBd';
import { ruleNamesOf } from './orderRules';
import { canOf } from './policy';
import { type Allocation, allocationsOf } from './store';

/** What is read beside orders to show them. */
export interface Around {
  shares: Map<string, Allocation[]>;
  counts: Awaited<ReturnType<typeof countsOfOrders>>;
  shopNames: ReadonlyMap<string, string>;
  goodsNames: ReadonlyMap<string, string>;
  leaders: ReadonlyMap<string, string>;
  ruleNames: ReadonlyMap<string, string>;
  /** Of the own creators of a BD; undefined for whoever sees the whole order. */
  ownGmv: ReadonlyMap<string, string> | undefined;
}

/** Everything around some orders, in one statement. */
export const aroundOrders = (db: Db, orders: readonly Order[], viewer: Viewer): Promise<Around> =>
  together(
    db,
    async (at) => {
      const ids = orders.map(({ id }) => id);
      const [shares, counts, shopNames, goodsNames, leaders, ruleNames, ownGmv] = await Promise.all([
        allocationsOf(at, ids, viewer),
        countsOfOrders(at, ids),
        shopNamesOf(at, orders),
        goodsNamesOf(at, orders),
        namesOfPeople(
          at,
          orders.map(({ leaderId }) => leaderId),
        ),
        ruleNamesOf(at, orders),
        viewer.persona === 'bd' ? gmvOfBd(at, ids, viewerId(viewer)) : undefined,
      ]);
      return { shares, counts, shopNames, goodsNames, leaders, ruleNames, ownGmv };
    },
    { keepsPlan: true },
  );

/** Orders as the contract promises them: a merchant sees neither who of the agency works on them nor what BDs get, and what is under review only when asked to confirm it (domain/model 2.5). */
export async function presentOrders(db: Db, orders: readonly Order[], viewer: Viewer): Promise<WorkOrderRow[]> {
  const around = await aroundOrders(db, orders, viewer);
  return orders.map((order) => presentOrder(order, around, viewer));
}

/** One order with what was read around it. */
export function presentOrder(
  order: Order,
  { shares, counts, shopNames, goodsNames, leaders, ruleNames, ownGmv }: Around,
  viewer: Viewer,
): WorkOrderRow {
  const isShop = viewer.persona === 'shop';
  return {
    ...order,
    ...counts(order.id),
    gmv: presentAmount(ownGmv ? (ownGmv.get(order.id) ?? '0') : order.gmv, order.currency) ?? order.gmv,
    ...(isShop && !order.shopConfirm ? { pendingNum: 0 } : {}),
    can: canOf(order, viewer, shares.get(order.id) ?? []),
    country: order.country as WorkOrderRow['country'],
    shop: { id: order.shopId, name: order.shop?.shopName ?? shopNames.get(order.shopId) ?? '' },
    goods: { id: order.goodsId, name: order.goodsInfo?.goodsName ?? goodsNames.get(order.goodsId) ?? '' },
    leader: order.leaderId && !isShop ? { id: order.leaderId, name: leaders.get(order.leaderId) ?? '' } : null,
    rules: viewer.persona === 'all' || viewer.persona === 'team' ? order.ruleIds.map((id) => ({ id, name: ruleNames.get(id) ?? '' })) : [],
    bdProportion: isShop ? null : order.bdProportion,
    upShotCost: presentAmount(order.upShotCost, order.currency),
    shopShotCost: presentAmount(order.shopShotCost, order.currency),
    handOutTime: order.handOutTime && presentTime(order.handOutTime),
    endTime: order.endTime && presentTime(order.endTime),
    createTime: presentTime(order.createTime),
  };
}

/** Names of the merchants and products of orders that keep none yet. */
async function shopNamesOf(db: Db, orders: readonly Order[]): Promise<Map<string, string>> {
  const ids = orders.flatMap(({ shop, shopId }) => (shop === null ? [shopId] : []));
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id: shops.id, name: shops.shopName }).from(shops).where(inIds(shops.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function goodsNamesOf(db: Db, orders: readonly Order[]): Promise<Map<string, string>> {
  const ids = orders.flatMap(({ goodsInfo, goodsId }) => (goodsInfo === null ? [goodsId] : []));
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id: goods.id, name: goods.goodsName }).from(goods).where(inIds(goods.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

interface Shares {
  order: Order;
  shares: readonly Allocation[];
  /** Creators of a BD by where their review stands; submitted are all that were not withdrawn. */
  numberOf: (bdId: string, which: 'approved' | 'pending' | 'submitted') => number;
}

/** The shares that this person may see: a BD the own one, a merchant none (domain/model 2.5). */
export function presentShares({ order, shares, numberOf }: Shares, viewer: Viewer): WorkOrderDetail['allocations'] {
  if (viewer.persona === 'shop') return [];
  const seen = viewer.persona === 'bd' ? shares.filter(({ bdId }) => bdId === viewerId(viewer)) : shares;
  return seen.map((share) => ({
    ...share,
    bd: { id: share.bdId, name: share.bdName },
    approvedNum: numberOf(share.bdId, 'approved'),
    pendingNum: numberOf(share.bdId, 'pending'),
    submittedNum: numberOf(share.bdId, 'submitted'),
    claimTime: share.claimTime && presentTime(share.claimTime),
    can: canOf(order, viewer, [share]).filter((event) => event === 'claim' || event === 'returnAlloc' || event === 'reallocate'),
  }));
}
