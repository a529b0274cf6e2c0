import { authApi, captchaApi, fileApi, noticeApi } from '@backlot/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, fakeApi, noNetwork, success } from './testing/fakeApi';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settled = async <Value>(call: Promise<Value>, seconds = 60): Promise<PromiseSettledResult<Value> | undefined> => {
  const all = Promise.allSettled([call]);
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return (await all)[0];
};

const unavailable = (retryAfter?: string) => failure(1016006, { status: 503, headers: retryAfter ? { 'retry-after': retryAfter } : {} });

describe('sending again by itself', () => {
  it('repeats a GET when the network fails', async () => {
    const { client, arrivals } = fakeApi((_, count) => (count < 3 ? noNetwork() : success('user')));
    expect(await settled(client.call(authApi.getLoginUser))).toMatchObject({ value: 'user' });
    expect(arrivals).toHaveLength(3);
  });

  it('gives up after two more tries, in the words of the language', async () => {
    const { client, arrivals, events } = fakeApi(() => noNetwork(), { getLocale: () => 'zh-CN' });
    expect(await settled(client.call(authApi.getLoginUser))).toMatchObject({
      reason: { policy: 'unreachable', status: 0, message: '后端未启动或代理错误' },
    });
    expect(arrivals).toHaveLength(3);
    expect(events.map((event) => event.policy)).toEqual(['unreachable']);
  });

  it.each([
    ['en', 'The server is not running or cannot be reached.'],
    ['vn', 'Máy chủ chưa chạy hoặc không kết nối được.'],
    ['xx', 'The server is not running or cannot be reached.'],
  ])('says in %s that the server cannot be reached', async (locale, message) => {
    const { client } = fakeApi(() => noNetwork(), { getLocale: () => locale });
    expect(await settled(client.call(authApi.login, { account: 'a', password: 'b' }))).toMatchObject({
      reason: { policy: 'unreachable', message },
    });
  });

  it('repeats a write under the same id', async () => {
    const { client, arrivals } = fakeApi((_, count) => (count === 1 ? noNetwork() : success()));
    await settled(client.call(noticeApi.setRead, { msgId: '1' }));
    const ids = arrivals.map(({ headers }) => headers.get('idempotency-key'));
    expect(ids).toHaveLength(2);
    expect(ids[1]).toBe(ids[0]);
    expect(arrivals[1]?.body).toBe('{"msgId":"1"}');
  });

  it('waits for a write whose first copy is still running', async () => {
    const { client, arrivals } = fakeApi((_, count) => (count === 1 ? failure(1016008, { status: 409 }) : success('done')));
    expect(await settled(client.call(noticeApi.setRead, { msgId: '1' }))).toMatchObject({ value: 'done' });
    expect(arrivals).toHaveLength(2);
  });

  it.each([
    ['another conflict', () => failure(1020003, { status: 409 }), 1020003],
    ['503 without retry-after', () => unavailable(), 1016006],
    ['503 that asks to wait longer than 10 s', () => unavailable('11'), 1016006],
    ['429', () => failure(1016005, { status: 429, headers: { 'retry-after': '1' } }), 1016005],
    ['500', () => failure(1016002, { status: 500 }), 1016002],
  ])('does not repeat after %s', async (_, answer, code) => {
    const { client, arrivals } = fakeApi(answer);
    expect(await settled(client.call(authApi.getLoginUser))).toMatchObject({ reason: { code } });
    expect(arrivals).toHaveLength(1);
  });

  it('waits as long as retry-after says', async () => {
    const { client, arrivals } = fakeApi((_, count) => (count === 1 ? unavailable('7') : success('user')));
    const call = client.call(authApi.getLoginUser);
    await vi.advanceTimersByTimeAsync(6_900);
    expect(arrivals).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await call).toBe('user');
  });

  it('keeps the answer of the last try', async () => {
    const { client, arrivals } = fakeApi(() => unavailable('1'));
    expect(await settled(client.call(authApi.getLoginUser))).toMatchObject({
      reason: { code: 1016006, status: 503, retryAfter: 1, policy: 'message' },
    });
    expect(arrivals).toHaveLength(3);
  });

  it('sends a sign-in, a captcha and an upload once', async () => {
    const { client, arrivals } = fakeApi(() => noNetwork());
    await settled(client.call(authApi.login, { account: 'a', password: 'b' }));
    await settled(client.call(captchaApi.getCaptcha, { captchaType: 'clickWord' }));
    await settled(client.upload(fileApi.upload, new Blob(['x'])));
    expect(arrivals).toHaveLength(3);
  });
});

describe('waiting', () => {
  const silent = () => new Promise<Response>(() => undefined);

  it('ends after 180 s', async () => {
    const { client } = fakeApi(silent);
    let error: unknown;
    client.call(authApi.getLoginUser).catch((reason: unknown) => {
      error = reason;
    });
    await vi.advanceTimersByTimeAsync(179_900);
    expect(error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    expect(error).toMatchObject({ policy: 'timeout', message: 'The server took too long. Try again.' });
  });

  it('ends earlier when asked to', async () => {
    const { client } = fakeApi(silent);
    expect(await settled(client.call(authApi.getLoginUser, {}, { timeout: 1000 }), 2)).toMatchObject({ reason: { policy: 'timeout' } });
  });

  it('ends when a body never ends', async () => {
    const { client } = fakeApi(() => new Response(new ReadableStream(), { headers: { 'content-type': 'application/json' } }));
    expect(await settled(client.call(authApi.getLoginUser, {}, { timeout: 1000 }), 2)).toMatchObject({ reason: { policy: 'timeout' } });
  });
});

describe('cancelling', () => {
  const silent = () => new Promise<Response>(() => undefined);

  it('ends one call', async () => {
    const { client, events } = fakeApi(silent);
    const controller = new AbortController();
    const call = client.call(authApi.getLoginUser, {}, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ policy: 'cancelled' });
    expect(events).toEqual([]);
  });

  it('ends a call that has not begun', async () => {
    const { client, arrivals } = fakeApi(silent);
    await expect(client.call(authApi.getLoginUser, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ policy: 'cancelled' });
    expect(arrivals).toEqual([]);
  });

  it('ends every call, also one that waits to be sent again', async () => {
    const { client, arrivals } = fakeApi(({ path }) => (path === '/main/getLoginUser' ? noNetwork() : silent()));
    const calls = Promise.allSettled([
      client.call(authApi.getLoginUser),
      client.call(noticeApi.noticeNum),
      client.call(authApi.login, { account: 'a' }),
    ]);
    await vi.advanceTimersByTimeAsync(10);
    expect(client.runningCount).toBe(3);
    client.cancelAll();
    expect(await calls).toMatchObject([
      { reason: { policy: 'cancelled' } },
      { reason: { policy: 'cancelled' } },
      { reason: { policy: 'cancelled' } },
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(arrivals).toHaveLength(3);
    expect(client.runningCount).toBe(0);
  });

  it('leaves later calls alone', async () => {
    const { client } = fakeApi(() => success('user'));
    client.cancelAll();
    expect(await client.call(authApi.getLoginUser)).toBe('user');
  });
});
