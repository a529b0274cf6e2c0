import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/startServer';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Slow {
  socket: Socket;
  heard: () => string;
  closed: Promise<unknown>;
}

function open(first: string): Slow {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.on('data', (part) => (heard += part.toString('latin1')));
  socket.on('error', () => undefined);
  socket.write(first);
  return { socket, heard: () => heard, closed: new Promise((resolve) => socket.once('close', resolve)) };
}

const head = 'POST /api/main/login HTTP/1.1\r\nhost: x\r\n';

describe('C-105 clients that take their time', () => {
  it('are cut off by the server when their headers never end, and hold up nobody meanwhile', { timeout: 60_000 }, async () => {
    const slow = Array.from({ length: 200 }, () => open(head));
    // One byte a second, so that the connection is never silent.
    const dripping = setInterval(() => slow.forEach(({ socket }) => socket.writable && socket.write('x')), 1000);
    const client = await server.as('bd.ph.1');
    expect((await client.get('/main/getLoginUser')).body.success).toBe(true);
    await Promise.all(slow.map(({ closed }) => closed));
    clearInterval(dripping);
    expect(new Set(slow.map(({ heard }) => /^HTTP\/1\.1 (\d+)/.exec(heard())?.[1]))).toEqual(new Set(['408']));
    expect((await client.get('/main/getLoginUser')).body.success).toBe(true);
  });

  it('with a thousand idle connections hold up nobody', async () => {
    const ask = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n';
    const idle = Array.from({ length: 1000 }, () => open(ask));
    await Promise.all(idle.map(({ socket, heard }) => (heard() ? undefined : once(socket, 'data'))));
    const client = await server.as('bd.ph.2');
    expect((await client.get('/main/getLoginUser')).body.success).toBe(true);
    for (const { socket } of idle) socket.destroy();
  });

  it('that send a thousand requests at once get a thousand answers', async () => {
    const { socket, heard, closed } = open('');
    for (let n = 0; n < 1000; n += 1)
      socket.write(`GET /healthz?n=${n} HTTP/1.1\r\nhost: x\r\nconnection: ${n < 999 ? 'keep-alive' : 'close'}\r\n\r\n`);
    await closed;
    expect(heard().match(/HTTP\/1\.1 200/g)).toHaveLength(1000);
  });

  it('whose answer nobody reads do not keep others from theirs', async () => {
    const client = await server.as('ADMIN');
    const deaf = Array.from({ length: 50 }, () =>
      open(`GET /api/main/sysUser/page?pageSize=100 HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${client.token}\r\n\r\n`),
    );
    for (const { socket } of deaf) socket.pause();
    expect((await client.get('/main/sysUser/page', { pageSize: 10 })).body.success).toBe(true);
    for (const { socket } of deaf) socket.destroy();
  });
});
