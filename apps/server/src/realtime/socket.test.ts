import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { rowsOf } from '../db/database';
import { sendNotice } from '../modules/base/notice';
import { startServer, type TestServer } from '../testing/startServer';

// On PGlite too: LISTEN and NOTIFY within the process.

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ SOCKETS_PER_ADDRESS: '30' });
});
afterAll(() => server.close());

interface Opening {
  token?: string | undefined;
  query?: string;
  headers?: Record<string, string>;
}

const origin = () => ({ origin: server.url });
const idOf = async (account: string) =>
  (
    await rowsOf<{ id: string | number }>(server.services.database.db, sql`select id::text id from users where account = ${account}`)
  )[0]?.id.toString() ?? '';

function open({ token, query = '', headers = origin() }: Opening): WebSocket {
  const url = `${server.url.replace('http', 'ws')}/api/main/ws/msg${query}`;
  return token ? new WebSocket(url, token, { headers }) : new WebSocket(url, { headers });
}

/** HTTP status of a refused upgrade, or 101. */
async function statusOf(opening: Opening): Promise<number> {
  const socket = open(opening);
  const refused = once(socket, 'unexpected-response').then(([, response]) => (response as { statusCode: number }).statusCode);
  const status = await Promise.race([refused, once(socket, 'open').then(() => 101)]);
  socket.on('error', () => {});
  socket.terminate();
  return status;
}

async function connect(opening: Opening) {
  const socket = open(opening);
  const messages: { type: string; allNum?: number; code?: number }[] = [];
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('message', (data) => messages.push(JSON.parse(String(data))));
  await once(socket, 'open');
  return {
    socket,
    messages,
    closed,
    until: async (isDone: () => boolean) => {
      while (!isDone()) await once(socket, 'message');
    },
  };
}

describe('who may connect', () => {
  it('C-90 refuses without a token, with a dead one, and with a token in the query', async () => {
    const client = await server.as('bd.ph.1');
    expect(await statusOf({})).toBe(401);
    expect(await statusOf({ token: 'x'.repeat(43) })).toBe(401);
    expect(await statusOf({ token: client.token, query: `?token=${client.token}` })).toBe(401);
    await client.get('/main/logout');
    expect(await statusOf({ token: client.token })).toBe(401);
  });

  it('C-90 refuses a token with the id of somebody else', async () => {
    const { token } = await server.as('bd.ph.1');
    expect(await statusOf({ token, query: `?userId=${await idOf('bd.ph.2')}` })).toBe(403);
    expect(await statusOf({ token, query: `?userId=${await idOf('bd.ph.1')}` })).toBe(101);
  });

  it('C-91 refuses pages of other sites, and no origin without a bearer header', async () => {
    const { token } = await server.as('bd.ph.1');
    for (const bad of ['https://evil.test', 'null', `${server.url}.evil.test`])
      expect(await statusOf({ token, headers: { origin: bad } })).toBe(403);
    expect(await statusOf({ token, headers: {} })).toBe(401);
    expect(await statusOf({ headers: { authorization: `Bearer ${token}` } })).toBe(101);
  });

  it('C-93 allows ten sockets of one person and a limited number from one address', async () => {
    const { token } = await server.as('bd.ph.3');
    const sockets = await Promise.all(Array.from({ length: 10 }, () => connect({ token })));
    expect(await statusOf({ token })).toBe(429);
    const others = await Promise.all(['bd.vn.1', 'bd.vn.2'].map(async (account) => (await server.as(account)).token));
    const more = await Promise.all(others.flatMap((other) => Array.from({ length: 10 }, () => connect({ token: other }))));
    expect(await statusOf({ token: (await server.as('bd.vn.3')).token })).toBe(429);
    await Promise.all([...sockets, ...more].map(({ socket, closed }) => (socket.close(), closed)));
    await expect.poll(() => statusOf({ token })).toBe(101);
  });
});

