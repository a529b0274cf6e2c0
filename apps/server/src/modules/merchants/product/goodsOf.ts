import { goodsLife } from '@backlot/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { notInState } from '../../../db/inState';
import type { Actor } from '../../../http/requests/actor';
import { goods } from '../../../tables/merchants/product';
import { goodsWithin } from './within';

export type GoodsRow = typeof goods.$inferSelect;

/** A product that is not deleted, of those that somebody may see when told who asks; undefined when there is none. */
export async function goodsOf(db: Db, id: string, by?: Actor): Promise<GoodsRow | undefined> {
  const [row] = await db
    .select()
    .from(goods)
    .where(and(eq(goods.id, id), notInState(goodsLife, goods, 'deleted'), by && goodsWithin(by)));
  return row;
}
