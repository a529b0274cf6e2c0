import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { oneTimeCodes } from '../../../tables/account/auth';

const life = '10 minutes';

interface Way {
  source: string;
  /** Who links; null for a person who signs in. */
  userId: string | null;
}

const hash = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');
const isWay = (state: string) =>
  and(eq(oneTimeCodes.purpose, 'oauth'), eq(oneTimeCodes.target, hash('oauth', state)), gt(oneTimeCodes.expireTime, sql`now()`));

/** Keeps that somebody goes to a service; answers the state that comes back with them. */
export async function openWay(db: Db, { source, userId, challenge }: Way & { challenge: string }): Promise<string> {
  const state = randomBytes(32).toString('base64url');
  await db.insert(oneTimeCodes).values({
    purpose: 'oauth',
    target: hash('oauth', state),
    userId,
    codeHash: hash(source, challenge),
    expireTime: sql`now() + ${life}::interval`,
  });
  return state;
}

/** Whether a way that is open is one of somebody who links; undefined when there is none. */
export async function isLinking(db: Db, state: string): Promise<boolean | undefined> {
  const [way] = await db.select({ userId: oneTimeCodes.userId }).from(oneTimeCodes).where(isWay(state));
  return way && way.userId !== null;
}

/** Uses a way up: true for the tab that opened it, of the same person to the same service. */
export async function closeWay(db: Db, { source, userId, state, verifier }: Way & { state: string; verifier: string }): Promise<boolean> {
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const closed = await db
    .delete(oneTimeCodes)
    .where(
      and(
        isWay(state),
        eq(oneTimeCodes.codeHash, hash(source, challenge)),
        userId === null ? isNull(oneTimeCodes.userId) : eq(oneTimeCodes.userId, userId),
      ),
    )
    .returning({ id: oneTimeCodes.id });
  return closed.length > 0;
}
