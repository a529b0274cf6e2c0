import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../db/database';
import { startServer, type TestServer } from '../../testing/startServer';
import { claimKey, keepAnswer, leaseSeconds, renewLease } from './store';

// On PGlite too: request ids are taken and given back by the clock of the database.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const of = (key: string, holder: string) => ({ userId: '7', key, requestHash: 'same', holder });
/** As if so many seconds had passed. */
const later = (key: string, seconds: number) =>
  db().execute(sql`update idempotency_keys set expire_time = expire_time - ${`${seconds} seconds`}::interval where key = ${key}`);
const takes = async (key: string) => 'steps' in (await claimKey(db(), of(key, 'second')));

describe('a request id whose server was killed', () => {
  it('is free for the retry half a minute later, not before', async () => {
    await claimKey(db(), of('killed', 'first'));
    await later('killed', leaseSeconds - 2);
    expect(await takes('killed')).toBe(false);
    await later('killed', 3);
    expect(await takes('killed')).toBe(true);
  });

  it('is kept by a request that says it lives, however long it runs', async () => {
    await claimKey(db(), of('alive', 'first'));
    for (let beat = 0; beat < 5; beat += 1) {
      await later('alive', leaseSeconds - 5);
      await renewLease(db(), of('alive', 'first'));
    }
    await later('alive', leaseSeconds - 5);
    expect(await takes('alive')).toBe(false);
  });

  it('is not taken back by the request that lost it, nor is an answer cut short', async () => {
    await claimKey(db(), of('lost', 'first'));
    await later('lost', leaseSeconds + 1);
    expect(await takes('lost')).toBe(true);
    await later('lost', leaseSeconds + 1);
    await renewLease(db(), of('lost', 'first'));
    expect('steps' in (await claimKey(db(), of('lost', 'third')))).toBe(true);
    await keepAnswer(db(), of('lost', 'third'), server.services.vault, { status: 200, answer: {} });
    await renewLease(db(), of('lost', 'third'));
    expect(
      await rowsOf(db(), sql`select 1 from idempotency_keys where key = 'lost' and expire_time > now() + interval '23 hours'`),
    ).toHaveLength(1);
  });
});
