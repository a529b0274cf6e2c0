import type { Shop, ShopLive } from '@backlot/channel-simulator';
import { approvalLife, liveLife } from '@backlot/contract';
import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { inState } from '../../db/inState';
import { countryOf } from '../../modules/system/country';
import { extractionTargets, extractionTasks } from '../../tables/collection/task';
import { ups } from '../../tables/creators/creator';
import { shops } from '../../tables/merchants/merchant';
import { goods } from '../../tables/merchants/product';
import { lives } from '../../tables/trade/live';
import { workOrders } from '../../tables/trade/order';
import { workOrderUps } from '../../tables/trade/submission';

const day = 86_400_000;
const ordersPerDay = 3;
/** Nothing of it counts for a settlement yet. */
const daysBack = 6;

/** Number of a merchant's shop on a channel of the demo. */
export const shopNumber = (webId: number, shopId: string): string => `${webId === 30 ? '22' : '7495'}${shopId.slice(-12)}`;

/** The shops that tasks collect orders of: they sell what the merchant has on sale through the creators who work for it. */
export async function demoShops(db: Db): Promise<Shop[]> {
  const targets = await db
    .selectDistinct({ shop: shops, webId: extractionTasks.webId, since: extractionTasks.createTime })
    .from(extractionTargets)
    .innerJoin(extractionTasks, eq(extractionTasks.id, extractionTargets.taskId))
    .innerJoin(shops, eq(shops.id, extractionTargets.targetId))
    .where(and(eq(extractionTargets.targetType, 3), ne(shops.status, 2)));
  const found: Shop[] = [];
  for (const { shop, webId, since } of targets) {
    const [product, ...products] = await productsOf(db, shop.id, webId);
    const [creator, ...creators] = await creatorsOf(db, shop.id);
    if (!product || !creator) continue;
    const { currency, timeZone } = countryOf(shop.country);
    found.push({
      channel: webId === 30 ? 'shopee' : 'tiktokShop',
      id: shopNumber(webId, shop.id),
      name: shop.shopName,
      region: shop.country,
      currency,
      timeZone,
      products: [product, ...products],
      creators: [creator, ...creators],
      lives: await livesOf(db, { webId, country: shop.country, handles: [creator, ...creators] }),
      // The same at every start, so that orders keep their numbers.
      since: new Date(Math.floor(since.getTime() / day) * day - daysBack * day),
      ordersPerDay,
    });
  }
  return found;
}

async function productsOf(db: Db, shopId: string, webId: number) {
  const found = await db
    .select({ id: goods.platformProductId, name: goods.goodsName, price: goods.price, currency: goods.currency })
    .from(goods)
    .where(and(eq(goods.shopId, shopId), eq(goods.webId, webId), eq(goods.status, 1), isNotNull(goods.platformProductId)))
    .orderBy(asc(goods.goodsNo))
    .limit(5);
  const whole = (price: string, currency: string) => (currency === 'VND' || currency === 'IDR' ? price.replace(/\.00$/, '') : price);
  return found.map(({ id, name, price, currency }) => ({ id: id ?? '', name, price: whole(price, currency) }));
}

/** When the creators of a shop were on air, and will be. */
async function livesOf(db: Db, { webId, country, handles }: { webId: number; country: string; handles: string[] }): Promise<ShopLive[]> {
  const found = await db
    .select({ creator: ups.upNumber, at: lives.beginTime, end: lives.endTime })
    .from(lives)
    .innerJoin(ups, eq(ups.id, lives.upId))
    .where(
      and(
        eq(lives.webId, webId),
        eq(lives.country, country),
        inArray(ups.upNumber, handles),
        inState(liveLife, lives, 'planned', 'onAir', 'ended', 'reported'),
      ),
    )
    .orderBy(asc(lives.id));
  return found.map(({ creator, at, end }) => ({ creator, at, minutes: Math.round((end.getTime() - at.getTime()) / 60_000) }));
}

async function creatorsOf(db: Db, shopId: string): Promise<string[]> {
  const found = await db
    .selectDistinct({ handle: ups.upNumber })
    .from(workOrderUps)
    .innerJoin(workOrders, eq(workOrders.id, workOrderUps.workOrderId))
    .innerJoin(ups, eq(ups.id, workOrderUps.upId))
    .where(and(eq(workOrders.shopId, shopId), inState(approvalLife, workOrderUps, 'approved')))
    .orderBy(asc(ups.upNumber))
    .limit(5);
  return found.map(({ handle }) => handle);
}
