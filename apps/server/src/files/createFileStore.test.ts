import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config';
import { createFileStore } from './createFileStore';

const folder = mkdtempSync(join(tmpdir(), 'backlot-files-'));

/** Speaks as much of S3 as one object needs. */
const objects = new Map<string, Buffer>();
const bucket = createServer((request, response) => {
  const key = new URL(request.url ?? '/', 'http://bucket').pathname;
  const known = objects.get(key);
  if (request.method === 'PUT') {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      objects.set(key, Buffer.concat(parts));
      response.end();
    });
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
  });
});
