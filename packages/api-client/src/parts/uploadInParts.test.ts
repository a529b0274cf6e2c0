import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { errors, type OpenUpload, uploadApi } from '@backlot/contract';
import { ApiError } from '../ApiError';
import type { Client } from '../Client';
import { digestOf } from './sha256';
import { uploadInParts } from './uploadInParts';

const sha = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const server = { calls: uploadApi, changedCode: errors.hashMismatch.code };
const file = new File(['aaaabbbbcc'], 'film.mp4');
const texts = ['aaaa', 'bbbb', 'cc'];

/** A server with parts of four bytes. */
function fakeServer(parts: OpenUpload['parts'], fail: () => Error | undefined = () => undefined) {
  const sent: number[] = [];
  const finished = vi.fn();
  const upload: OpenUpload = { id: '7', fileName: 'film.mp4', size: 10, partSize: 4, parts, createTime: '' };
  const client = {
    call: async (endpoint: unknown, input: unknown) => {
      if (endpoint === uploadApi.open) return parts.length > 0 ? [upload] : [];
      if (endpoint === uploadApi.start) return upload;
      finished(input);
      return { fileId: '9' };
    },
    upload: async (_endpoint: unknown, _part: Blob, { fields }: { fields: { no: number } }) => {
      const error = fail();
      if (error) throw error;
      sent.push(fields.no);
      return null;
    },
  } as unknown as Client;
  return { client, sent, finished };
}

describe('an upload in parts', () => {
  it('sends every part, and the hash of the hashes in the end', async () => {
    const { client, sent, finished } = fakeServer([]);
    const shares: number[] = [];
    expect(await uploadInParts(client, file, { ...server, onProgress: (share) => shares.push(share) })).toEqual({ fileId: '9' });
    expect(sent).toEqual([1, 2, 3]);
    expect(shares).toEqual([0.4, 0.8, 1]);
    const whole = sha(Buffer.concat(texts.map((text) => Buffer.from(sha(text), 'hex'))));
    expect(finished).toHaveBeenCalledExactlyOnceWith({ id: '7', sha256: whole });
  });

  it('goes on with what is missing and with what the file has otherwise by now', async () => {
    const { client, sent } = fakeServer([
      { no: 1, sha256: sha('aaaa') },
      { no: 2, sha256: sha('another file of that name and size') },
    ]);
    await uploadInParts(client, file, server);
    expect(sent).toEqual([2, 3]);
  });

  it('waits for the network and goes on, and gives up on a refusal', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let losses = 2;
    const waits: boolean[] = [];
    const lost = () => (losses-- > 0 ? new ApiError({ policy: 'message', message: 'Failed to fetch' }) : undefined);
    const { client, sent } = fakeServer([], lost);
    const done = uploadInParts(client, file, { ...server, onWaiting: (isWaiting) => waits.push(isWaiting) });
    // Each look moves the clock on.
    await vi.waitFor(() => expect(sent).toEqual([1, 2, 3]), { timeout: 20_000, interval: 500 });
    await done;
    vi.useRealTimers();
    expect(sent).toEqual([1, 2, 3]);
    expect(waits).toEqual([true, true, false]);
    const refused = fakeServer(
      [],
      () => new ApiError({ policy: 'message', code: errors.contentMismatch.code, status: 415, message: 'No.' }),
    );
    await expect(uploadInParts(refused.client, file, server)).rejects.toMatchObject({ code: errors.contentMismatch.code });
  });

  it('ends with a pause', async () => {
    const controller = new AbortController();
    const { client, sent } = fakeServer([]);
    const paused = uploadInParts(client, file, { ...server, signal: controller.signal, onProgress: () => controller.abort() });
    await expect(paused).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent).toEqual([1]);
  });
});

it.each([0, 1, 55, 56, 63, 64, 65, 1000])('SHA-256 of %i bytes without the browser', (length) => {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * 31) % 256);
  expect(Buffer.from(digestOf(bytes)).toString('hex')).toBe(sha(bytes));
});
