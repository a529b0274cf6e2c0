import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rowsOf } from '../../db/database';
import { demoPassword, startServer, type TestServer } from '../../testing/startServer';
import { idempotencyKeys } from '../idempotency/tables';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Raw bytes to the server; what it says until it closes. */
async function raw(text: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.on('data', (data) => (heard += String(data)));
  socket.on('error', () => {});
  socket.write(text);
  return new Promise((resolve) => {
    socket.once('close', () => resolve(heard));
  });
}

describe('C-105 requests out of shape', () => {
  it('answers 431 to too many headers and 414 or 431 to an endless address', async () => {
    const many = Array.from({ length: 2000 }, (_, n) => `x-${n}: 1`).join('\r\n');
    expect(await raw(`GET /healthz HTTP/1.1\r\nhost: x\r\n${many}\r\n\r\n`)).toContain(' 431 ');
    expect(await raw(`GET /${'x'.repeat(65_536)} HTTP/1.1\r\nhost: x\r\n\r\n`)).toMatch(/ 4(14|31) /);
  });

  it('passes over what a client expects that nobody knows', async () => {
    const head = 'POST /api/main/login HTTP/1.1\r\nhost: x\r\nconnection: close\r\nexpect: nonsense\r\n';
    expect(await raw(`${head}content-type: application/json\r\ncontent-length: 2\r\n\r\n{}`)).toContain('"code":1011001');
  });

  it('refuses a socket at an address that cannot be read', async () => {
    const upgrade = 'HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n';
    for (const address of ['//', 'http://[', '/api/main/ws/other']) expect(await raw(`GET ${address} ${upgrade}`)).toContain(' 404 ');
  });

  it('refuses two lengths at once', async () => {
    expect(
      await raw(
        'POST /api/main/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      ),
    ).toContain(' 400 ');
  });
});

describe('C-106 bodies', () => {
  it('refuses 10 MB and packed bodies', async () => {
    const big = await server
      .send('/main/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"account":"${'x'.repeat(10_000_000)}"}`,
      })
      .catch(() => ({ status: 413, body: { code: 1016004 } }));
    expect([big.status, big.body.code]).toEqual([413, 1016004]);
    const packed = await server.send('/main/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: '{}',
    });
    expect([packed.status, packed.body.code]).toEqual([415, 1016010]);
  });

  it('names what is not JSON and what is broken JSON', async () => {
    const post = (type: string, body: string) => server.send('/main/login', { method: 'POST', headers: { 'content-type': type }, body });
    expect((await post('text/plain', '{}')).body.code).toBe(1015001);
    expect((await post('application/x-www-form-urlencoded', 'a=1')).body.code).toBe(1015001);
    for (const broken of ['{"a":', '{"a":1}garbage', '{"__proto__":{"x":1}}']) {
      const { status, body } = await post('application/json', broken);
      expect([status, body.code]).toEqual([400, 1015002]);
    }
    expect((await post('application/json', '')).body.code).toBe(1016001);
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});

describe('text that cannot be read', () => {
  const post = (type: string, body: string | Uint8Array<ArrayBuffer>) =>
    server.send('/main/login', { method: 'POST', headers: { 'content-type': type }, body });
  const deep = (levels: number) => `{"account":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;

  it('refuses bytes that are no UTF-8, and other charsets by name', async () => {
    const latin = Uint8Array.from([...'{"account":"', 0xff, ...'"}'].map((part) => (typeof part === 'string' ? part.charCodeAt(0) : part)));
    expect((await post('application/json', latin)).body.code).toBe(1015002);
    expect((await post('application/json; charset=gb18030', '{}')).body.code).toBe(1015001);
    expect((await post('application/json; charset="UTF-8"', '{}')).body.code).toBe(1011001);
  });

  it('reads 64 levels and no more, whatever texts look like', async () => {
    expect((await post('application/json', deep(65))).body.code).toBe(1015002);
    expect((await post('application/json', deep(64))).body.code).toBe(1012001);
    expect((await post('application/json', `{"account":"\\"${'['.repeat(100)}"}`)).body.code).toBe(1011001);
    expect((await post('application/json', deep(100_000))).body.code).toBe(1015002);
  });

  it('names the field that holds half a character, or an escape that means nothing', async () => {
    const admin = await server.as('superAdmin');
    const { body } = await admin.post('/main/sysPos/add', { code: 'half', name: 'a\ud800b' });
    expect([body.code, Object.keys(body.fields ?? {})]).toEqual([1012001, ['name']]);
    const escaped = await admin.get('/main/sysPos/page?pageNo=1&name=%ff');
    expect([escaped.body.code, Object.keys(escaped.body.fields ?? {})]).toEqual([1012001, ['name']]);
  });

  it('refuses a form without a boundary, and one that is cut off', async () => {
    const { token } = await server.as('superAdmin');
    const authorization = `Bearer ${token}`;
    const send = (type: string, body: string) =>
      server.send('/main/sysFileInfo/upload', { method: 'POST', headers: { authorization, 'content-type': type }, body });
    const begun = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nabc';
    for (const [type, body] of [
      ['multipart/form-data', begun],
      ['multipart/form-data; boundary=x', begun],
      ['multipart/form-data; boundary=x', ''],
      ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition'],
    ] as const) {
      const answer = await send(type, body);
      expect([type, body.length, answer.status < 500, answer.body.success]).toEqual([type, body.length, true, false]);
    }
  });
});