describe('what is sent', () => {
  it('greets with the counts and pushes allNum when a notice arrives or is read', async () => {
    const client = await server.as('bd.th.1');
    const { socket, messages, until } = await connect({ token: client.token });
    await until(() => messages.length > 0);
    const before = messages[0]?.allNum ?? -1;
    const msgId = await sendNotice(server.services, { title: 'Hello', content: 'World', noticeClass: 3, userIds: [await idOf('bd.th.1')] });
    await until(() => messages.at(-1)?.allNum === before + 1);
    expect(messages.at(-1)).toMatchObject({ type: 'notice', counts: { mesNum: 2 }, lastId: msgId });
    await client.post('/main/sysNotice/setRead', { msgId });
    await until(() => messages.at(-1)?.allNum === before);
    socket.close();
  });

  it('says that a dictionary changed', async () => {
    const { socket, messages, until } = await connect({ token: (await server.as('bd.th.2')).token });
    await server.services.events.publish({ type: 'dictionary', version: '7' });
    await until(() => messages.some(({ type }) => type === 'dictionary'));
    expect(messages).toContainEqual({ type: 'dictionary', version: '7' });
    socket.close();
  });

  it('C-07 closes within 2 s when the session ends', async () => {
    const client = await server.as('bd.th.3');
    const { messages, closed } = await connect({ token: client.token });
    await client.get('/main/logout');
    expect(await Promise.race([closed, pause(2000, 'late')])).toBe(1008);
    expect(messages).toContainEqual({ type: 'sessionEnded', code: 1011008 });
  });

  it('closes for a person forced offline', async () => {
    const victim = await server.as('bd.th.4');
    const { closed } = await connect({ token: victim.token });
    const admin = await server.as('superAdmin');
    const { rows } = (await admin.get('/main/sysOnlineUser/list', { account: 'bd.th.4' })).body.data as { rows: { sessionId: string }[] };
    expect((await admin.post('/main/sysOnlineUser/forceExist', { sessionId: rows[0]?.sessionId })).body.success).toBe(true);
    expect(await Promise.race([closed, pause(2000, 'late')])).toBe(1008);
    expect((await victim.get('/main/getLoginUser')).body.code).toBe(1011008);
    expect((await admin.post('/main/sysOnlineUser/forceExist', { sessionId: rows[0]?.sessionId })).body.success).toBe(true);
  });
});

describe('C-92 what is tolerated', () => {
  it('closes on big, binary, unreadable and too many frames', async () => {
    const { token } = await server.as('bd.th.5');
    const codeAfter = async (act: (socket: WebSocket) => void) => {
      const { socket, closed } = await connect({ token });
      act(socket);
      return closed;
    };
    expect(await codeAfter((socket) => socket.send('x'.repeat(1_000_000)))).toBe(1009);
    expect(await codeAfter((socket) => socket.send(Buffer.from([1, 2, 3])))).toBe(1008);
    expect(await codeAfter((socket) => socket.send(Buffer.from([0xff, 0xfe]), { binary: false }))).toBe(1007);
    expect([1008, 1006]).toContain(
      await codeAfter((socket) => {
        for (let n = 0; n < 1000; n += 1) socket.ping();
      }),
    );
    expect([1008, 1006]).toContain(
      await codeAfter((socket) => {
        for (let n = 0; n < 1000; n += 1) socket.send('{}');
      }),
    );
    expect((await server.withToken(token ?? '').get('/main/getLoginUser')).body.success).toBe(true);
  });
});

describe('the end of the server', () => {
  it('F21 closes sockets with 1012', async () => {
    const other = await startServer();
    const { token } = await other.as('bd.ph.1');
    const socket = new WebSocket(`${other.url.replace('http', 'ws')}/api/main/ws/msg`, token ?? '', { headers: { origin: other.url } });
    await once(socket, 'open');
    const closed = once(socket, 'close');
    await other.close();
    expect((await closed)[0]).toBe(1012);
  });
});
