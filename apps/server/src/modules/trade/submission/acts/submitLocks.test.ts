import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../db/database';
import { toRefusal } from '../../../../http/answers/toRefusal';
import { type TwoServers, twoServers } from '../../../../testing/twoServers';
import { holdOwned } from '../../../creators/creator';
import { upForUpdate } from '../../../creators/creator';
import { ups } from '../../../../tables/creators/creator';

const adminUrl = process.env['TEST_DATABASE_URL'] ?? '';

describe.runIf(adminUrl)('submitting and claiming creators of the pool on PostgreSQL', () => {
  let two: TwoServers;
  beforeAll(async () => {
    two = await twoServers(adminUrl);
  }, 120_000);
  afterAll(() => two.close());

  const db = () => two.trade.db;
  const waiting = async () =>
    (
      await rowsOf<{ n: number }>(
        db(),
        sql`select count(*)::int n from pg_locks where not granted and locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
      )
    )[0]?.n;

  it('one BD who claims a creator while submitting it waits for itself in one order: nobody is refused for a deadlock', async () => {
    const { trade } = two;
    const [workOrderId, upId] = [await trade.claimed(), await trade.freeUp()];
    const submit = { answer: Promise.resolve({ code: 0 }) };
    await db().transaction(async (tx) => {
      await holdOwned(tx, trade.ids.bd);
      submit.answer = trade.post('bd', '/main/workOrderUp/submitUp', { workOrderId, upId, recommendReason: 'Fits.' });
      await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
      // What a claim does next.
      await tx.update(ups).set({ bdId: trade.ids.bd }).where(eq(ups.id, upId));
    });
    expect((await submit.answer).code).toBe(200);
  }, 60_000);

  it('a deadlock that still happens asks the caller to try again: 1016006', async () => {
    const [a, b] = await two.trade.freeUps(2);
    const refusals: (number | undefined)[] = [];
    const cross = async (first: string, second: string, met: () => Promise<unknown>) => {
      await db()
        .transaction(async (tx) => {
          await upForUpdate(tx, first);
          await met();
          await upForUpdate(tx, second);
        })
        .catch((error: unknown) => refusals.push(toRefusal(error, '').code, toRefusal(error, '').retryAfter));
    };
    let here = 0;
    const both = Promise.withResolvers<void>();
    const met = () => ((here += 1) === 2 && both.resolve(), both.promise);
    await Promise.all([cross(a ?? '', b ?? '', met), cross(b ?? '', a ?? '', met)]);
    expect(refusals).toEqual([1016006, 1]);
  }, 60_000);
});
