import { papersLife } from '@backlot/contract';
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import type { Actor } from '../../../http/requests/actor';
import { holds } from '../../../http/requests/caller';
import { Refusal } from '../../../http/answers/refusal';
import { type ShopRow, shopsWithin } from '../merchant';
import { shops } from '../../../tables/merchants/merchant';
import type { Sight } from './present';
import { shopCertifications } from '../../../tables/merchants/certification';

export type Round = typeof shopCertifications.$inferSelect;

/** A merchant in sight; 1020002 for a foreign and for a missing one alike. */
export async function shopInSight(db: Db, id: string, actor: Actor): Promise<ShopRow> {
  const [row] = await db
    .select()
    .from(shops)
    .where(and(eq(shops.id, id), ne(shops.status, 2), shopsWithin(actor)));
  if (!row) throw new Refusal('notFound');
  return row;
}

/** The same merchant, locked until the transaction ends. */
export async function shopForUpdate(tx: Db, id: string, actor: Actor): Promise<ShopRow> {
  const [row] = await tx
    .select()
    .from(shops)
    .where(and(eq(shops.id, id), ne(shops.status, 2), shopsWithin(actor)))
    .for('update');
  if (!row) throw new Refusal('notFound');
  return row;
}

/** The merchant that somebody signs in for, locked until the transaction ends. */
export async function ownShopForUpdate(tx: Db, userId: string): Promise<ShopRow> {
  const [row] = await tx
    .select()
    .from(shops)
    .where(and(eq(shops.userId, userId), ne(shops.status, 2)))
    .for('update');
  if (!row) throw new Refusal('notFound');
  return row;
}

export async function newestRound(tx: Db, shopId: string): Promise<Round | undefined> {
  const [row] = await tx
    .select()
    .from(shopCertifications)
    .where(eq(shopCertifications.shopId, shopId))
    .orderBy(desc(shopCertifications.round))
    .limit(1);
  return row;
}

/** Notes who opened the papers that wait: from then on they cannot be withdrawn. */
export const openRound = (db: Db, shopId: string, userId: string) =>
  db
    .update(shopCertifications)
    .set({ lockUser: userId, lockTime: sql`now()` })
    .where(
      and(
        eq(shopCertifications.shopId, shopId),
        inState(papersLife, shopCertifications, 'pending'),
        isNull(shopCertifications.lockUser),
        ne(shopCertifications.submitUser, userId),
      ),
    );

/** What of a merchant's papers a person sees: the merchant its own, reviewers with `showIdCard` everything (domain/model 2.3.2). */
export function sightOf({ userId }: Pick<ShopRow, 'userId'>, { caller, scope }: Actor): Sight {
  if (scope.all && holds(caller, 'shop.showIdCard')) return 'all';
  return userId !== null && userId === caller.userId ? 'own' : 'none';
}
