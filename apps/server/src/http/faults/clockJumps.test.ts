import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { rowsOf } from '../../db/database';
import { demoPassword, startServer, type TestServer } from '../../testing/startServer';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ RATE_PER_TOKEN: '30' });
});
afterAll(() => server.close());
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** Somebody sets the clock of the machine. */
const jump = (ms: number) => vi.setSystemTime(Date.now() + ms);
const nameOf = async (client: Awaited<ReturnType<TestServer['as']>>) => (await client.get('/main/getLoginUser')).body.code;

describe('F14 a clock that is set', () => {
  it('an hour back or forth ends no session, repeats no write and keeps nobody out', async () => {
    const client = await server.as('bd.ph.1');
    const key = { 'idempotency-key': crypto.randomUUID() };
    const post = () => client.post('/main/setting/save', { key: 'table.users', value: { a: 1 } }, key);
    const first = await post();
    for (const ms of [-hourMs, 2 * hourMs, -hourMs]) {
      jump(ms);
      expect(await nameOf(client)).toBe(200);
      expect((await post()).text).toBe(first.text);
      expect((await server.post('/main/login', { account: 'bd.ph.2', password: demoPassword })).body.success).toBe(true);
    }
  });

  it('back by an hour makes nobody wait for an hour who asked too much', async () => {
    const client = await server.as('bd.ph.3');
    jump(-hourMs);
    const answers = [];
    for (let n = 0; n < 31; n += 1) answers.push(await client.get('/main/getLoginUser'));
    const last = answers.at(-1);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });

  it('back by an hour does not take the messages of an hour for those of a second', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const { token } = await server.as('bd.ph.4');
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/main/ws/msg`, token ?? '', { headers: { origin: server.url } });
    await once(socket, 'open');
    const closed = vi.fn();
    socket.on('close', closed);
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 15; n += 1) socket.send(JSON.stringify({ objects: [] }));
      socket.ping();
      await once(socket, 'pong');
      jump(-hourMs);
      vi.advanceTimersByTime(1500);
    }
    expect(closed).not.toHaveBeenCalled();
    socket.terminate();
  });
});

describe.runIf(process.env['TEST_DATABASE_URL'])('F14 a server whose clock is days off, with a database of its own', () => {
  it('ends sessions by the time of the database', async () => {
    const client = await server.as('bd.vn.1');
    for (const ms of [8 * dayMs, -16 * dayMs]) {
      jump(ms);
      expect(await nameOf(client)).toBe(200);
      expect((await server.as('bd.vn.2')).token).toMatch(/^[\w-]{43}$/);
    }
    const rows = await rowsOf<{ ok: boolean }>(
      server.services.database.db,
      sql`select last_seen_time >= create_time and expire_time > now() + interval '6 days' as ok from sessions where end_time is null`,
    );
    expect(rows.every(({ ok }) => ok)).toBe(true);
  });
});
