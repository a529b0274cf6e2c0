import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { plainBody } from './plainBody.ts';
import { listen } from './listen.ts';

/** A place for files that speaks as much of S3 as the server uses, for fleets on one machine: it asks nobody for a key. */
export async function startBucket(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  await mkdir(folder, { recursive: true });
  const server = createServer((request, response) => {
    answer(folder, request, response).catch(() => response.writeHead(500).end());
  });
  const { port, close } = await listen(server);
  return { url: `http://127.0.0.1:${port}`, close };
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://bucket');
  const [, , ...rest] = url.pathname.split('/');
  const key = decodeURIComponent(rest.join('/'));
  if (!key && request.method === 'GET') return list(folder, url, response);
  // Names are the server's own, flat and random.
  if (!/^[\w.-]+$/.test(key) || key.startsWith('.')) return void response.writeHead(400).end();
  const path = join(folder, key);
  if (request.method === 'PUT') {
    const bytes = plainBody(await buffer(request), request.headers);
    await writeFile(`${path}.new`, bytes);
    await rename(`${path}.new`, path);
    return void response.writeHead(200, { etag: tagOf(bytes) }).end();
  }
  if (request.method === 'DELETE') {
    await rm(path, { force: true });
    return void response.writeHead(204).end();
  }
  const found = await stat(path).catch(() => undefined);
  if (!found) return void response.writeHead(404, { 'content-type': 'application/xml' }).end(errorOf('NoSuchKey'));
  response.writeHead(200, {
    'content-length': found.size,
    'last-modified': found.mtime.toUTCString(),
    etag: tagOf(await readFile(path)),
    'content-type': 'application/octet-stream',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(path).pipe(response);
}

/** ListObjectsV2, a thousand names at a time. */
async function list(folder: string, url: URL, response: ServerResponse): Promise<void> {
  const after = url.searchParams.get('continuation-token') ?? '';
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.new') && name > after).sort();
  const page = names.slice(0, 1000);
  const rows = await Promise.all(
    page.map(async (name) => {
      const { size, mtime } = await stat(join(folder, name));
      return `<Contents><Key>${name}</Key><LastModified>${mtime.toISOString()}</LastModified><ETag>"-"</ETag><Size>${size}</Size></Contents>`;
    }),
  );
  const more = names.length > page.length;
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><KeyCount>${page.length}</KeyCount><IsTruncated>${more}</IsTruncated>${
        more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
      }${rows.join('')}</ListBucketResult>`,
    );
}

const tagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;
const errorOf = (code: string) => `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`;
