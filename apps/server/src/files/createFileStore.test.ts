import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config';
import { createFileStore } from './createFileStore';
import type { FileStore } from './fileStore';
import type { StoredPart, Unfinished } from './parts/partStore';

const folder = mkdtempSync(join(tmpdir(), 'backlot-files-'));

/** Speaks as much of S3 as one object needs, in one piece or in parts. */
const objects = new Map<string, Buffer>();
const uploads = new Map<string, Map<string, Buffer>>();
let begunUploads = 0;
const bucket = createServer((request, response) => {
  const { pathname: key, searchParams: query } = new URL(request.url ?? '/', 'http://bucket');
  const known = objects.get(key);
  const parts = uploads.get(query.get('uploadId') ?? '');
  if (request.method === 'PUT' || request.method === 'POST') {
    const body: Buffer[] = [];
    request.on('data', (part: Buffer) => body.push(part));
    request.on('end', () => {
      const bytes = Buffer.concat(body);
      if (query.has('uploads')) {
        const id = `upload-${(begunUploads += 1)}`;
        uploads.set(id, new Map());
        response.end(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
      } else if (request.method === 'PUT') {
        if (parts) parts.set(query.get('partNumber') ?? '', bytes);
        else objects.set(key, bytes);
        response.writeHead(200, { etag: `"${bytes.length}"` }).end();
      } else {
        const numbers = [...bytes.toString().matchAll(/<PartNumber>(\d+)</g)].map(([, no = '']) => no);
        objects.set(key, Buffer.concat(numbers.map((no) => parts?.get(no) ?? Buffer.alloc(0))));
        uploads.delete(query.get('uploadId') ?? '');
        response.end('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
      }
    });
    return;
  }
  if (request.method === 'DELETE' && query.has('uploadId')) {
    uploads.delete(query.get('uploadId') ?? '');
    response.writeHead(204).end();
    return;
  }
  if (request.method === 'GET' && query.has('uploads')) {
    const rows = [...uploads.keys()].map(
      (id) => `<Upload><Key>k</Key><UploadId>${id}</UploadId><Initiated>${new Date().toISOString()}</Initiated></Upload>`,
    );
    response.end(`<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${rows.join('')}</ListMultipartUploadsResult>`);
    return;
  }
  const [, from, to] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
  if (known && from && to) {
    response.writeHead(206).end(known.subarray(Number(from), Number(to) + 1));
    return;
  }
  if (request.method === 'DELETE') objects.delete(key);
  response.writeHead(request.method === 'DELETE' ? 204 : known ? 200 : 404, known ? { 'content-length': known.length } : {});
  response.end(request.method === 'GET' ? known : undefined);
});

afterAll(() => {
  bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

async function endpoint(): Promise<string> {
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
}

async function* parts(...texts: string[]) {
  yield* texts;
}

async function* broken() {
  yield 'half';
  throw new Error('broke off');
}

const begin = async (store: FileStore, objectName: string) => ({
  objectName,
  storeKey: await store.parts.begin(objectName),
});

async function keep(store: FileStore, file: Unfinished, no: number, bytes: string): Promise<StoredPart> {
  const draft = await store.parts.receive(Readable.from([Buffer.from(bytes)]));
  const tag = await store.parts.keep(file, no, draft);
  await store.parts.drop(draft);
  return { no, sha256: draft.sha256, tag };
}

describe('the file store', () => {
  it.each([
    ['a folder', async () => ({ FILES_DIR: folder })],
    [
      'a bucket',
      async () => ({
        FILES_DIR: folder,
        FILES_S3_BUCKET: 'backlot',
        FILES_S3_ENDPOINT: await endpoint(),
        FILES_S3_KEY: 'key',
        FILES_S3_SECRET: 'secret',
      }),
    ],
  ])('keeps, reads and removes bytes in %s', async (_name, settings) => {
    const store = await createFileStore(readConfig(await settings()));
    await store.put('a.png', Buffer.from('bytes'));
    expect(await store.has('a.png')).toBe(true);
    expect(await text(await store.read('a.png'))).toContain('bytes');
    await store.remove('a.png');
    expect(await store.has('a.png')).toBe(false);
    expect(await store.putStream('b.csv', parts('one,', 'two'))).toBe(7);
    expect(await text(await store.read('b.csv'))).toContain('one,two');
    await expect(store.putStream('c.csv', broken())).rejects.toThrow('broke off');
    expect(await store.has('c.csv')).toBe(false);
    expect(readdirSync(join(folder, 'unfinished'))).toEqual([]);
    const [file, given] = [await begin(store, 'd.mp4'), await begin(store, 'e.mp4')];
    const stored = [await keep(store, file, 2, 'second'), await keep(store, file, 1, 'first,')];
    await keep(store, given, 1, 'never');
    expect(await store.has('d.mp4')).toBe(false);
    await store.parts.finish(file, stored);
    expect(await text(await store.read('d.mp4'))).toContain('first,second');
    expect(await text(await store.read('d.mp4', { start: 6, end: 8 }))).toBe('sec');
    // What no row tells of goes once it is old; what somebody goes on with stays.
    const [lost, going] = [await begin(store, 'lost.mp4'), await begin(store, 'going.mp4')];
    const begun = uploads.size;
    await store.parts.sweep(new Date(Date.now() + 1000), async () => new Set([given.storeKey, going.storeKey]));
    expect(uploads.size).toBe(begun === 0 ? 0 : begun - 1);
    for (const one of [lost, going]) await store.parts.abandon(one);
    await store.parts.abandon(given);
    await store.parts.abandon(given);
    expect(await store.has('e.mp4')).toBe(false);
    expect([readdirSync(join(folder, 'unfinished')), uploads.size]).toEqual([[], 0]);
  });
});
