import { and, eq, TransactionRollbackError } from 'drizzle-orm';
import type { OauthSource } from '@backlot/contract';
import type { Db } from '../../../db/database';
import { identities } from '../../../tables/account/identity';
import type { Identity } from './whoIs';

export const linksOf = (db: Db, userId: string) => db.select().from(identities).where(eq(identities.userId, userId));

/** Whose an account of a service is. */
export async function holderOf(db: Db, source: OauthSource, openId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.source, source), eq(identities.openId, openId)));
  return row?.userId;
}

/** Links an account of a service in the place of the one before; false when it is somebody else's. */
export async function link(db: Db, { userId, source, openId, name }: Identity & { userId: string; source: OauthSource }): Promise<boolean> {
  return db
    .transaction(async (tx) => {
      await unlink(tx, userId, source);
      const rows = await tx
        .insert(identities)
        .values({ userId, source, openId, name })
        .onConflictDoNothing()
        .returning({ id: identities.id });
      if (rows.length === 0) tx.rollback();
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof TransactionRollbackError) return false;
      throw error;
    });
}

/** Removes a link; false when there is none. */
export async function unlink(db: Db, userId: string, source: OauthSource): Promise<boolean> {
  const rows = await db
    .delete(identities)
    .where(and(eq(identities.userId, userId), eq(identities.source, source)))
    .returning({ id: identities.id });
  return rows.length > 0;
}
