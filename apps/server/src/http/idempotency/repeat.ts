import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { idempotencyHeader } from '@backlot/contract';
import type { Db } from '../../db/database';
import { inSteps } from '../../db/recordedSteps';
import { isDatabaseAway } from '../answers/databaseFault';
import { Refusal } from '../answers/refusal';
import { refuseField } from '../answers/refuseField';
import { failureOf } from '../answers/sendFailure';
import type { Repeat } from '../serve';
import type { Vault } from '../../secrets/createVault';
import { claimKey, freeKey, type Key, keepAnswer, leaseSeconds, openAnswer, recordOn, renewLease } from './store';

const pauseMs = 250;
/** How long a caller waits for a database that restarts at the moment of the answer. */
const patienceMs = 5000;
const wrongKey = {
  en: 'Use 1 to 128 visible ASCII characters without spaces.',
  'zh-CN': '请用 1 至 128 个可见的 ASCII 字符，不含空格。',
  vn: 'Hãy dùng 1 đến 128 ký tự ASCII hiển thị, không có dấu cách.',
};

/**
 * A write with an Idempotency-Key is done once per person and key: a repeat gets the first answer, another body is 422,
 * a repeat while the first still runs is 409. Each transaction of the write is recorded in itself: when its acknowledgement
 * was lost, a repeat goes on after it. Faults are not kept, so that they can be tried again.
 */
export const repeatWrites =
  (db: Db, vault: Vault): Repeat =>
  async ({ request, reply, caller, run, settled }) => {
    const key = request.headers[idempotencyHeader];
    if (key === undefined) return run();
    if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key)) throw refuseField(idempotencyHeader, wrongKey);
    const requestHash = createHash('sha256')
      .update(`${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`)
      .digest('base64url');
    const own: Key = { userId: caller.userId, key, requestHash, holder: request.id };
    const claimed = await claimKey(db, own);
    if ('known' in claimed) {
      const { known } = claimed;
      if (known.requestHash !== requestHash) throw new Refusal('requestIdReused');
      if (known.status === null) throw new Refusal('requestInFlight', {}, { retryAfter: 1 });
      void reply.code(known.status).header('idempotent-replay', 'true');
      return openAnswer(vault, known.answer);
    }
    let isOver = false;
    const beat = setInterval(() => void renewLease(db, own).catch(() => {}), (leaseSeconds / 3) * 1000).unref();
    const answer = await inSteps(recordOn(own, claimed.steps, { vault, isOver: () => isOver }), run)
      .finally(() => clearInterval(beat))
      .catch(async (error: unknown) => {
        if (!(error instanceof Refusal && error.status < 429)) {
          // As long as the lease: when the database is away, so is the row.
          void patiently(() => freeKey(db, own), leaseSeconds * 1000).catch(() => {});
          throw error;
        }
        // What was committed before may be why it is refused now: the first answer said so.
        const first = claimed.steps && settled();
        if (first) return first;
        await keepAnswer(db, own, vault, { status: error.status, answer: failureOf(error, request) });
        throw error;
      });
    isOver = true;
    const keep = () => keepAnswer(db, own, vault, { status: reply.statusCode, answer });
    await patiently(keep, patienceMs).catch((error: unknown) => {
      void patiently(keep, leaseSeconds * 1000).catch(() => {});
      throw error;
    });
    return answer;
  };

/** Tries for some time, so that a database that restarts at that moment leaves no key taken. */
async function patiently(step: () => PromiseLike<unknown>, leftMs: number): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (leftMs <= 0 || !isDatabaseAway(error)) throw error;
    await pause(pauseMs);
    await patiently(step, leftMs - pauseMs);
  }
}
