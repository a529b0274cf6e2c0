import { type Office, startOffice } from '@backlot/channel-simulator';
import { sql } from 'drizzle-orm';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../db/database';
import { documents, withMacros } from '../../../../testing/documents';
import { giveRole } from '../../../../testing/giveRole';
import { startServer, type TestServer } from '../../../../testing/startServer';
import type { TestClient } from '../../../../testing/testClient';
import { upload } from '../../../../testing/upload';

let office: Office;
let server: TestServer;
let root: TestClient;
beforeAll(async () => {
  office = await startOffice();
  const port = await freePort();
  server = await startServer({
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    ONLYOFFICE_URL: office.url,
    ONLYOFFICE_SECRET: office.secret,
  });
  root = await server.as('superAdmin');
});
afterAll(async () => {
  await server.close();
  await office.close();
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const path = '/main/sysFileInfo';
const db = () => server.services.database.db;
const keep = async (name: string, bytes: Uint8Array) =>
  ((await upload(root, `${path}/uploadFile`, { name, bytes })).body.data as { fileId: string }).fileId;

interface Opened {
  serviceUrl: string;
  history: { versionNo: number; userName: string }[];
  config: {
    token: string;
    documentType: string;
    document: { key: string; url: string; permissions: { edit: boolean } };
    editorConfig: { mode: string; callbackUrl?: string; lang: string; user: { id: string } };
  };
}
const opened = async (id: string, mode = 'edit', client = root) =>
  (await client.get(`${path}/getOnlineFileConfig`, { id, mode })).body as { code: number; data: Opened };
const bytesOf = async (id: string, query = '') => {
  const answer = await fetch(`${server.url}/api${path}/download?id=${id}${query}`, { headers: { authorization: `Bearer ${root.token}` } });
  return Buffer.from(await answer.arrayBuffer());
};
/** Edits a file to the end as the document server does. */
const edit = async (id: string, bytes: Buffer, how: Parameters<Office['tell']>[2] = {}) => {
  const { config } = (await opened(id)).data;
  const { key } = config.document;
  const callback = { key, status: 2, url: office.serve(bytes), users: [config.editorConfig.user.id] };
  return { key, callback, ...(await office.tell(config.editorConfig.callbackUrl ?? '', callback, how)) };
};
const changed = (text: string) => Buffer.concat([documents.docx.subarray(0, -2), Buffer.from([text.length, 0]), Buffer.from(text)]);

describe('opening a file in the editor', () => {
  it('hands out a signed configuration, by which the document server reads the bytes', async () => {
    const id = await keep('brief.docx', documents.docx);
    const { data } = await opened(id);
    expect(data).toMatchObject({
      serviceUrl: office.url,
      history: [],
      config: { documentType: 'word', editorConfig: { mode: 'edit', lang: 'en' } },
    });
    const found = await office.open(data.config.token);
    expect('bytes' in found && found.bytes.equals(documents.docx)).toBe(true);
    expect((await root.get(`${path}/detail`, { id })).body.data).toMatchObject({ editor: 'edit' });
  });

  it('shows without editing what is only to be seen', async () => {
    const id = await keep('brief.pptx', documents.pptx);
    const { config } = (await opened(id, 'view')).data;
    expect([config.documentType, config.document.permissions.edit, config.editorConfig.callbackUrl]).toEqual(['slide', false, undefined]);
  });

  it('refuses other kinds, files in use, people without the right and files out of sight', async () => {
    const text = await keep('a.txt', documents.txt);
    expect((await opened(text, 'view')).code).toBe(2015010);
    const used = await keep('in use.xlsx', documents.xlsx);
    await db().execute(sql`update goods set main_image = ${used} where id = (select min(id) from goods)`);
    expect((await opened(used)).code).toBe(2015013);
    expect((await opened(used, 'view')).code).toBe(200);
    expect((await root.get(`${path}/detail`, { id: used })).body.data).toMatchObject({ editor: 'view' });
    const id = await keep('brief.docx', documents.docx);
    await giveRole(server, 'staff.1', { code: 'fileReader', permissions: ['sysFileInfo.get'] });
    const reader = await server.as('staff.1');
    expect((await opened(id, 'view', reader)).code).toBe(200);
    expect((await opened(id, 'edit', reader)).code).toBe(1013002);
    expect((await opened(id, 'view', await server.as('bd.ph.1'))).code).toBe(1013002);
    expect((await opened('999', 'view')).code).toBe(2015001);
  });

  it('gives the bytes to nobody but the document server', async () => {
    const { config } = (await opened(await keep('brief.docx', documents.docx))).data;
    expect((await fetch(config.document.url)).status).toBe(403);
    expect((await fetch(config.document.url, { headers: { authorization: `Bearer ${root.token}` } })).status).toBe(403);
    const other = (await opened(await keep('other.docx', documents.docx))).data.config.document.url;
    const told = await office.open(config.token);
    expect('bytes' in told).toBe(true);
    expect(other).not.toBe(config.document.url);
  });
});

describe('saving what was edited', () => {
  it.each(['body', 'header'] as const)('stores it, keeps what it replaces, and notes who did; signed in the %s', async (place) => {
    const id = await keep('brief.docx', documents.docx);
    const edited = changed(`by ${place}`);
    expect(await edit(id, edited, { place })).toMatchObject({ status: 200, error: 0 });
    expect((await bytesOf(id)).equals(edited)).toBe(true);
    expect((await bytesOf(id, '&versionNo=1')).equals(documents.docx)).toBe(true);
    const { history, config } = (await opened(id)).data;
    expect(history).toEqual([expect.objectContaining({ versionNo: 1, size: documents.docx.length })]);
    expect(config.document.key).toContain(`${id}-`);
    const noted = await rowsOf(
      db(),
      sql`select account from audit_logs where action = 'sysFileInfo.edit' and object = ${`sysFileInfo:${id}`}`,
    );
    expect(noted).toEqual([{ account: 'superAdmin' }]);
  });

  it('stores what is told twice once', async () => {
    const id = await keep('brief.docx', documents.docx);
    const { callback } = await edit(id, changed('once'));
    const again = await office.tell(`${server.url}/api${path}/track`, { ...callback, url: office.serve(changed('twice')) });
    expect(again).toEqual({ status: 200, error: 0 });
    expect((await bytesOf(id)).equals(changed('once'))).toBe(true);
    expect((await opened(id)).data.history).toHaveLength(1);
  });

  it('believes no other secret and no unsigned word, fetches from nowhere else, and takes no other kind of file', async () => {
    const id = await keep('brief.docx', documents.docx);
    const wrong = 'another-secret-that-is-long-enough-too';
    expect(await edit(id, changed('wrong'), { secret: wrong })).toMatchObject({ status: 403, error: 1 });
    expect(await edit(id, changed('wrong'), { place: 'header', secret: wrong })).toMatchObject({ status: 403, error: 1 });
    const { config } = (await opened(id)).data;
    const [address, users] = [config.editorConfig.callbackUrl ?? '', [config.editorConfig.user.id]];
    const plain = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: config.document.key, status: 2, url: office.serve(changed('plain')), users }),
    });
    expect(plain.status).toBe(403);
    const told = (url: string) => office.tell(address, { key: config.document.key, status: 2, url, users });
    const elsewhere = await startOffice();
    expect(await told(elsewhere.serve(changed('elsewhere')))).toEqual({ status: 200, error: 1 });
    await elsewhere.close();
    expect(await told(`${office.url}/missing`)).toEqual({ status: 200, error: 1 });
    expect(await told(office.serve(documents.pdf))).toEqual({ status: 200, error: 1 });
    expect(await told(office.serve(withMacros.hidden))).toEqual({ status: 200, error: 1 });
    expect((await bytesOf(id)).equals(documents.docx)).toBe(true);
  });

  it('leaves a file as it is that a record began to name meanwhile, and hears what needs no saving', async () => {
    const id = await keep('brief.docx', documents.docx);
    const { config } = (await opened(id)).data;
    const address = config.editorConfig.callbackUrl ?? '';
    for (const status of [1, 4])
      expect(await office.tell(address, { key: config.document.key, status })).toEqual({ status: 200, error: 0 });
    await db().execute(sql`update goods set main_image = ${id} where id = (select max(id) from goods)`);
    const users = [config.editorConfig.user.id];
    const answer = await office.tell(address, { key: config.document.key, status: 2, url: office.serve(changed('late')), users });
    expect(answer).toEqual({ status: 200, error: 1 });
    expect((await bytesOf(id)).equals(documents.docx)).toBe(true);
  });
});

it('serves the page around the editor under a policy that names the document server alone', async () => {
  const answer = await fetch(`${server.url}/office-editor`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect([answer.status, policy.includes(`script-src 'self' ${office.url};`), policy.includes("frame-ancestors 'self'")]).toEqual([
    200,
    true,
    true,
  ]);
  expect((await fetch(`${server.url}/office-editor.js`)).headers.get('content-type')).toContain('text/javascript');
});
