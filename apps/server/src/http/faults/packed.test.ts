import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { api } from '@backlot/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/startServer';

let server: TestServer;
let root: Awaited<ReturnType<TestServer['as']>>;
beforeAll(async () => {
  server = await startServer();
  root = await server.as('ADMIN');
});
afterAll(() => server.close());

/** 64 MB of one letter in some kB. */
const plain = Buffer.alloc(64 * 1024 * 1024, 'a');
const bombs = {
  gzip: () => gzipSync(plain),
  deflate: () => deflateSync(plain),
  br: () => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  zstd: () => Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, 0, 0]),
};

const send = (path: string, encoding: string, body: Buffer, type = 'application/json') =>
  root.send(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${root.token}`, 'content-type': type, 'content-encoding': encoding },
    body: new Uint8Array(body),
  });

describe('C-106 what is packed', () => {
  it.each(Object.entries(bombs))('a bomb by %s is not opened', async (encoding, make) => {
    const bomb = make();
    const before = process.memoryUsage().rss;
    for (const [path, type] of [
      ['/main/login', 'application/json'],
      ['/main/sysFileInfo/upload', 'multipart/form-data; boundary=x'],
    ] as const) {
      const { status, body } = await send(path, encoding, bomb, type);
      expect([path, status, body.code]).toEqual([path, 415, 1016010]);
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(plain.length);
  });

  it('is refused by every call that takes a body', async () => {
    const paths = Object.values(api)
      .flatMap((area) => Object.values(area))
      .filter(({ method }) => method === 'POST')
      .map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(100);
    const packed = gzipSync('{}');
    const wrong = [];
    for (const path of paths) {
      const { status } = await send(path, 'gzip', packed);
      if (status !== 415) wrong.push(`${path} ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('C-92 packed frames', () => {
  /** Opens a socket by hand that offers compression; answers the head of the answer and what follows. */
  async function openByHand() {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    let heard = Buffer.alloc(0);
    socket.on('data', (part) => (heard = Buffer.concat([heard, part])));
    socket.on('error', () => undefined);
    socket.write(
      [
        'GET /api/main/ws/msg HTTP/1.1',
        `Host: ${hostname}:${port}`,
        `Origin: ${server.url}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits',
        `Sec-WebSocket-Protocol: ${root.token}`,
        '\r\n',
      ].join('\r\n'),
    );
    while (!heard.includes('\r\n\r\n')) await once(socket, 'data');
    return { socket, head: heard.subarray(0, heard.indexOf('\r\n\r\n')).toString(), heard: () => heard };
  }

  it('are not agreed to, and one that comes all the same closes its socket and no other', async () => {
    const other = await openByHand();
    const { socket, head, heard } = await openByHand();
    expect(head).toMatch(/^HTTP\/1\.1 101/);
    expect(head.toLowerCase()).not.toContain('sec-websocket-extensions');
    const bomb = deflateRawSync(plain).subarray(0, 4000);
    // A final text frame with the bit that says "packed", masked with zeros.
    const frame = Buffer.concat([Buffer.from([0xc1, 0xfe, bomb.length >> 8, bomb.length & 0xff, 0, 0, 0, 0]), bomb]);
    socket.write(frame);
    await once(socket, 'close');
    // The last frame says why: 1002, a breach of the protocol.
    expect(heard().includes(Buffer.from([0x88, 0x02, 0x03, 0xea]))).toBe(true);
    expect(other.socket.destroyed).toBe(false);
    expect((await root.get('/main/getLoginUser')).body.success).toBe(true);
    other.socket.destroy();
  });
});
