import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inIds } from '../../../db/inIds';
import { secondFactors } from '../../../tables/account/secondFactor';

const mine = (userId: string) => and(eq(secondFactors.userId, userId), isNotNull(secondFactors.enabledTime));

/** The second factor of a person, set up or only begun. */
export async function secondFactorOf(db: Db, userId: string) {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

/** Those of some people who are asked for a second factor. */
export async function withSecondFactor(db: Db, userIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(inIds(secondFactors.userId, userIds), isNotNull(secondFactors.enabledTime)));
  return new Set(rows.map(({ userId }) => userId));
}

/** Keeps a sealed secret that is not asked for yet; false when one is in use. */
export async function begin(db: Db, userId: string, secret: string): Promise<boolean> {
  const rows = await db
    .insert(secondFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({ target: secondFactors.userId, set: { secret, lastStep: 0 }, setWhere: isNull(secondFactors.enabledTime) })
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Asks for the factor from now on; false when it is in use already. */
export async function enable(
  db: Db,
  userId: string,
  { step, recoveryHashes }: { step: number; recoveryHashes: string[] },
): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ enabledTime: sql`now()`, lastStep: step, recoveryHashes })
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.enabledTime)))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Uses a time step up; false when it, or a later one, was used before. */
export async function spendStep(db: Db, userId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(mine(userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Uses a recovery code up; false when it is none of those left. */
export async function spendRecovery(db: Db, userId: string, hash: string): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ recoveryHashes: sql`${secondFactors.recoveryHashes} - ${hash}::text` })
    .where(and(mine(userId), sql`jsonb_exists(${secondFactors.recoveryHashes}, ${hash}::text)`))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

export const setRecovery = (db: Db, userId: string, recoveryHashes: string[]) =>
  db.update(secondFactors).set({ recoveryHashes }).where(mine(userId));

export const remove = (db: Db, userId: string) => db.delete(secondFactors).where(eq(secondFactors.userId, userId));

/** Removes a factor that is in use; false when there is none. */
export async function removeUsed(db: Db, userId: string): Promise<boolean> {
  const rows = await db.delete(secondFactors).where(mine(userId)).returning({ userId: secondFactors.userId });
  return rows.length > 0;
}
