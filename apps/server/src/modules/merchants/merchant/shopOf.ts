import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Actor } from '../../../http/requests/actor';
import { shops } from '../../../tables/merchants/merchant';
import { shopsWithin } from './within';

export type ShopRow = typeof shops.$inferSelect;

/** A merchant that is not deleted, of those that somebody may see when told who asks; undefined when there is none. */
export async function shopOf(db: Db, id: string, by?: Actor): Promise<ShopRow | undefined> {
  const [row] = await db
    .select()
    .from(shops)
    .where(and(eq(shops.id, id), ne(shops.status, 2), by && shopsWithin(by)));
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
