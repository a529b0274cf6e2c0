import { goodsLife } from '@backlot/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { notInState } from '../../../db/inState';
import { goods } from '../../../tables/merchants/product';

export type GoodsRow = typeof goods.$inferSelect;

/** A product that is not deleted, whoever asks; undefined when there is none. */
export async function goodsOf(db: Db, id: string): Promise<GoodsRow | undefined> {
  const [row] = await db
    .select()
    .from(goods)
    .where(and(eq(goods.id, id), notInState(goodsLife, goods, 'deleted')));
  return row;
}
