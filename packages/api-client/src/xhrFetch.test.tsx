import { describe, expect, it } from 'vitest';
import type { UploadProgress } from './Client';
import { xhrFetch } from './xhrFetch';

const bytes = 64 * 1024 * 1024;

function formOf(size: number): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(size)]));
  return form;
}

const post = (path: string, signal?: AbortSignal) =>
  new Request(new URL(path, location.origin), {
    method: 'POST',
    headers: { lang: 'vn', 'content-type': 'text/plain' },
    signal: signal ?? null,
  });

describe('an upload in a browser', () => {
  it('reports the bytes that left the machine, and gives the answer of the server', async () => {
    const seen: UploadProgress[] = [];
    const answer = await xhrFetch(formOf(bytes), (progress) => seen.push(progress))(post('/no-api-here'));
    expect(answer.status).toBe(404);
    expect(answer.headers.get('date')).not.toBeNull();
    expect(await answer.text()).toBeTypeOf('string');
    expect(seen.length).toBeGreaterThan(1);
    expect(seen[0]?.percent).toBeLessThan(1);
    expect(seen.at(-1)?.percent).toBe(1);
    expect(seen.at(-1)?.sent).toBeGreaterThan(bytes);
    expect(seen.map(({ sent }) => sent)).toEqual(seen.map(({ sent }) => sent).toSorted((a, b) => a - b));
  });

  it('stops when cancelled on the way', async () => {
    const controller = new AbortController();
    const seen: number[] = [];
    const upload = xhrFetch(formOf(bytes), ({ percent }) => {
      seen.push(percent);
      controller.abort();
    })(post('/no-api-here', controller.signal));
    await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
    expect(seen).toHaveLength(1);
    expect(seen[0]).toBeLessThan(1);
  });

  it('does not begin when cancelled before', async () => {
    await expect(xhrFetch(formOf(1), () => undefined)(post('/no-api-here', AbortSignal.abort()))).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('fails like fetch when no server can be reached', async () => {
    const request = new Request('http://127.0.0.1:9/api', { method: 'POST' });
    await expect(xhrFetch(formOf(1), () => undefined)(request)).rejects.toThrow(new TypeError('Failed to fetch'));
  });
});
