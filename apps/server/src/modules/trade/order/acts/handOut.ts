import { type Viewer, viewerId } from '../../../base/sight';
import { certificationLife, is, workOrderLife } from '@backlot/contract';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import type { Services } from '../../../../services';
import { dayIn } from '../../../system/country';
import { sql } from 'drizzle-orm';
import { goodsOf } from '../../../merchants/product';
import { shopOf } from '../../../merchants/merchant';
import { type Order, orderForUpdate } from '../../parts';
import { begin, transition } from '../../../base/transition';
import { requireBds } from './allocate';
import { orderTexts, tellOfOrder } from '../notices';
import { orderPolicy } from '../policy';
import { checkRules } from '../orderRules';
import { goodsSnapshotOf, shopSnapshotOf } from '../snapshots';
import { sharesOf, placesOf, wishesOf } from '../store';
import { workOrders } from '../../../../tables/trade/order';

interface HandOut {
  id: string;
  /** Orders of one run share it. */
  batchNo: string;
  viewer: Viewer;
  services: Pick<Services, 'events'>;
}

/** Issues a draft whose creators are all allocated; merchant, product and ratios are frozen with it (domain/life-cycles 3.3). */
export async function handOut(tx: Db, { id, batchNo, viewer, services }: HandOut): Promise<void> {
  const find = async () => ({ order: await orderForUpdate(tx, id, viewer) });
  const { order } = await begin(tx, { policy: orderPolicy, event: 'handOut', viewer, find });
  const shares = await sharesOf(tx, id);
  await requireAllocated(
    tx,
    order,
    shares.reduce((sum, share) => sum + placesOf(share), 0),
  );
  await requireBds(
    tx,
    order,
    shares.map(({ bdId }) => bdId),
    { ...viewer, persona: 'all' },
  );
  if (order.expireDate < dayIn(order.country)) throw new Refusal('orderExpired');
  await checkRules(tx, order);
  await transition(tx, {
    machine: workOrderLife,
    table: workOrders,
    row: order,
    event: 'handOut',
    set: { handOutTime: sql`now()`, handOutUser: viewerId(viewer), batchNo, ...(await snapshotsOf(tx, order)) },
    actor: viewer,
    more: { batchNo },
  });
  for (const share of shares)
    await tellOfOrder(tx, services, {
      order,
      userIds: [share.bdId],
      texts: orderTexts.handedOut(order, placesOf(share)),
      publicUser: viewerId(viewer),
    });
}

/** "All creators must be allocated before a work order is issued", those that the merchant named included (spec section 5). */
async function requireAllocated(tx: Db, { requireUpNum, demandId }: Order, places: number): Promise<void> {
  if (places !== requireUpNum) throw new Refusal('notAllAllocated', { n: places, m: requireUpNum });
  const wishes = await wishesOf(tx, demandId);
  const cared = wishes.filter(({ bdId }) => bdId !== null).length;
  if (cared < wishes.length) throw new Refusal('notAllAllocated', { n: cared, m: wishes.length });
}

/** Merchant and product as they are now; the documents read these from here on. */
async function snapshotsOf(tx: Db, { shopId, goodsId }: Order): Promise<Pick<Order, 'shop' | 'goodsInfo'>> {
  const [shop, goods] = [await shopOf(tx, shopId), await goodsOf(tx, goodsId)];
  if (!shop || !is(certificationLife, shop, 'certified')) throw new Refusal('orderShopNotCertified');
  if (!goods || goods.shopId !== shopId) throw new Refusal('goodsOfOtherShop');
  return { shop: shopSnapshotOf(shop), goodsInfo: goodsSnapshotOf(goods) };
}
