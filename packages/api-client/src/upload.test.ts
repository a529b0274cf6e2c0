import { fileApi } from '@backlot/contract';
import { describe, expect, it } from 'vitest';
import { failure, fakeApi, success } from './testing/fakeApi';

describe('upload', () => {
  it('sends one file in the part "file", its fields in the address, with an id', async () => {
    const { client, arrivals } = fakeApi(() => success({ fileId: '9', url: '/x' }));
    const file = new File(['bytes'], '图片.png', { type: 'image/png' });
    expect(await client.upload(fileApi.upload, file, { fields: { kind: 'avatar' } as never })).toEqual({ fileId: '9', url: '/x' });
    const [{ headers, body, method, query }] = arrivals as [(typeof arrivals)[0]];
    const form = await new Response(body, { headers: { 'content-type': headers.get('content-type') ?? '' } }).formData();
    expect(method).toBe('POST');
    expect(headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(headers.get('idempotency-key')).toMatch(/./);
    expect(query).toEqual({ kind: 'avatar' });
    expect([...form.keys()]).toEqual(['file']);
    expect(form.get('file')).toMatchObject({ name: '图片.png', type: 'image/png', size: 5 });
  });

  it('tells a refusal like any call', async () => {
    const { client } = fakeApi(() => failure(1016004, { status: 413 }));
    await expect(client.upload(fileApi.upload, new Blob(['x']))).rejects.toMatchObject({ code: 1016004, status: 413, policy: 'message' });
  });

  it('can be cancelled', async () => {
    const { client } = fakeApi(() => new Promise<Response>(() => undefined));
    const controller = new AbortController();
    const upload = client.upload(fileApi.upload, new Blob(['x']), { signal: controller.signal });
    controller.abort();
    await expect(upload).rejects.toMatchObject({ policy: 'cancelled' });
  });
});
