import type { OpenUpload, uploadApi } from '@backlot/contract';
import { ApiError } from '../ApiError';
import type { Client } from '../Client';
import { fromHex, sha256 } from './sha256';
import { untilOnline } from './untilOnline';

/** How an upload in parts is made, watched and stopped. */
export interface PartsOptions {
  /** The calls of the server: `uploadApi` of the contract. */
  calls: typeof uploadApi;
  /** The code of a part that arrived changed: it is sent again, `errors.hashMismatch.code` of the contract. */
  changedCode: number;
  /** Takes a share from 0 to 1: what the server has, and what is on its way. */
  onProgress?: (share: number) => void;
  /** The network is away: true when waiting begins, false when it goes on. */
  onWaiting?: (isWaiting: boolean) => void;
  signal?: AbortSignal;
}

/** A part that arrived changed is sent again so often. */
const mostTries = 3;

/**
 * Sends a large file in parts and answers its id. It goes on where an earlier try of the same file ended: after a pause, a reload or
 * a lost network the server is asked what it has, and each stored part is held against the file by its SHA-256.
 *
 * @example
 * const { fileId } = await uploadInParts(client, file, { calls: uploadApi, changedCode: errors.hashMismatch.code, signal });
 */
export async function uploadInParts(
  client: Pick<Client, 'call' | 'upload'>,
  file: File,
  options: PartsOptions,
): Promise<{ fileId: string }> {
  const { calls, onProgress, signal } = options;
  const run = <Answer>(send: () => Promise<Answer>) => persist(send, options);
  const upload = await run(() => openUploadOf(client, file, options));
  const known = new Map(upload.parts.map(({ no, sha256: hash }) => [no, hash]));
  const hashes: string[] = [];
  for (let no = 1; (no - 1) * upload.partSize < file.size; no += 1) {
    const begin = (no - 1) * upload.partSize;
    const part = file.slice(begin, begin + upload.partSize);
    const hash = await sha256(new Uint8Array(await part.arrayBuffer()));
    hashes.push(hash);
    signal?.throwIfAborted();
    if (known.get(no) !== hash) {
      await run(() =>
        client.upload(calls.part, part, {
          fields: { id: upload.id, no, sha256: hash },
          isSilent: true,
          ...(signal && { signal }),
          onProgress: ({ percent }) => onProgress?.((begin + percent * part.size) / file.size),
        }),
      );
    }
    onProgress?.((begin + part.size) / file.size);
  }
  const whole = await sha256(fromHex(hashes.join('')));
  return run(() => client.call(calls.finish, { id: upload.id, sha256: whole }, { isSilent: true, ...(signal && { signal }) }));
}

/** The earlier try of a file by its name and size, else a new one. */
async function openUploadOf(client: Pick<Client, 'call'>, file: File, { calls, signal }: PartsOptions): Promise<OpenUpload> {
  const options = { isSilent: true, ...(signal && { signal }) };
  const open = await client.call(calls.open, {}, options);
  const earlier = open.find(({ fileName, size }) => fileName === file.name && size === file.size);
  return earlier ?? client.call(calls.start, { fileName: file.name, size: file.size }, options);
}

/** Tries until it is answered: waits for the network, and sends a part that arrived changed again. */
async function persist<Answer>(send: () => Promise<Answer>, { changedCode, onWaiting, signal }: PartsOptions): Promise<Answer> {
  for (let [tries, losses] = [1, 0]; ;) {
    try {
      const answer = await send();
      if (losses > 0) onWaiting?.(false);
      return answer;
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof ApiError) || error.policy === 'cancelled') throw error;
      const isLost = error.code === 0 && (error.status === 0 || error.status >= 502);
      if (!isLost && (error.code !== changedCode || (tries += 1) > mostTries)) throw error;
      if (isLost) {
        onWaiting?.(true);
        await untilOnline((losses += 1), signal);
      }
    }
  }
}
