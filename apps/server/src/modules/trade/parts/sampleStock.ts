import { goodsLife } from '@backlot/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import { Refusal } from '../../../http/answers/refusal';
import { goods } from '../../../tables/merchants/product';
import type { Sample } from './samples';

type Pieces = Pick<Sample, 'goodsId' | 'quantity'>;

/**
 * Reserves pieces of a product's quota: 1026002 when fewer are left, 1023002 when it is not on sale. The condition stands
 * in the update, so that of two who want the last piece one gets it.
 */
export async function reserveQuota(tx: Db, { goodsId, quantity }: Pieces): Promise<void> {
  const reserved = await tx
    .update(goods)
    .set({ sampleUsed: sql`${goods.sampleUsed} + ${quantity}` })
    .where(
      and(eq(goods.id, goodsId), inState(goodsLife, goods, 'onSale'), sql`${goods.sampleUsed} + ${quantity}::int <= ${goods.sampleQuota}`),
    )
    .returning({ id: goods.id });
  if (reserved.length > 0) return;
  const [product] = await tx.select().from(goods).where(eq(goods.id, goodsId));
  if (product?.status !== goodsLife.states.onSale) throw new Refusal('goodsNotOnSale');
  throw new Refusal('noSamplesLeft', { n: Math.max(0, product.sampleQuota - product.sampleUsed) }, { field: 'quantity' });
}

/** Takes pieces out of the stock, where the merchant counts it: 1026002 when fewer are there. */
export async function takeStock(tx: Db, { goodsId, quantity }: Pieces): Promise<void> {
  const taken = await tx
    .update(goods)
    .set({ stock: sql`${goods.stock} - ${quantity}`, version: countedVersion })
    .where(and(eq(goods.id, goodsId), sql`coalesce(${goods.stock}, ${quantity}::int) >= ${quantity}::int`))
    .returning({ id: goods.id });
  if (taken.length > 0) return;
  const [product] = await tx.select({ stock: goods.stock }).from(goods).where(eq(goods.id, goodsId));
  throw new Refusal('noSamplesLeft', { n: product?.stock ?? 0 });
}

/** Frees reserved pieces, and puts those back that were taken out of the stock. */
export async function giveBack(tx: Db, { goodsId, quantity }: Pieces, { toStock }: { toStock: boolean }): Promise<void> {
  await tx
    .update(goods)
    .set({
      sampleUsed: sql`greatest(0, ${goods.sampleUsed} - ${quantity}::int)`,
      ...(toStock && { stock: sql`${goods.stock} + ${quantity}`, version: countedVersion }),
    })
    .where(eq(goods.id, goodsId));
}

/** Who edits a product meanwhile does not write an old stock over the new one. */
const countedVersion = sql`${goods.version} + case when ${goods.stock} is null then 0 else 1 end`;
