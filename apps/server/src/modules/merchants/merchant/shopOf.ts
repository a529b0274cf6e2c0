import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { shops } from '../../../tables/merchants/merchant';

export type ShopRow = typeof shops.$inferSelect;

/** A merchant that is not deleted, whoever asks; undefined when there is none. */
export async function shopOf(db: Db, id: string): Promise<ShopRow | undefined> {
  const [row] = await db
    .select()
    .from(shops)
    .where(and(eq(shops.id, id), ne(shops.status, 2)));
  return row;
}

/** The merchant that an account signs in for; undefined for everybody else. */
export async function shopOfUser(db: Db, userId: string): Promise<ShopRow | undefined> {
  const [row] = await db
    .select()
    .from(shops)
    .where(and(eq(shops.userId, userId), ne(shops.status, 2)));
  return row;
}
