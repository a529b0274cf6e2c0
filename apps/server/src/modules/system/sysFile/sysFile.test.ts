import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database';
import { documents } from '../../../testing/documents';
import { giveRole } from '../../../testing/giveRole';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { upload } from '../../../testing/upload';
import { uploadSteps, videoBytes } from '../../../testing/uploadSteps';
import { auditLogs } from '../../../tables/base/audit';

let server: TestServer;
let root: TestClient;
let owner: TestClient;
beforeAll(async () => {
  server = await startServer();
  root = await server.as('superAdmin');
  owner = await server.as('shop.ph.1');
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const picture = () =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: '#1890ff' } })
    .png()
    .toBuffer();
const keep = async (name: string, bytes: Uint8Array, client = owner) =>
  ((await upload(client, '/main/sysFileInfo/uploadFile', { name, bytes })).body.data as { fileId: string }).fileId;
const age = (id: string) => db().execute(sql`update files set create_time = now() - interval '25 hours' where id = ${id}`);
const objectOf = async (id: string) =>
  (await rowsOf<{ name: string }>(db(), sql`select object_name as name from files where id = ${id}`))[0]?.name ?? '';
interface Row {
  id: string;
  fileOriginName: string;
  fileSuffix: string;
  kind: string;
  useCount: number;
  can: string[];
}
const page = async (query: Record<string, string | number> = {}, client = root) =>
  (await client.get('/main/sysFileInfo/page', { pageSize: 100, ...query })).body.data as { rows: Row[]; totalRows: number };
const remove = async (ids: string[], client = root) =>
  (await client.post('/main/sysFileInfo/delete', { ids })).body.data as { ok: string[]; failed: { id: string; code: number }[] };
const raw = (path: string, client = root) =>
  fetch(`${server.url}/api/main/sysFileInfo/${path}`, { headers: { authorization: `Bearer ${client.token}` } });