describe('C-36 pages', () => {
  it('refuses page numbers and sizes out of range', async () => {
    const admin = await server.as('superAdmin');
    const queries: Record<string, string>[] = [
      { pageNo: '0' },
      { pageNo: '-1' },
      { pageNo: '1e309' },
      { pageNo: '99999999999' },
      { pageNo: 'NaN' },
      { pageSize: '0' },
      { pageSize: '101' },
      { pageSize: '1000000' },
    ];
    for (const query of queries) {
      expect((await admin.get('/main/sysOnlineUser/list', query)).body.code).toBe(1012001);
    }
  });

  it('C-33 refuses sort fields that are not listed', async () => {
    const admin = await server.as('superAdmin');
    const queries: Record<string, string>[] = [
      { sortField: 'id;drop table users' },
      { sortField: '(select pg_sleep(5))' },
      { sortField: 'password_hash' },
      { sortField: 'account', sortOrder: 'asc,1' },
    ];
    for (const query of queries) {
      expect((await admin.get('/main/sysOnlineUser/list', query)).body.code).toBe(1012001);
    }
  });

  it('C-35 takes wildcards literally', async () => {
    const admin = await server.as('superAdmin');
    for (const account of ['%', '_', '\\', '%'.repeat(60)]) {
      expect((await admin.get('/main/sysOnlineUser/list', { account })).body.data).toMatchObject({ totalRows: 0, rows: [] });
    }
    expect(
      (await admin.get('/main/sysOnlineUser/list', { account: 'PERADM', sortField: 'account', sortOrder: 'ascend' })).body.data,
    ).toMatchObject({ pageNo: 1, pageSize: 10 });
  });
});

describe('C-107 the rate', () => {
  it('answers 429 with retry-after beyond it, per token, and serves the others', async () => {
    const strict = await startServer({ RATE_PER_TOKEN: '20', RATE_PER_ADDRESS: '30' });
    const [busy, calm] = [await strict.as('bd.ph.1'), await strict.as('bd.ph.2')];
    const answers = await Promise.all(Array.from({ length: 40 }, () => busy.get('/main/sysNotice/noticeNum')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(20);
    expect(refused[0]?.body.code).toBe(1016005);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await calm.get('/main/sysNotice/noticeNum')).status).toBe(200);
    for (let n = 0; n < 40; n += 1) await strict.get('/main/getCaptchaOpen');
    expect((await strict.get('/main/getCaptchaOpen')).status).toBe(429);
    expect((await calm.get('/main/sysNotice/noticeNum')).status).toBe(200);
    await strict.close();
  });
});

