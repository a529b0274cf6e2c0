import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';

interface Sent {
  body: Buffer;
  headers: readonly (readonly [string, string])[];
}

const boundary = 'x-boundary';

/** What takes its time is made when it is first wanted. */
function once(make: () => Buffer): () => Buffer {
  let made: Buffer | undefined;
  return () => (made ??= make());
}

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

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** A picture that says it is 30,000 lines and columns. */
function hugePicture(): Buffer {
  const picture = Buffer.from(png);
  picture.writeUInt32BE(30_000, 16);
  picture.writeUInt32BE(30_000, 20);
  return picture;
}

const contents: readonly (() => Buffer)[] = [
  () => Buffer.alloc(0),
  () => png,
  hugePicture,
  () => png.subarray(0, 40),
  () => Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]),
  () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  () => Buffer.from('MZ\u0090\u0000PE'),
  () => Buffer.from('GIF89a/*<?php system($_GET[0]); ?>*/'),
  () => Buffer.from('%PDF-1.7\n1 0 obj <</JS (app.alert(1))>>'),
  once(() => bomb('xl/workbook.xml', 20 * 1024 * 1024)),
  () => bomb('../../evil.txt', 100),
  () => Buffer.from('PK\u0003\u0004garbage'),
  () => Buffer.from(`${'a,'.repeat(20_000)}\n`),
  () => Buffer.from(`"${'x'.repeat(200_000)}`),
  () => Buffer.from('name,price\n=1+1,"a\nb\u0000,-1\n'),
  () => Buffer.from('\ufeffname;price\r'.repeat(2000)),
  () => Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x0a]),
  () => Buffer.from('{"list":[],"config":{}}'),
  () => Buffer.from(`${'['.repeat(100_000)}`),
  () => Buffer.from('<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><a>&b;</a>'),
];

const names = [
  'a.xlsx',
  'a.csv',
  'a.png',
  'a.jpg',
  'a.pdf',
  'a.json',
  'a.zip',
  'a.svg',
  'a.png.html',
  '../../etc/passwd',
  'CON.png',
  `${'x'.repeat(300)}.png`,
  '\u202egnp.exe',
  'a\u0000.png',
  'a\r\nx: y.png',
  '',
];

const types = ['image/png', 'text/csv', 'application/pdf', 'application/octet-stream', 'text/html', 'x', ''];

const part = (name: string, file: string, type: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${file}"\r\ncontent-type: ${type}\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ]);

const end = Buffer.from(`--${boundary}--\r\n`);

/** Parts of a form around one file, whole or broken. */
const forms: readonly ((file: Buffer) => Buffer)[] = [
  (file) => Buffer.concat([file, end]),
  (file) => file,
  (file) => Buffer.concat([file, file, end]),
  (file) => file.subarray(0, Math.floor(file.length / 2)),
  () => end,
  () => Buffer.alloc(0),
  (file) =>
    Buffer.concat([Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n`.repeat(20)), file, end]),
  () => Buffer.from(`--${boundary}\r\n${'a: b\r\n'.repeat(200)}\r\n`),
];

const wrapped = (body: Buffer, type = `multipart/form-data; boundary=${boundary}`): Sent => ({
  body,
  headers: [
    ['content-type', type],
    ['content-length', String(body.length)],
  ],
});

/** A file that an upload should refuse, in a form that may be broken. */
export const hostileFile: fc.Arbitrary<Sent> = fc
  .record({
    content: fc.constantFrom(...contents),
    name: fc.oneof({ weight: 9, arbitrary: fc.constant('file') }, { weight: 1, arbitrary: fc.constantFrom('', 'other', '__proto__') }),
    file: fc.constantFrom(...names),
    type: fc.constantFrom(...types),
    form: fc.oneof({ weight: 6, arbitrary: fc.constant(forms[0]) }, { weight: 4, arbitrary: fc.constantFrom(...forms) }),
    kind: fc.oneof(
      { weight: 9, arbitrary: fc.constant(undefined) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('multipart/form-data', 'multipart/form-data; boundary=', `multipart/mixed; boundary=${boundary}`),
      },
    ),
  })
  .map(({ content, name, file, type, form, kind }) => wrapped((form ?? forms[1]!)(part(name, file, type, content())), kind));