describe('the list of files', () => {
  it('tells what each is, where it lies, who uploaded it and how often it is used', async () => {
    const id = await keep('price list.csv', documents.csv);
    const { rows } = await page({ fileOriginName: 'price list' });
    expect(rows).toEqual([
      expect.objectContaining({
        id,
        fileLocation: 4,
        fileBucket: 'local',
        fileOriginName: 'price list.csv',
        fileSuffix: 'csv',
        kind: 'sheet',
        size: documents.csv.length,
        fileSizeKb: 1,
        fileSizeInfo: `${documents.csv.length} B`,
        fileObjectName: await objectOf(id),
        useCount: 0,
        can: ['query', 'get', 'download', 'edit', 'delete'],
      }),
    ]);
  });

  it('narrows by name, ending, kind, place and use', async () => {
    const [pdf, text, image] = [
      await keep('terms.pdf', documents.pdf),
      await keep('notes.txt', documents.txt),
      await keep('face.png', await picture()),
    ];
    const ids = async (query: Record<string, string | number>) => (await page(query)).rows.map((row) => row.id);
    expect(await ids({ fileSuffix: 'pdf, docx', fileOriginName: 'terms' })).toEqual([pdf]);
    expect(await ids({ kind: 'text', fileOriginName: 'notes' })).toEqual([text]);
    expect(await ids({ fileBucket: 'LOC', fileLocation: 4, fileOriginName: 'face' })).toEqual([image]);
    for (const query of [{ fileBucket: 'elsewhere' }, { fileLocation: 3 }, { fileOriginName: '%' }] as Record<string, string | number>[])
      expect(await ids(query)).toEqual([]);
    await db().execute(sql`update users set avatar = ${image} where account = 'bd.ph.2'`);
    expect(await ids({ fileOriginName: 'face', isUsed: 'N' })).toEqual([]);
    expect((await page({ fileOriginName: 'face', isUsed: 'Y' })).rows).toEqual([
      expect.objectContaining({ id: image, useCount: 1, can: ['query', 'get', 'download'] }),
    ]);
    const sizes = (await page({ sortField: 'size', sortOrder: 'ascend' })).rows as unknown as { size: number }[];
    expect(sizes.map(({ size }) => size)).toEqual(sizes.map(({ size }) => size).toSorted((a, b) => a - b));
    const { totalRows } = await page();
    expect(((await root.get('/main/sysFileInfo/list')).body.data as Row[]).length).toBe(totalRows);
  });

  it('says where a file is used, by name', async () => {
    const id = await keep('used.png', await picture());
    await db().execute(sql`update goods set main_image = ${id} where id = (select min(id) from goods)`);
    const [product] = await rowsOf<{ id: string; name: string }>(
      db(),
      sql`select id::text id, goods_name as name from goods where main_image = ${id}`,
    );
    expect((await root.get('/main/sysFileInfo/detail', { id })).body.data).toMatchObject({
      useCount: 1,
      uses: [{ use: 'product', recordId: product?.id, name: product?.name }],
    });
    for (const missing of ['999', '7']) expect((await root.get('/main/sysFileInfo/detail', { id: missing })).body.code).toBe(2015001);
  });

  it('adds up files and bytes by kind', async () => {
    const { kinds } = (await root.get('/main/sysFileInfo/space')).body.data as {
      kinds: { kind: string; files: number; bytes: number; unusedFiles: number }[];
    };
    expect(kinds.map(({ kind }) => kind)).toEqual(['image', 'video', 'document', 'sheet', 'text', 'other']);
    const [all] = await rowsOf<{ files: number; bytes: string }>(db(), sql`select count(*)::int files, sum(size)::text bytes from files`);
    expect(kinds.reduce((sum, { files }) => sum + files, 0)).toBe(all?.files);
    expect(kinds.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(Number(all?.bytes));
    expect(kinds.reduce((sum, { unusedFiles }) => sum + unusedFiles, 0)).toBe((await page({ isUsed: 'N' })).totalRows);
  });
});

describe('looking into files', () => {
  it('shows the beginning of a table, and refuses what is none', async () => {
    const table = async (id: string) => (await root.get('/main/sysFileInfo/table', { id })).body;
    expect((await table(await keep('tea.xlsx', documents.xlsx))).data).toEqual({
      headers: ['Name', 'Price'],
      lines: [['Tea', '3']],
      lineCount: 1,
    });
    expect((await table(await keep('prices.csv', documents.csv))).data).toMatchObject({ headers: ['名称', 'Giá'] });
    const many = Buffer.from(`n\n${Array.from({ length: 150 }, (_, at) => at).join('\n')}\n`);
    const { lines, lineCount } = (await table(await keep('many.csv', many))).data as { lines: string[][]; lineCount: number };
    expect([lines.length, lineCount]).toEqual([100, 150]);
    expect((await table(await keep('terms.pdf', documents.pdf))).code).toBe(2015006);
    expect((await owner.get('/main/sysFileInfo/table', { id: '1' })).body.code).toBe(1013002);
  });

  it('plays a video in ranges with the cookie of the player, and nothing else', async () => {
    const id = await uploadSteps(await server.as('bd.ph.1')).stored(videoBytes(1000));
    const play = await raw(`play?id=${id}`);
    const cookie = play.headers.get('set-cookie') ?? '';
    expect(cookie).toContain('Path=/api/main/sysFileInfo/video;');
    const watch = (of: string, headers: Record<string, string>) => fetch(`${server.url}/api/main/sysFileInfo/video?id=${of}`, { headers });
    const part = await watch(id, { cookie: cookie.split(';')[0] ?? '', range: 'bytes=0-9' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 0-9/1000']);
    expect((await watch(id, {})).status).toBe(401);
    expect((await raw(`video?id=${await keep('terms.pdf', documents.pdf)}`).then((answer) => answer.json())) as object).toMatchObject({
      code: 2015006,
    });
  });
});

describe('deleting files', () => {
  it('takes row and bytes of what nothing names, refuses the others one by one, and is audited', async () => {
    const [free, used, quoted] = [
      await keep('free.txt', documents.txt),
      await keep('used.png', await picture()),
      await keep('quoted.png', await picture()),
    ];
    await db().execute(sql`update ups set avatar = ${used} where id = (select min(id) from ups)`);
    await db().execute(sql`update notices set content = ${`<p>?id=${quoted}</p>`} where id = (select min(id) from notices)`);
    const [name, kept] = [await objectOf(free), await objectOf(used)];
    const result = await remove([free, used, quoted, '999']);
    expect(result.ok).toEqual([free]);
    expect(result.failed.map(({ id, code }) => [id, code])).toEqual([
      [used, 2015013],
      [quoted, 2015013],
      ['999', 2015001],
    ]);
    expect([await server.services.fileStore.has(name), await server.services.fileStore.has(kept)]).toEqual([false, true]);
    const [trail] = await db()
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.object, `sysFileInfo:${free}`));
    expect(trail).toMatchObject({
      action: 'sysFileInfo.delete',
      account: 'superAdmin',
      detail: { name: 'free.txt', size: documents.txt.length },
    });
  });

  it('is rehearsed: what is older than a day and named nowhere would go, nothing goes', async () => {
    const [old, young, named] = [
      await keep('old.txt', documents.txt),
      await keep('young.txt', documents.txt),
      await keep('named.png', await picture()),
    ];
    for (const id of [old, named]) await age(id);
    await db().execute(sql`update notices set content = ${`<p>?id=${named}</p>`} where id = (select max(id) from notices)`);
    const { data } = (await root.post('/main/sysFileInfo/rehearseCleanUp', {})).body as unknown as {
      data: { files: Row[]; hasMore: boolean };
    };
    const ids = data.files.map(({ id }) => id);
    expect([ids.includes(old), ids.includes(young), ids.includes(named), data.hasMore]).toEqual([true, false, false, false]);
    expect(await objectOf(old)).not.toBe('');
  });
});

describe('reading what is in files', () => {
  it('downloads one under its name, and says so in the trail', async () => {
    const id = await keep('mine.pdf', documents.pdf);
    const answer = await raw(`download?id=${id}`);
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="mine.pdf"');
    expect(Buffer.from(await answer.arrayBuffer()).equals(documents.pdf)).toBe(true);
    expect(await db().$count(auditLogs, eq(auditLogs.object, `sysFileInfo:${id}`))).toBe(1);
    const { filePath } = (await root.get('/main/sysFileInfo/detail', { id })).body.data as { filePath: string };
    expect(readFileSync(filePath).equals(documents.pdf)).toBe(true);
    await server.services.fileStore.remove(await objectOf(id));
    expect((await root.get('/main/sysFileInfo/download', { id })).body.code).toBe(2015003);
  });

  it('packs several into one zip whose names are all different', async () => {
    const ids = [await keep('a.txt', documents.txt), await keep('a.txt', documents.txt), await keep('bảng.png', await picture())];
    const answer = await raw(`downloadMany?${ids.map((id) => `ids=${id}`).join('&')}`);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(files).toSorted()).toEqual(['a (2).txt', 'a.txt', 'bảng.png']);
    expect(Buffer.from(files['a.txt'] ?? []).equals(documents.txt)).toBe(true);
    expect((await root.get('/main/sysFileInfo/downloadMany', { ids: '999' })).body.code).toBe(2015001);
    expect((await root.get('/main/sysFileInfo/downloadMany')).body.code).toBe(1012001);
  });

  it('keeps papers of merchants from who may not see papers', async () => {
    const paper = await keep('paper.png', await picture());
    await db().execute(sql`update shop_certifications set id_card_front = ${paper} where id = (select min(id) from shop_certifications)`);
    await giveRole(server, 'staff.1', {
      code: 'fileKeeper',
      permissions: ['sysFileInfo.query', 'sysFileInfo.get', 'sysFileInfo.download'],
    });
    const keeper = await server.as('staff.1');
    const free = await keep('free.png', await picture());
    expect((await raw(`preview?id=${free}`, keeper)).headers.get('content-type')).toBe('image/png');
    expect((await keeper.get('/main/sysFileInfo/preview', { id: paper })).body.code).toBe(1013003);
    expect((await keeper.get('/main/sysFileInfo/download', { id: paper })).body.code).toBe(1013003);
    expect((await keeper.get('/main/sysFileInfo/downloadMany', { ids: paper })).body.code).toBe(1013003);
    expect((await raw(`preview?id=${paper}`)).headers.get('content-type')).toBe('image/png');
  });
});

