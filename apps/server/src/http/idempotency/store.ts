import { deserialize, serialize } from 'node:v8';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { StepRecord } from '../../db/recordedSteps';
import type { Vault } from '../../secrets/createVault';
import { Refusal } from '../answers/refusal';
import { idempotencyKeys } from './tables';

/** After this long without a sign of life a request is dead and another may go on; what it commits afterwards is refused. */
export const leaseSeconds = 30;
const keptHours = 24;

/** A request id of a person, and the request that holds it. */
export interface Key {
  userId: string;
  key: string;
  requestHash: string;
  holder: string;
}

type Row = typeof idempotencyKeys.$inferSelect;
type Steps = Row['steps'];

/** Takes a key for this request, with the steps that an earlier try committed; or answers the row of the one who has it. */
export async function claimKey(
  db: Db,
  { userId, key, requestHash, holder }: Key,
): Promise<{ steps: Steps } | { known: Pick<Row, 'requestHash' | 'status' | 'answer'> }> {
  const lease = sql`now() + ${`${leaseSeconds} seconds`}::interval`;
  const [taken] = await db
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash, holder, expireTime: lease })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { requestHash, holder, status: null, answer: null, createTime: sql`now()`, expireTime: lease },
      // What was committed under a key is never done under another meaning of it.
      setWhere: sql`${idempotencyKeys.expireTime} < now() and (${idempotencyKeys.steps} is null or ${idempotencyKeys.requestHash} = ${requestHash})`,
    })
    .returning({ steps: idempotencyKeys.steps });
  if (taken) return { steps: taken.steps };
  const [known] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  return { known: known ?? { requestHash, status: null, answer: null } };
}

/** Says that the request which holds a key lives. */
export const renewLease = (db: Db, key: Key) =>
  db
    .update(idempotencyKeys)
    .set({ expireTime: sql`now() + ${`${leaseSeconds} seconds`}::interval` })
    .where(and(isHeld(key), isNull(idempotencyKeys.status)));

/** Keeps the answer for repeats, sealed: it may hold a one-time password. The steps are no longer needed. */
export const keepAnswer = (db: Db, key: Key, vault: Vault, { status, answer }: { status: number; answer: unknown }) =>
  db
    .update(idempotencyKeys)
    .set({
      status,
      answer: vault.seal(JSON.stringify(answer ?? null)),
      steps: null,
      expireTime: sql`now() + ${`${keptHours} hours`}::interval`,
    })
    .where(isHeld(key));

/** A kept answer. */
export const openAnswer = (vault: Vault, kept: unknown): unknown => (typeof kept === 'string' ? JSON.parse(vault.open(kept)) : kept);

/** Frees a key for another try, which goes on after the steps that were committed. Waits for one that is being committed. */
export const freeKey = (db: Db, key: Key) =>
  db
    .update(idempotencyKeys)
    .set({ expireTime: sql`now() - interval '1 second'` })
    .where(isHeld(key));

/** Records the transactions of a write on the row of its key: whoever no longer holds the key commits nothing. */
export const recordOn = (key: Key, steps: Steps, { vault, isOver }: { vault: Vault; isOver: () => boolean }): StepRecord => ({
  known: (n) => (steps?.[n] === undefined ? undefined : { result: deserialize(Buffer.from(vault.open(steps[n]), 'base64')) as unknown }),
  keep: async (tx, n, result) => {
    if (isOver()) return;
    const step = JSON.stringify({ [n]: vault.seal(bytesOf(result).toString('base64')) });
    const kept = await tx
      .update(idempotencyKeys)
      .set({ steps: sql`coalesce(${idempotencyKeys.steps}, '{}') || ${step}::jsonb` })
      .where(isHeld(key))
      .returning({ key: idempotencyKeys.key });
    if (kept.length === 0) throw new Refusal('requestInFlight', {}, { retryAfter: 1 });
  },
});

/** What cannot be kept, such as the driver's own answer, nobody reads. */
function bytesOf(result: unknown): Buffer {
  try {
    return serialize(result);
  } catch {
    return serialize(undefined);
  }
}

const isHeld = ({ userId, key, holder }: Key) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key), eq(idempotencyKeys.holder, holder));

/** Steps of a write that was never finished are kept as long as an answer is. */
export const purgeIdempotencyKeys = (db: Db) =>
  db
    .delete(idempotencyKeys)
    .where(
      lt(
        idempotencyKeys.expireTime,
        sql`now() - case when ${idempotencyKeys.steps} is null then interval '0' else ${`${keptHours} hours`}::interval end`,
      ),
    );
