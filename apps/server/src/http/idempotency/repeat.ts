import { createHash } from 'node:crypto';
import { idempotencyHeader } from '@backlot/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { Refusal } from '../refusal';
import { failureOf } from '../sendFailure';
import type { Repeat } from '../serve';
import { idempotencyKeys } from './tables';

/** Longer than any request may run: after that the first one is dead and the key is free again. */
const leaseSeconds = 200;
const keptHours = 24;

/**
 * A write with an Idempotency-Key is done once per person and key: a repeat gets the first answer, another body is 422,
 * a repeat while the first still runs is 409. Faults are not kept, so that they can be tried again.
 */
export const repeatWrites =
  (db: Db): Repeat =>
  async ({ request, reply, caller, run }) => {
    const key = request.headers[idempotencyHeader];
    if (key === undefined) return run();
    if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key)) throw new Refusal('invalidInput', { fields: idempotencyHeader }, { fields: { [idempotencyHeader]: '1-128' } });
    const own = { userId: caller.userId, key };
    const requestHash = createHash('sha256').update(`${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`).digest('base64url');
    const known = await claim(db, { ...own, requestHash });
    if (known) {
      if (known.requestHash !== requestHash) throw new Refusal('requestIdReused');
      if (known.status === null) throw new Refusal('requestInFlight', {}, { retryAfter: 1 });
      void reply.code(known.status).header('idempotent-replay', 'true');
      return known.answer;
    }
    try {
      const answer = await run();
      await keep(db, own, { status: reply.statusCode, answer });
      return answer;
    } catch (error) {
      if (error instanceof Refusal && error.status < 429) await keep(db, own, { status: error.status, answer: failureOf(error, request) });
      else await release(db, own);
      throw error;
    }
  };

interface Key {
  userId: string;
  key: string;
}

/** Takes a key for this request; answers the row of an earlier request when there is one. */
async function claim(db: Db, { userId, key, requestHash }: Key & { requestHash: string }) {
  const lease = sql`now() + ${`${leaseSeconds} seconds`}::interval`;
  const taken = await db
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash, expireTime: lease })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { requestHash, status: null, answer: null, createTime: sql`now()`, expireTime: lease },
      setWhere: sql`${idempotencyKeys.expireTime} < now()`,
    })
    .returning({ key: idempotencyKeys.key });
  if (taken.length > 0) return undefined;
  const [known] = await db.select().from(idempotencyKeys).where(isKey({ userId, key }));
  return known ?? { requestHash, status: null, answer: null };
}

const keep = (db: Db, key: Key, { status, answer }: { status: number; answer: unknown }) =>
  db.update(idempotencyKeys).set({ status, answer, expireTime: sql`now() + ${`${keptHours} hours`}::interval` }).where(isKey(key));

const release = (db: Db, key: Key) => db.delete(idempotencyKeys).where(isKey(key));

const isKey = ({ userId, key }: Key) => and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

export const purgeIdempotencyKeys = (db: Db) => db.delete(idempotencyKeys).where(sql`${idempotencyKeys.expireTime} < now()`);
