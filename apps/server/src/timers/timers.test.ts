import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../db/database';
import { startServer, type TestServer } from '../testing/startServer';
import { purgeExpired } from './purgeExpired';

// On PGlite too: the queue reaches the embedded database through an adapter of its own.

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ JOBS: 'true' });
});
afterAll(() => server.close());

describe('jobs', () => {
  it('remove what has had its time, and keep the rest', async () => {
    const { db } = server.services.database;
    const client = await server.as('bd.ph.1');
    await db.execute(
      sql`insert into sessions (token_hash, user_id, ip, browser, os, expire_time) select 'old', id, '', '', '', now() - interval '31 days' from users limit 1`,
    );
    await db.execute(
      sql`insert into idempotency_keys (user_id, key, request_hash, expire_time) values (1, 'old', '', now() - interval '1 hour'), (1, 'new', '', now() + interval '1 hour')`,
    );
    await server.jobs?.runNow(purgeExpired);
    const keys = () => rowsOf<{ key: string }>(db, sql`select key from idempotency_keys`);
    await expect.poll(keys, { timeout: 20_000, interval: 200 }).toEqual([{ key: 'new' }]);
    expect(await rowsOf(db, sql`select 1 from sessions where token_hash = 'old'`)).toEqual([]);
    expect((await client.get('/main/getLoginUser')).body.success).toBe(true);
  });
});
