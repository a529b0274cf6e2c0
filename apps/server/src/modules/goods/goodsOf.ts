import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { goods } from './tables';

export type GoodsRow = typeof goods.$inferSelect;

/** A product that is not deleted, whoever asks; undefined when there is none. */
export async function goodsOf(db: Db, id: string): Promise<GoodsRow | undefined> {
  const [row] = await db
    .select()
    .from(goods)
    .where(and(eq(goods.id, id), ne(goods.status, 2)));
  return row;
}
