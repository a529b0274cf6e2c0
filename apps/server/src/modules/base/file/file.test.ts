import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';

let server: TestServer;
let owner: TestClient;
beforeAll(async () => {
  server = await startServer({ FILES_MAX_COUNT: '4' });
  owner = await server.as('shop.ph.1');
});
afterAll(() => server.close());

const picture = (width = 20, height = 10) => sharp({ create: { width, height, channels: 3, background: '#1890ff' } });

function upload(client: TestClient, bytes: Uint8Array, name: string, type = 'image/png') {
  const form = new FormData();
  form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), name);
  return client.send('/main/sysFileInfo/upload', { method: 'POST', headers: { authorization: `Bearer ${client.token}` }, body: form });
}

const count = async () => (await rowsOf<{ n: number }>(server.services.database.db, sql`select count(*)::int n from files`))[0]?.n;

describe('uploading a picture', () => {
  it('C-46 keeps it drawn anew, without its metadata, under a random name', async () => {
    const original = await picture()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    expect(original.includes('secret place')).toBe(true);
    const { body } = await upload(owner, original, '../..\\evil\u202Egpj.jpg', 'image/jpeg');
    const { fileId, url } = body.data as { fileId: string; url: string };
    expect(url).toBe(`/api/main/sysFileInfo/preview?id=${fileId}`);
    // Any upload control reads it: the designer's by its code, the rich text's by its status.
    expect(body).toMatchObject({ success: true, code: 0, status: 'success', url });
    const answer = await fetch(`${server.url}${url}`, { headers: { authorization: `Bearer ${owner.token}` } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect((await sharp(bytes).metadata()).format).toBe('jpeg');
    expect(bytes.includes('secret place')).toBe(false);
    const [row] = await rowsOf<{ object_name: string; origin_name: string }>(
      server.services.database.db,
      sql`select object_name, origin_name from files where id = ${fileId}`,
    );
    expect(row).toMatchObject({ object_name: expect.stringMatching(/^[\da-f-]{36}\.jpg$/), origin_name: 'evilgpj.jpg' });
  });

  it('C-46 C-47 C-54 refuses what is not the picture its name says, and everything that is not a picture', async () => {
    const png = await picture().png().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const before = await count();
    const codes = async (...args: [Uint8Array, string, string?]) => {
      const { status, body } = await upload(owner, ...args);
      return [status, body.code];
    };
    expect(await codes(svg, 'a.svg', 'image/svg+xml')).toEqual([415, 1030001]);
    expect(await codes(svg, 'a.png')).toEqual([415, 1030007]);
    expect(await codes(png, 'a.png.html')).toEqual([415, 1030001]);
    expect(await codes(png, 'a.jpg')).toEqual([415, 1030007]);
    expect(await codes(Buffer.from('MZ\x90\0program'), 'a.png')).toEqual([415, 1030007]);
    expect(await codes(Buffer.from('<?php echo 1;'), 'a.jpg')).toEqual([415, 1030007]);
    expect(await codes(png.subarray(0, 40), 'cut.png')).toEqual([415, 1030007]);
    expect(await codes(new Uint8Array(), 'empty.png')).toEqual([415, 1030007]);
    for (const name of ['page.html', 'data.xml', 'script.pdf', 'drawing.svgz'])
      expect([name, ...(await codes(Buffer.from('%PDF-1.7 <html><script>1</script>'), name, 'text/html'))]).toEqual([name, 415, 1030001]);
    expect(await count()).toBe(before);
  });

  it('C-53 refuses more than 5 MB', async () => {
    const { status, body } = await upload(owner, new Uint8Array(5 * 1024 * 1024 + 1), 'big.png');
    expect([status, body.code]).toEqual([413, 1030002]);
  });

  it('C-60 refuses a small file that would unfold to a giant picture', async () => {
    const header = Buffer.from(await picture().png().toBuffer());
    header.writeUInt32BE(30_000, 16);
    header.writeUInt32BE(30_000, 20);
    const { status } = await upload(owner, header, 'giant.png');
    expect([413, 415]).toContain(status);
    const giant = await picture(8000, 6000).png().toBuffer();
    const { body } = await upload(owner, giant, 'wide.png');
    expect(body.code).toBe(1030008);
  });

  it('refuses a body without a file', async () => {
    expect((await owner.post('/main/sysFileInfo/upload', {})).body.code).toBe(1016001);
  });

  it('C-61 stops at the limit of a person', async () => {
    const client = await server.as('shop.ph.2');
    const png = await picture().png().toBuffer();
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(client, png, 'a.png')));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(4);
    expect(answers.filter(({ body }) => body.code === 2015012)).toHaveLength(2);
  });
});

describe('seeing a picture', () => {
  it('C-55 defect 21: needs a session, and one’s own file: a foreign and a missing one answer the same', async () => {
    const { fileId } = (await upload(owner, await picture().png().toBuffer(), 'id-card.png')).body.data as { fileId: string };
    const path = '/main/sysFileInfo/preview';
    expect((await server.get(path, { id: fileId })).body.code).toBe(1011004);
    const other = await server.as('shop.vn.1');
    const foreign = await other.get(path, { id: fileId });
    expect(foreign.body.code).toBe(1013003);
    expect({ ...(await other.get(path, { id: '7' })).body, requestId: '' }).toEqual({ ...foreign.body, requestId: '' });
    const own = await owner.get(path, { id: fileId });
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect(own.headers.get('content-type')).toBe('image/png');
    expect(own.headers.get('content-security-policy')).toContain('sandbox');
    await server.services.database.db.execute(sql`update users set avatar = ${fileId} where account = 'shop.ph.1'`);
    expect((await other.get(path, { id: fileId })).headers.get('content-type')).toBe('image/png');
  });

  it('C-58 refuses ids that are paths', async () => {
    for (const id of ['../../etc/passwd', '%2e%2e%2f', 'C:\\', '0', '-1', '1\0']) {
      expect((await owner.get('/main/sysFileInfo/preview', { id })).body.code).toBe(1012001);
    }
  });

  it('says when the bytes are gone', async () => {
    const [row] = await rowsOf<{ id: string; object_name: string }>(
      server.services.database.db,
      sql`select id::text id, object_name from files where create_user = (select id from users where account = 'shop.ph.1') limit 1`,
    );
    await server.services.fileStore.remove(row?.object_name ?? '');
    expect((await owner.get('/main/sysFileInfo/preview', { id: row?.id ?? '' })).body.code).toBe(2015001);
  });
});
