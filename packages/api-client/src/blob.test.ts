import { fileApi } from '@backlot/contract';
import { describe, expect, it } from 'vitest';
import { failure, fakeApi } from './testing/fakeApi';

const file = (headers: Record<string, string>) =>
  new Response(new Uint8Array([1, 2, 255]), { headers: { 'content-type': 'image/png', ...headers } });

describe('blob', () => {
  it('answers the bytes untouched with the name the server gave', async () => {
    const { client, arrivals } = fakeApi(() => file({ 'content-disposition': "attachment; filename*=UTF-8''%E5%9B%BE.png" }));
    const { blob, fileName } = await client.blob(fileApi.preview, { id: '7' });
    expect(fileName).toBe('图.png');
    expect(blob.type).toBe('image/png');
    expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual([1, 2, 255]);
    expect(arrivals[0]?.query).toEqual({ id: '7' });
  });

  it.each([
    ['en', 'The server did not name the file.'],
    ['zh-CN', '服务器未提供文件名。'],
    ['vn', 'Máy chủ không gửi tên tệp.'],
  ])('fails clearly in %s without a name', async (locale, message) => {
    const { client } = fakeApi(() => file({}), { getLocale: () => locale });
    await expect(client.blob(fileApi.preview, { id: '7' })).rejects.toMatchObject({ name: 'ApiError', message });
  });

  it.each([
    ['en', 'The file broke off on its way. Try again.'],
    ['zh-CN', '文件传输中断，请重试。'],
    ['vn', 'Tệp bị ngắt giữa chừng. Hãy thử lại.'],
  ])('says in %s that a file broke off on its way, and tells the product', async (locale, message) => {
    const half = () => {
      const bytes = new ReadableStream({
        start: (to) => to.enqueue(new Uint8Array([1])),
        pull: (to) => to.error(new TypeError('terminated')),
      });
      return new Response(bytes, { headers: { 'content-type': 'image/png', 'content-disposition': 'attachment; filename=a.png' } });
    };
    const { client, events } = fakeApi(half, { getLocale: () => locale });
    await expect(client.blob(fileApi.preview, { id: '7' })).rejects.toMatchObject({ name: 'ApiError', policy: 'unreachable', message });
    expect(events).toHaveLength(1);
  });

  it('does without a name where it is only shown', async () => {
    const { client } = fakeApi(() => file({}));
    expect((await client.blob(fileApi.preview, { id: '7' }, { isNameless: true })).fileName).toBe('');
  });

  it('takes a JSON file for a file', async () => {
    const { client } = fakeApi(
      () =>
        new Response('{"success":false,"code":1}', {
          headers: { 'content-type': 'application/json', 'content-disposition': 'attachment; filename=form.json' },
        }),
    );
    const { blob, fileName } = await client.blob(fileApi.preview, { id: '7' });
    expect([fileName, await blob.text()]).toEqual(['form.json', '{"success":false,"code":1}']);
  });

  it('reads a refusal that comes instead of the bytes', async () => {
    const { client, events } = fakeApi(() => failure(1013002, { status: 403 }));
    await expect(client.blob(fileApi.preview, { id: '7' })).rejects.toMatchObject({ policy: 'notice', code: 1013002 });
    expect(events).toHaveLength(1);
    const refused = fakeApi(() => failure(2015001));
    await expect(refused.client.blob(fileApi.preview, { id: '7' })).rejects.toMatchObject({ policy: 'message', code: 2015001 });
  });
});
