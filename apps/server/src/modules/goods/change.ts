import type { goodsApi, ParsedInputOf } from '@backlot/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { nextNumber } from '../../db/numbers/nextNumber';
import type { Actor } from '../../http/actor';
import type { Language } from '../../db/Language';
import { Refusal } from '../../http/refusal';
import { refuseField } from '../../http/refuseField';
import { countryOf } from '../country';
import { changesOf, note, updateRow } from '../crud';
import { noteEvent } from '../lifeCycle';
import { type ShopRow, shopOf, shopOfUser } from '../shop';
import { checkGoods, goodsValues, goodsWithin, refuseForeign } from './crud';
import type { GoodsRow } from './goodsOf';
import { goods, goodsCreators } from './tables';

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
    throw refuseField('shopId', { 'zh-CN': '请选择商家。', en: 'Choose the merchant.', vn: 'Hãy chọn nhà bán hàng.' });
  const shop = await shopOf(tx, shopId);
  if (!shop) throw new Refusal('notFound');
  return shop;
}

const stateNames: Readonly<Record<Language, readonly [off: string, on: string]>> = {
  'zh-CN': ['已下架', '在售'],
  en: ['off sale', 'on sale'],
  vn: ['ngừng bán', 'đang bán'],
};

/** Puts a product on sale or takes it off; 1020001 when it is there already. */
export async function putOnSale(tx: Db, id: string, status: 0 | 1, actor: Actor): Promise<void> {
  const row = await goodsForUpdate(tx, id, actor);
  await refuseForeign(tx, row.shopId, actor);
  if (row.status === status) throw new Refusal('wrongState', { state: stateNames[actor.language][status] });
  await updateRow(tx, { table: goods, id, set: { status }, userId: actor.caller.userId });
  await noteEvent(tx, {
    actor,
    action: status === 1 ? 'goods.onSale' : 'goods.offSale',
    object: `goods:${id}`,
    from: status === 1 ? 'offSale' : 'onSale',
    to: status === 1 ? 'onSale' : 'offSale',
  });
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
    .where(and(eq(goods.id, id), ne(goods.status, 2), goodsWithin(actor)));
  if (!row) throw new Refusal('notFound');
  return row;
}

async function goodsForUpdate(tx: Db, id: string, actor: Actor): Promise<GoodsRow> {
  const [row] = await tx
    .select()
    .from(goods)
    .where(and(eq(goods.id, id), ne(goods.status, 2), goodsWithin(actor)))
    .for('update');
  if (!row) throw new Refusal('notFound');
  return row;
}
