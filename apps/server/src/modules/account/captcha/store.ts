import { createHash, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { captchaChallenges } from '../../../tables/account/captcha';

type Challenge = typeof captchaChallenges.$inferSelect;

/** Keeps a challenge for two minutes; answers its token. */
export async function keepChallenge(db: Db, challenge: Pick<Challenge, 'captchaType' | 'points' | 'secretKey'>): Promise<string> {
  const token = randomUUID();
  await db.insert(captchaChallenges).values({ ...challenge, token, expireTime: sql`now() + interval '2 minutes'` });
  return token;
}

/** Takes a challenge out: right or wrong, it is checked once. */
export async function takeChallenge(db: Db, token: string): Promise<Challenge | undefined> {
  const [taken] = await db
    .delete(captchaChallenges)
    .where(and(eq(captchaChallenges.token, token), isNull(captchaChallenges.proofHash), gt(captchaChallenges.expireTime, sql`now()`)))
    .returning();
  return taken;
}

/** Keeps the proof of a right answer for three minutes. */
export const keepProof = (db: Db, { token, captchaType }: Challenge, proof: string) =>
  db
    .insert(captchaChallenges)
    .values({ token, captchaType, points: [], proofHash: hashProof(proof), expireTime: sql`now() + interval '3 minutes'` });

/** Uses a proof up; false when it is wrong, used or too old. */
export async function redeemProof(db: Db, proof: string): Promise<boolean> {
  const taken = await db
    .delete(captchaChallenges)
    .where(and(eq(captchaChallenges.proofHash, hashProof(proof)), gt(captchaChallenges.expireTime, sql`now()`)))
    .returning({ token: captchaChallenges.token });
  return taken.length > 0;
}

export const purgeChallenges = (db: Db) => db.delete(captchaChallenges).where(sql`${captchaChallenges.expireTime} < now()`);

const hashProof = (proof: string) => createHash('sha256').update(proof).digest('base64url');
