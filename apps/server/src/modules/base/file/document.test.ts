import { documentLimitBytes } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database';
import { documents, plainArchive, withMacros } from '../../../testing/documents';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { upload } from '../../../testing/upload';

let server: TestServer;
let owner: TestClient;
beforeAll(async () => {
  server = await startServer({ FILES_MAX_COUNT: '12' });
  owner = await server.as('shop.ph.1');
});
afterAll(() => server.close());

const path = '/main/sysFileInfo/uploadFile';
const picture = (kind: 'png' | 'jpeg' = 'png') =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: '#1890ff' } })
    .toFormat(kind)
    .toBuffer();
const send = async (name: string, bytes: Uint8Array, client = owner) =>
  (await upload(client, path, { name, bytes })).body.data as { fileId: string; url: string };
const read = (url: string, client = owner) => fetch(`${server.url}${url}`, { headers: { authorization: `Bearer ${client.token}` } });
const count = async () => (await rowsOf<{ n: number }>(server.services.database.db, sql`select count(*)::int n from files`))[0]?.n;

const types: Record<keyof typeof documents, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};
const kinds = Object.keys(types) as (keyof typeof documents)[];

describe('uploading a document', () => {
  it.each(kinds)('keeps %s byte for byte under a random name, and answers it as a download under its own', async (kind) => {
    const { fileId, url } = await send(`../bảng giá\u202E.${kind.toUpperCase()}`, documents[kind]);
    expect(url).toBe(`/api/main/sysFileInfo/preview?id=${fileId}`);
    const answer = await read(url);
    expect(Buffer.from(await answer.arrayBuffer()).equals(documents[kind])).toBe(true);
    expect(answer.headers.get('content-type')).toBe(types[kind]);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="b_ng gi_.${kind.toUpperCase()}"; filename*=UTF-8''b%E1%BA%A3ng%20gi%C3%A1.${kind.toUpperCase()}`,
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    const [row] = await rowsOf<{ object_name: string }>(
      server.services.database.db,
      sql`select object_name from files where id = ${fileId}`,
    );
    expect(row?.object_name).toMatch(new RegExp(`^[\\da-f-]{36}\\.${kind}$`));
  });

  it('takes pictures as the other upload does: drawn anew, shown in place', async () => {
    const { url } = await send(
      'a.jpg',
      await sharp(await picture('jpeg'))
        .withExif({ IFD0: { Copyright: 'secret place' } })
        .jpeg()
        .toBuffer(),
    );
    const answer = await read(url);
    expect([answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual(['image/jpeg', 'inline']);
    expect(Buffer.from(await answer.arrayBuffer()).includes('secret place')).toBe(false);
  });

  it('refuses content that is not what the name says: 1030007', async () => {
    const before = await count();
    const { pdf, docx, xlsx, csv } = documents;
    const page = Buffer.from('\n <!doctype html><script>alert(1)</script>');
    const wrong: [string, Uint8Array][] = [
      ['a.docx', pdf],
      ['a.pdf', docx],
      ['a.docx', xlsx],
      ['a.xlsx', docx],
      ['a.pptx', plainArchive],
      ['a.docx', plainArchive],
      ['a.docx', withMacros.told],
      ['a.docx', withMacros.hidden],
      ['a.xlsx', csv],
      ['a.pdf', page],
      ['a.png', pdf],
      ['a.csv', docx],
      ['a.csv', await picture()],
      ['a.txt', page],
      ['a.csv', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['a.txt', Buffer.from('MZ\x90\0program', 'latin1')],
      ['a.txt', Buffer.from('bell \x07')],
      ['a.txt', Buffer.from('next line \u0085 of old')],
      ['a.txt', new Uint8Array()],
      ['a.pdf', new Uint8Array()],
    ];
    for (const [name, bytes] of wrong) {
      const { status, body } = await upload(owner, path, { name, bytes });
      expect([name, status, body.code]).toEqual([name, 415, 1030007]);
    }
    expect(await count()).toBe(before);
  });

  it('refuses every other kind and text that is not UTF-8: 1030017, which names what is taken', async () => {
    const before = await count();
    for (const name of ['a.html', 'a.svg', 'a.zip', 'a.exe', 'a.docm', 'a.xlsm', 'a.doc', 'a.js', 'a.pdf.exe', 'a', 'a.pdf.', '.']) {
      const { status, body } = await upload(owner, path, { name, bytes: documents.pdf });
      expect([name, status, body.code]).toEqual([name, 415, 1030017]);
    }
    for (const [lang, text] of [
      ['en', 'The file must be png, jpg, pdf,'],
      ['zh-CN', '文件格式须为 png、jpg、pdf、'],
      ['vn', 'Tệp phải là png, jpg, pdf,'],
    ] as const) {
      const { body } = await upload(owner, path, { name: 'gbk.csv', bytes: Uint8Array.of(0xc3, 0xfb, 0xb3, 0xc6, 0x2c) }, { lang });
      expect([body.code, body.message]).toEqual([1030017, expect.stringContaining(text)]);
    }
    expect(await count()).toBe(before);
  });

  it('takes 20 MB and not a byte more: 1030018; pictures stay at 5 MB: 1030002', async () => {
    const whole = Buffer.alloc(documentLimitBytes, 'a');
    expect((await upload(owner, path, { name: 'whole.txt', bytes: whole })).body.success).toBe(true);
    const { status, body } = await upload(owner, path, { name: 'more.txt', bytes: Buffer.concat([whole, Buffer.from('a')]) });
    expect([status, body.code]).toEqual([413, 1030018]);
    for (const to of [path, '/main/sysFileInfo/upload'])
      expect((await upload(owner, to, { name: 'a.png', bytes: Buffer.alloc(5 * 1024 * 1024 + 1) })).body.code).toBe(1030002);
    expect((await upload(owner, '/main/sysFileInfo/upload', { name: 'a.pdf', bytes: documents.pdf })).body.code).toBe(1030001);
  });

  it('needs a session and a file, and counts towards the limit of a person', async () => {
    expect((await upload(server, path, { name: 'a.pdf', bytes: documents.pdf })).body.code).toBe(1011004);
    expect((await owner.post(path, {})).body.code).toBe(1016001);
    const client = await server.as('shop.ph.2');
    const answers = await Promise.all(Array.from({ length: 14 }, () => upload(client, path, { name: 'a.pdf', bytes: documents.pdf })));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(12);
    expect(answers.filter(({ body }) => body.code === 2015012)).toHaveLength(2);
  });

  it('is nobody else’s to read', async () => {
    const { fileId } = await send('mine.pdf', documents.pdf);
    expect((await (await server.as('shop.vn.1')).get('/main/sysFileInfo/preview', { id: fileId })).body.code).toBe(1013003);
    expect((await server.get('/main/sysFileInfo/preview', { id: fileId })).body.code).toBe(1011004);
  });
});
