import { performance } from 'node:perf_hooks';
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUpload } from '../../../files/reading/readUpload';
import { Refusal } from '../../../http/answers/refusal';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { upload } from '../../../testing/upload';
import { workbook } from '../../../testing/workbook';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  admin = await server.as('admin');
  // The threads are there before anything is timed.
  await Promise.all([1, 2].map(() => readUpload('sheet', Buffer.from('h\nx\n'), 'a.csv')));
});
afterAll(() => server.close());

const withSheet = (sheet: string) => workbook([], { entries: { 'xl/worksheets/sheet1.xml': sheet } });

/** An archive with one entry that says nothing true of its size. */
function bomb(name: string, unpacked: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(unpacked, ' '), { level: 9 });
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(10, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), packed]);
}

/** A PNG whose header promises a picture that is not there. */
function promise(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(1000))), chunk('IEND', Buffer.alloc(0))]);
}

const paths = { sheet: '/main/up/import', image: '/main/sysFileInfo/upload' };

describe('hostile files', () => {
  it.each([
    ['150,000 elements within each other', 'sheet', 'a.xlsx', () => withSheet(`<worksheet>${'<a>'.repeat(150_000)}`), 1030010],
    [
      '200,000 attributes',
      'sheet',
      'a.xlsx',
      () => withSheet(`<worksheet ${Array.from({ length: 200_000 }, (_, n) => `a${n}="1"`).join(' ')}/>`),
      1030010,
    ],
    ['a sheet that unpacks to 200 MB', 'sheet', 'a.xlsx', () => bomb('xl/workbook.xml', 200 * 1024 * 1024), 1030011],
    ['a picture of one endless line', 'image', 'a.png', () => promise(39_999_999, 1), 1030008],
    ['a picture of 30,000 lines and columns', 'image', 'a.png', () => promise(30_000, 30_000), 1030008],
  ] as const)('%s is refused within a second, while the server answers', async (_name, kind, name, file, code) => {
    const bytes = file();
    expect(bytes.length).toBeLessThan(5 * 1024 * 1024);
    const began = performance.now();
    const answered = { is: false };
    const answer = upload(admin, paths[kind], { name, bytes }).finally(() => (answered.is = true));
    const waits: number[] = [];
    while (!answered.is) {
      const asked = performance.now();
      expect((await server.get('/healthz')).status).toBe(200);
      waits.push(performance.now() - asked);
    }
    expect((await answer).body.code).toBe(code);
    expect(performance.now() - began).toBeLessThan(1000);
    // A tenth of a second on a quiet machine; a blocked loop lets nothing through until the file is done with.
    expect(Math.max(...waits)).toBeLessThan(500);
  });

  it('whatever bytes come, there is a reading or a refusal, soon', async () => {
    const seeds = [
      workbook([
        ['Name', 'Price'],
        ['x', 1],
      ]),
      promise(20, 10),
      Buffer.from('%PDF-1.7\n1 0 obj <<'),
      Buffer.from('"a;b\n'),
    ];
    const damaged = fc
      .record({ seed: fc.constantFrom(...seeds), at: fc.nat(2000), noise: fc.uint8Array({ maxLength: 40 }), cut: fc.nat(2000) })
      .map(({ seed, at, noise, cut }) => {
        const start = at % seed.length;
        return Buffer.concat([
          seed.subarray(0, start),
          noise,
          seed.subarray(start + noise.length, Math.max(start + noise.length, seed.length - cut)),
        ]);
      });
    const markup = fc
      .array(
        fc.constantFrom(
          '<row r="1">',
          '<c r="B1">',
          '<v>',
          '</v>',
          '</c>',
          '</row>',
          '<x',
          ' a="',
          '&amp;',
          '<![CDATA[',
          '<!--',
          '9',
          '\u0000',
        ),
      )
      .map((parts) => withSheet(`<worksheet><sheetData>${parts.join('')}`));
    const file = fc.record({
      bytes: fc.oneof(damaged, markup, fc.uint8Array({ maxLength: 300 })),
      name: fc.constantFrom('a.xlsx', 'a.csv', 'a.png', 'a.jpg', 'a.pdf', 'a.docx', 'a.txt', 'a'),
      kind: fc.constantFrom<('sheet' | 'image' | 'document')[]>('sheet', 'image', 'document'),
    });
    await fc.assert(
      fc.asyncProperty(file, async ({ bytes, name, kind }) => {
        const began = performance.now();
        const said: unknown = await readUpload(kind, bytes, name).catch((error: unknown) => error);
        expect(said instanceof Refusal || !(said instanceof Error), String(said)).toBe(true);
        expect(performance.now() - began).toBeLessThan(1000);
      }),
      { numRuns: 300 },
    );
  });
});