describe('who may', () => {
  it('is refused by each call without its permission: 1013002', async () => {
    const id = await keep('mine.txt', documents.txt);
    for (const [name, query] of [
      ['page', {}],
      ['list', {}],
      ['space', {}],
      ['detail', { id }],
      ['download', { id }],
      ['downloadMany', { ids: id }],
    ] as const)
      expect([name, (await owner.get(`/main/sysFileInfo/${name}`, query)).body.code]).toEqual([name, 1013002]);
    for (const [name, input] of [
      ['delete', { ids: [id] }],
      ['rehearseCleanUp', {}],
    ] as const)
      expect([name, (await owner.post(`/main/sysFileInfo/${name}`, input)).body.code]).toEqual([name, 1013002]);
    expect((await server.get('/main/sysFileInfo/download', { id })).body.code).toBe(1011004);
  });

  it('sees files of people in the data scope; others answer like missing ones', async () => {
    const id = await keep('foreign.txt', documents.txt);
    const permissions = ['sysFileInfo.query', 'sysFileInfo.get', 'sysFileInfo.download', 'sysFileInfo.delete'] as const;
    await giveRole(server, 'leader.vn', { code: 'fileLeader', permissions, dataScopeType: 2 });
    const leader = await server.as('leader.vn');
    expect((await page({}, leader)).rows.map((row) => row.id)).not.toContain(id);
    expect((await leader.get('/main/sysFileInfo/detail', { id })).body.code).toBe(2015001);
    expect((await leader.get('/main/sysFileInfo/download', { id })).body.code).toBe(2015001);
    expect((await remove([id], leader)).failed).toMatchObject([{ id, code: 2015001 }]);
  });
});
