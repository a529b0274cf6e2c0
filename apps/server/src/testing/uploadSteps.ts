import { createHash } from 'node:crypto';
import type { OpenUpload } from '@backlot/contract';
import type { TestClient } from './testClient';
import { upload } from './upload';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The SHA-256 of the SHA-256 of all parts. */
export const hashOfParts = (parts: readonly Uint8Array[]): string =>
  sha256(Buffer.concat(parts.map((part) => Buffer.from(sha256(part), 'hex'))));

/** Bytes that begin like an mp4. */
export function videoBytes(size: number): Buffer {
  const bytes = Buffer.alloc(size, 7);
  bytes.write('\0\0\0\u0018ftypmp42', 0, 'latin1');
  return bytes;
}

export const cut = (bytes: Buffer, partSize: number): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / partSize) }, (_, at) => bytes.subarray(at * partSize, (at + 1) * partSize));

/** Short ways to send a large file in parts over HTTP. */
export function uploadSteps(client: TestClient) {
  const start = async (fileName: string, size: number) => (await client.post('/main/upload/start', { fileName, size })).body;
  const part = async (id: string, no: number, bytes: Uint8Array, hash = sha256(bytes)) =>
    upload(client, `/main/upload/part?id=${id}&no=${no}&sha256=${hash}`, { name: 'part', bytes });
  const finish = async (id: string, hash: string) => (await client.post('/main/upload/finish', { id, sha256: hash })).body;
  const open = async () => (await client.get('/main/upload/open')).body.data as OpenUpload[];
  /** A whole video; answers its file. */
  const stored = async (bytes: Buffer, fileName = 'script.mp4'): Promise<string> => {
    const { id, partSize } = (await start(fileName, bytes.length)).data as OpenUpload;
    const parts = cut(bytes, partSize);
    for (const [at, one] of parts.entries()) await part(id, at + 1, one);
    return ((await finish(id, hashOfParts(parts))).data as { fileId: string }).fileId;
  };
  return { start, part, finish, open, stored };
}