describe('pages of other sites', () => {
  it('C-17 may not post, whatever they send', async () => {
    for (const headers of [{ origin: 'https://evil.test' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }] as Record<
      string,
      string
    >[]) {
      const { status, body } = await server.post('/main/login', { account: 'admin', password: demoPassword }, headers);
      expect([status, body.code]).toEqual([403, 1016009]);
    }
  });

  it('C-112 get no CORS header for any method', async () => {
    for (const origin of ['https://evil.test', 'null', 'https://127.0.0.1.evil.test']) {
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        const { headers } = await server.send('/main/login', { method, headers: { origin, 'access-control-request-method': 'POST' } });
        expect(headers.get('access-control-allow-origin')).toBeNull();
        expect(headers.get('access-control-allow-credentials')).toBeNull();
      }
    }
  });
});

describe('C-97 a repeated write', () => {
  const changes = async (account: string) =>
    rowsOf(server.services.database.db, sql`select 1 from audit_logs where account = ${account} and action = 'user.updatePwd'`);
  const change = (client: Awaited<ReturnType<TestServer['as']>>, key: string, newPassword: string, password = demoPassword) =>
    client.post('/main/sysUser/updatePwd', { password, newPassword }, { 'idempotency-key': key });

  it('is done once and answers like the first', async () => {
    const client = await server.as('bd.vn.1');
    const first = await change(client, 'key-1', 'a-brand-new-one');
    const again = await change(client, 'key-1', 'a-brand-new-one');
    expect(first.body.success).toBe(true);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replay')).toBe('true');
    expect(await changes('bd.vn.1')).toHaveLength(1);
  });

  it('answers refusals like the first time too', async () => {
    const client = await server.as('bd.vn.2');
    const first = await change(client, 'key-1', 'sunshine');
    expect((await change(client, 'key-1', 'sunshine')).body).toEqual(first.body);
    expect(first.body.code).toBe(1011013);
  });

  it('is 422 with another body, 409 while the first runs, and free to other people', async () => {
    const client = await server.as('bd.vn.3');
    const answers = await Promise.all(Array.from({ length: 16 }, () => change(client, 'key-2', 'a-brand-new-one')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(answers.find(({ status }) => status === 409)?.body.code ?? 1016008).toBe(1016008);
    expect(await changes('bd.vn.3')).toHaveLength(1);
    const other = await change(client, 'key-2', 'something-else-now');
    expect([other.status, other.body.code]).toEqual([422, 1016007]);
    const somebody = await server.as('bd.vn.4');
    expect((await change(somebody, 'key-2', 'a-brand-new-one')).body.success).toBe(true);
  });

  it.each([
    ['answer', 'bd.th.1', 200],
    ['release', 'bd.th.2', 503],
  ] as const)('F4 is done once, and its key is not lost, when the database is away at the %s', async (moment, account, status) => {
    const { db } = server.services.database;
    const client = await server.as(account);
    const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    const [update, begin] = [db.update.bind(db), db.transaction.bind(db)];
    let missed = 0;
    vi.spyOn(db, 'update').mockImplementation((table) => {
      if (table === idempotencyKeys && (missed += 1) <= 3) throw away;
      return update(table);
    });
    // For a release the write itself too, so that there is something to give up.
    if (moment === 'release')
      vi.spyOn(db, 'transaction')
        .mockImplementationOnce(() => Promise.reject(away))
        .mockImplementation(begin);
    expect((await change(client, 'key-3', 'a-brand-new-one')).status).toBe(status);
    await expect.poll(async () => (await change(client, 'key-3', 'a-brand-new-one')).status, { timeout: 10_000 }).toBe(200);
    expect(missed).toBeGreaterThan(3);
    expect(await changes(account)).toHaveLength(1);
    vi.restoreAllMocks();
  });

  it('refuses a key that is no key', async () => {
    const client = await server.as('bd.vn.5');
    for (const key of ['x'.repeat(200), 'with space']) expect((await change(client, key, 'a-brand-new-one')).body.code).toBe(1012001);
  });
});

describe('C-110 cheap calls', () => {
  it('answers 1000 health calls quickly', async () => {
    const statuses = await Promise.all(Array.from({ length: 1000 }, async () => (await server.get('/healthz')).status));
    expect(statuses.every((status) => status === 200)).toBe(true);
  });
});
