import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from '../config';
import { sendNotice } from '../modules/base/notice';
import { startServer as start } from '../start';
import { openLine } from '../testing/openLine';
import { preparedPostgres } from '../testing/preparedPostgres';
import { demoPassword } from '../testing/startServer';
import { testClient } from '../testing/testClient';
import { connectPostgres } from './connectPostgres';
import { rowsOf } from './database';

const adminUrl = process.env['TEST_DATABASE_URL'] ?? '';
const config = readConfig({
  MODE: 'demo',
  PORT: '0',
  DEMO_SIZE: 'small',
  LOG_LEVEL: 'silent',
  JOBS: 'true',
  RATE_PER_ADDRESS: '1000000',
  RATE_PER_TOKEN: '1000000',
});

describe.runIf(adminUrl)('on PostgreSQL', () => {
  it('F1 survives a database that goes away and comes back', async () => {
    const prepared = await preparedPostgres(config, adminUrl);
    const line = await openLine(prepared.url);
    const server = await start(config, { database: await connectPostgres({ ...config, DATABASE_URL: line.url }, () => {}) });
    const client = testClient(server.url);
    const signedIn = client.withToken(await client.login('bd.ph.1', demoPassword));
    line.cut();
    const during = await signedIn.get('/main/sysNotice/noticeNum');
    expect([during.status, during.body.code, during.headers.get('retry-after')]).toEqual([503, 1016006, '1']);
    expect((await client.get('/readyz')).status).toBe(503);
    expect((await client.get('/healthz')).status).toBe(200);
    line.mend();
    await expect.poll(async () => (await signedIn.get('/main/sysNotice/noticeNum')).status, { interval: 50 }).toBe(200);
    const heard: string[] = [];
    server.services.events.on('dictionary', ({ version }) => heard.push(version));
    await expect
      .poll(
        async () => {
          await server.services.events.publish({ type: 'dictionary', version: 'again' });
          return heard.length;
        },
        { interval: 200 },
      )
      .toBeGreaterThan(0);
    await server.close();
    line.close();
    await prepared.database.close();
  });

  it('F10 carries notices, sessions and pauses between two servers', async () => {
    const prepared = await preparedPostgres(config, adminUrl);
    const connectAgain = () => connectPostgres({ ...config, DATABASE_URL: prepared.url }, () => {});
    const [one, two] = [await start(config, { database: await connectAgain() }), await start(config, { database: await connectAgain() })];
    const [here, there] = [testClient(one.url), testClient(two.url)];
    const token = await here.login('bd.ph.1', demoPassword);
    const user = (await there.withToken(token).get('/main/getLoginUser')).body.data as { id: string };
    const socket = new WebSocket(`${two.url.replace('http', 'ws')}/api/main/ws/msg`, token, { headers: { origin: two.url } });
    const messages: { allNum: number }[] = [];
    socket.on('message', (data) => messages.push(JSON.parse(String(data))));
    await once(socket, 'open');
    await expect.poll(() => messages.length).toBeGreaterThan(0);
    const before = messages.at(-1)?.allNum ?? 0;
    await sendNotice(one.services, { title: 'Over there', content: 'x', noticeClass: 3, userIds: [user.id] });
    await expect.poll(() => messages.at(-1)?.allNum, { interval: 20 }).toBe(before + 1);
    const closed = once(socket, 'close');
    await here.withToken(token).get('/main/logout');
    expect((await closed)[0]).toBe(1008);
    for (let n = 0; n < 5; n += 1) await (n % 2 ? here : there).post('/main/login', { account: 'bd.ph.2', password: 'wrong' });
    expect((await there.post('/main/login', { account: 'bd.ph.2', password: demoPassword })).status).toBe(429);
    await Promise.all([one.close(), two.close()]);
    await prepared.database.close();
  });

  it('F19 lets two servers start at once on an empty database', async () => {
    const name = `backlot_empty_${randomBytes(6).toString('hex')}`;
    const admin = new pg.Client({ connectionString: adminUrl });
    await admin.connect();
    await admin.query(`create database ${name}`);
    const url = new URL(adminUrl);
    url.pathname = `/${name}`;
    const open = () => connectPostgres({ ...config, DATABASE_URL: url.href }, () => {});
    const servers = await Promise.all(
      [open(), open()].map(async (database) => start({ ...config, JOBS: false }, { database: await database })),
    );
    const [{ services }] = servers as [(typeof servers)[number]];
    const [row] = await rowsOf<{ n: number; once: boolean }>(
      services.database.db,
      sql`select (select count(*)::int from users where account = 'admin') n, (select count(*) = count(distinct title || content) and count(*) > 0 from notices) once`,
    );
    expect(row).toEqual({ n: 1, once: true });
    await Promise.all(servers.map((server) => server.close()));
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
});
