import { type goodsApi, goodsLife, type ParsedInputOf } from '@backlot/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { notInState } from '../../../db/inState';
import { nextNumber } from '../../../db/numbers/nextNumber';
import type { Actor } from '../../../http/requests/actor';
import { Refusal } from '../../../http/answers/refusal';
import { refuseField } from '../../../http/answers/refuseField';
import { countryOf } from '../../system/country';
import { changesOf, note } from '../../base/crud';
import { noteEvent } from '../../base/lifeCycle';
import { type ShopRow, shopOf, shopOfUser } from '../merchant';
import { begin, transition } from '../../base/transition';
import { answersFor, checkGoods, goodsValues } from './crud';
import { goodsWithin } from './within';
import type { GoodsRow } from './goodsOf';
import { goodsPolicy } from './policy';
import { goods, goodsCreators } from '../../../tables/merchants/product';

type Draft = ParsedInputOf<typeof goodsApi.add>;

/** Adds a product, off sale; a merchant's is the merchant's own, anybody else names the merchant. Country and currency are the merchant's. */
export async function addGoods(tx: Db, draft: Draft, actor: Actor): Promise<string> {
  const shop = await merchantOf(tx, draft, actor);
  const { currency } = countryOf(shop.country);
  await checkGoods(tx, draft, { currency, mainImage: null, userId: actor.caller.userId });
  const goodsNo = await nextNumber(tx, { prefix: 'SP', country: shop.country });
  const [row] = await tx
    .insert(goods)
    .values({ ...goodsValues(draft), goodsNo, currency, country: shop.country, shopId: shop.id, createUser: actor.caller.userId })
    .returning();
  if (!row) throw new Error('The product was not stored.');
  await note(tx, { actor, action: 'goods.add', object: `goods:${row.id}`, detail: changesOf({}, row) });
  return row.id;
}

async function merchantOf(tx: Db, { shopId }: Draft, { scope, caller: { userId } }: Actor): Promise<ShopRow> {
  const own = await shopOfUser(tx, userId);
  if (!scope.all) {
    if (!own || (shopId !== undefined && shopId !== own.id)) throw new Refusal('notFound');
    return own;
  }
  if (shopId === undefined)
    throw refuseField('shopId', { en: 'Choose the merchant.', 'zh-CN': '请选择商家。', vn: 'Hãy chọn nhà bán hàng.' });
  const shop = await shopOf(tx, shopId);
  if (!shop) throw new Refusal('notFound');
  return shop;
}

/** Puts a product on sale or takes it off; 1020001 when it is there already. */
export async function putOnSale(tx: Db, id: string, event: 'onSale' | 'offSale', actor: Actor): Promise<void> {
  const find = async () => {
    const product = await goodsForUpdate(tx, id, actor);
    return { product, isOwn: await answersFor(tx, product.shopId, actor) };
  };
  const { product } = await begin(tx, { policy: goodsPolicy, event, viewer: actor, find });
  await transition(tx, { machine: goodsLife, table: goods, row: product, event, actor });
}

/** Notes that a creator promotes a product; once. */
export async function bindUp(tx: Db, { id, upId }: { id: string; upId: string }, actor: Actor): Promise<void> {
  await goodsForUpdate(tx, id, actor);
  const bound = await tx
    .insert(goodsCreators)
    .values({ goodsId: id, upId, createUser: actor.caller.userId })
    .onConflictDoNothing()
    .returning({ upId: goodsCreators.upId });
  if (bound.length === 0) return;
  await tx
    .update(goods)
    .set({ creatorNum: sql`${goods.creatorNum} + 1` })
    .where(eq(goods.id, id));
  await noteEvent(tx, { actor, action: 'goods.bindUp', object: `goods:${id}`, more: { upId } });
}

/** A product in sight; 1020002 for a foreign and for a missing one alike. */
export async function goodsInSight(db: Db, id: string, actor: Actor): Promise<GoodsRow> {
  const [row] = await db
    .select()
    .from(goods)
    .where(and(eq(goods.id, id), notInState(goodsLife, goods, 'deleted'), goodsWithin(actor)));
  if (!row) throw new Refusal('notFound');
  return row;
}

async function goodsForUpdate(tx: Db, id: string, actor: Actor): Promise<GoodsRow> {
  const [row] = await tx
    .select()
    .from(goods)
    .where(and(eq(goods.id, id), notInState(goodsLife, goods, 'deleted'), goodsWithin(actor)))
    .for('update');
  if (!row) throw new Refusal('notFound');
  return row;
}
