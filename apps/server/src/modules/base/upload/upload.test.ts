import { createHash } from 'node:crypto';
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { partBytes, type OpenUpload } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadParts, uploads } from '../../../tables/base/upload';
import { files } from '../../../tables/base/file';
import { startServer, type TestServer } from '../../../testing/startServer';
import { cut, hashOfParts, uploadSteps, videoBytes } from '../../../testing/uploadSteps';
import { removeStaleUploads } from './removeStale';

let server: TestServer;
let steps: ReturnType<typeof uploadSteps>;
beforeAll(async () => {
  server = await startServer();
  steps = uploadSteps(await server.as('bd.ph.1'));
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const unfinished = () => readdirSync(join(server.config.filesDir, 'unfinished'));
const begun = async (size: number, name = 'a.mp4') => (await steps.start(name, size)).data as OpenUpload;
const codeOf = async (answer: ReturnType<typeof steps.part>) => (await answer).body.code;
const hour = 3_600_000;

describe('an upload in parts', () => {
  it('is judged by name and size before a byte is sent', async () => {
    for (const name of ['a.mov', 'a', 'a.mp4.exe', '.mp4/']) expect([name, (await steps.start(name, 10)).code]).toEqual([name, 1030003]);
    expect((await steps.start('a.mp4', 500 * 1024 * 1024 + 1)).code).toBe(1030004);
    expect((await steps.start('a.mp4', 0)).code).toBe(1012001);
    expect((await steps.start('', 10)).code).toBe(1012001);
    expect((await begun(500 * 1024 * 1024, 'C:\\films\\A.WMV')).fileName).toBe('A.WMV');
  });

  it('goes on after a loss with the parts that are stored, and is whole in the end', async () => {
    const bytes = videoBytes(partBytes + 1000);
    const [first = Buffer.alloc(0), last = Buffer.alloc(0)] = cut(bytes, partBytes);
    const { id } = await begun(bytes.length, 'resumed.mp4');
    // The last one first: their order does not count.
    expect(await codeOf(steps.part(id, 2, last))).toBe(200);
    expect((await steps.finish(id, hashOfParts([first, last]))).code).toBe(1030034);
    const [known] = (await steps.open()).filter((one) => one.id === id);
    expect(known?.parts.map(({ no }) => no)).toEqual([2]);
    expect(await codeOf(steps.part(id, 1, first))).toBe(200);
    expect((await steps.finish(id, '0'.repeat(64))).code).toBe(1030033);
    const done = await steps.finish(id, hashOfParts([first, last]));
    expect(done.code).toBe(200);
    // The answer was lost: the same file.
    expect((await steps.finish(id, hashOfParts([first, last]))).data).toEqual(done.data);
    expect((await steps.open()).find((one) => one.id === id)?.parts).toHaveLength(2);
    const [row] = await db()
      .select()
      .from(files)
      .where(eq(files.id, (done.data as { fileId: string }).fileId));
    expect(row).toMatchObject({ originName: 'resumed.mp4', mime: 'video/mp4', size: bytes.length });
    const parts: Buffer[] = [];
    for await (const part of await server.services.fileStore.read(row?.objectName ?? '')) parts.push(part as Buffer);
    expect(Buffer.concat(parts).equals(bytes)).toBe(true);
    expect(unfinished().filter((name) => name.includes(row?.objectName ?? '?'))).toEqual([]);
  });

  it('refuses a part that is too large, too short, changed or of no upload; nothing of it stays', async () => {
    const { id } = await begun(partBytes + 10);
    const before = unfinished();
    const tooLarge = await steps.part(id, 1, videoBytes(partBytes + 1));
    expect([tooLarge.status, tooLarge.body.code]).toEqual([413, 1030031]);
    expect(await codeOf(steps.part(id, 1, videoBytes(100)))).toBe(1030032);
    expect(await codeOf(steps.part(id, 2, Buffer.alloc(11)))).toBe(1030032);
    expect(await codeOf(steps.part(id, 3, Buffer.alloc(10)))).toBe(1030032);
    expect(await codeOf(steps.part(id, 2, Buffer.alloc(10), 'a'.repeat(64)))).toBe(1030033);
    expect(await codeOf(steps.part(id, 2, Buffer.alloc(10), 'not a hash'))).toBe(1012001);
    expect(await codeOf(steps.part('7', 1, videoBytes(10)))).toBe(1020002);
    expect(unfinished()).toEqual(before);
    expect(await db().select().from(uploadParts).where(eq(uploadParts.uploadId, id))).toEqual([]);
  });

  it('1030007 refuses a file that is not what its name says, with its first part', async () => {
    const page = Buffer.from('<!doctype html><script>1</script>'.padEnd(64));
    for (const name of ['a.mp4', 'a.avi', 'a.wmv']) {
      const { id } = await begun(page.length, name);
      const answer = await steps.part(id, 1, page);
      expect([answer.status, answer.body.code]).toEqual([415, 1030007]);
    }
    const heads = { 'b.mp4': videoBytes(64), 'b.avi': Buffer.from('RIFF0000AVI LIST'.padEnd(64)), 'b.wmv': asf() };
    for (const [name, bytes] of Object.entries(heads)) {
      const { id } = await begun(bytes.length, name);
      expect([name, await codeOf(steps.part(id, 1, bytes))]).toEqual([name, 200]);
    }
    const { id } = await begun(64, 'photo.mp4');
    expect(await codeOf(steps.part(id, 1, Buffer.from('\0\0\0\u0018ftypheic'.padEnd(64), 'latin1')))).toBe(1030007);
  });

  it('belongs to one person: for everybody else there is none', async () => {
    const { id } = await begun(64);
    const other = uploadSteps(await server.as('bd.ph.2'));
    expect(await codeOf(other.part(id, 1, videoBytes(64)))).toBe(1020002);
    expect((await other.finish(id, '0'.repeat(64))).code).toBe(1020002);
    expect((await (await server.as('bd.ph.2')).post('/main/upload/cancel', { id })).body.code).toBe(1020002);
    expect(await other.open()).toEqual([]);
    expect((await (await server.as('shop.ph.1')).post('/main/upload/start', { fileName: 'a.mp4', size: 9 })).body.code).toBe(1013002);
  });

  it('is given up with all its parts', async () => {
    const { id } = await begun(64);
    await steps.part(id, 1, videoBytes(64));
    const [row] = await db().select().from(uploads).where(eq(uploads.id, id));
    const folder = join(server.config.filesDir, 'unfinished', row?.storeKey ?? '');
    expect(existsSync(folder)).toBe(true);
    const client = await server.as('bd.ph.1');
    expect((await client.post('/main/upload/cancel', { id })).body.code).toBe(200);
    expect(existsSync(folder)).toBe(false);
    expect(await codeOf(steps.part(id, 1, videoBytes(64)))).toBe(1020002);
    expect((await client.post('/main/upload/cancel', { id })).body.code).toBe(1020002);
  });

  it('ten at once arrive whole, each as it was sent; the twenty-first is refused', async () => {
    const own = uploadSteps(await server.as('bd.vn.1'));
    const sizes = Array.from({ length: 10 }, (_, at) => 300_000 + at);
    const stored = await Promise.all(sizes.map((size, at) => own.stored(videoBytes(size), `ten-${at}.mp4`)));
    const rows = await Promise.all(stored.map(async (fileId) => (await db().select().from(files).where(eq(files.id, fileId)))[0]?.size));
    expect(rows).toEqual(sizes);
    for (let n = 0; n < 20; n += 1) expect((await own.start('a.mp4', 10)).code).toBe(200);
    expect((await own.start('a.mp4', 10)).code).toBe(1030035);
  });

  it('the same part twice at once leaves one whole', async () => {
    const [one, other] = [videoBytes(5000), videoBytes(5000).fill(9, 100)];
    const { id } = await begun(5000, 'race.mp4');
    await Promise.all([steps.part(id, 1, one), steps.part(id, 1, other)]);
    const [known] = (await steps.open()).filter((upload) => upload.id === id);
    const noted = known?.parts[0]?.sha256 ?? '';
    const kept = [one, other].find((bytes) => createHash('sha256').update(bytes).digest('hex') === noted) ?? one;
    const done = await steps.finish(id, hashOfParts([kept]));
    // What was noted and what stayed may be two: that is seen, and never stored.
    expect([200, 1030033]).toContain(done.code);
    const fileId = (done.data as { fileId: string } | null)?.fileId;
    const [file] = fileId === undefined ? [] : await db().select().from(files).where(eq(files.id, fileId));
    const bytes = file && Buffer.concat(await (await server.services.fileStore.read(file.objectName)).toArray());
    expect(bytes?.equals(kept) ?? true).toBe(true);
  });
});

describe('3.11 what nobody goes on with', () => {
  it('goes a day after its last part, not earlier, by the clock it is given', async () => {
    const { id } = await begun(64, 'stale.mp4');
    await steps.part(id, 1, videoBytes(64));
    const [row] = await db().select().from(uploads).where(eq(uploads.id, id));
    const folder = join(server.config.filesDir, 'unfinished', row?.storeKey ?? '');
    const left = join(server.config.filesDir, 'unfinished', 'left.part');
    writeFileSync(left, 'half a part');
    const since = row?.partTime.getTime() ?? 0;
    utimesSync(left, since / 1000, since / 1000);
    await removeStaleUploads(server.services, new Date(since + 24 * hour - 1000));
    expect([existsSync(folder), existsSync(left)]).toEqual([true, true]);
    await removeStaleUploads(server.services, new Date(since + 24 * hour + 1000));
    expect([existsSync(folder), existsSync(left)]).toEqual([false, false]);
    expect((await steps.open()).some((one) => one.id === id)).toBe(false);
  });
});

const asf = () => Buffer.concat([Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex'), Buffer.alloc(48)]);
