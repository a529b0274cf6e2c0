import { authApi, captchaApi, fileApi, menuApi, noticeApi, onlineUserApi } from '@backlot/contract';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { createClient, queryKeyOf } from './createClient';
import { failure, fakeApi, success } from './testing/fakeApi';

describe('what is sent', () => {
  it('sends token, language and JSON (spec section 7)', async () => {
    const { client, arrivals } = fakeApi(() => success([]), { getLocale: () => 'vn' });
    await client.call(menuApi.change, { application: 'channel' });
    const [{ method, path, headers, body }] = arrivals as [(typeof arrivals)[0]];
    expect([method, path, body]).toEqual(['POST', '/main/sysMenu/change', '{"application":"channel"}']);
    expect(headers.get('authorization')).toBe('Bearer token-1');
    expect(headers.get('lang')).toBe('vn');
    expect(headers.get('content-type')).toBe('application/json');
  });

  it('sends no authorization without a token', async () => {
    const { client, arrivals } = fakeApi(() => success(false), { getToken: () => null });
    await client.call(captchaApi.getCaptchaOpen);
    expect(arrivals[0]?.headers.has('authorization')).toBe(false);
  });

  it('asks for token and language anew each time', async () => {
    let token = 'a';
    let locale = 'en';
    const { client, arrivals } = fakeApi(() => success(), { getToken: () => token, getLocale: () => locale });
    await client.call(authApi.logout);
    token = 'b';
    locale = 'zh-CN';
    await client.call(authApi.logout);
    expect(arrivals.map(({ headers }) => [headers.get('authorization'), headers.get('lang')])).toEqual([
      ['Bearer a', 'en'],
      ['Bearer b', 'zh-CN'],
    ]);
  });

  it('puts a GET input into the query and leaves empty values out', async () => {
    const { client, arrivals } = fakeApi(() => success({ rows: [] }));
    await client.call(onlineUserApi.list, { pageNo: 2, account: '', sortField: undefined, sortOrder: 'descend' });
    expect(arrivals[0]?.query).toEqual({ pageNo: '2', sortOrder: 'descend' });
    expect(arrivals[0]?.headers.has('idempotency-key')).toBe(false);
  });

  it('escapes what a query holds', async () => {
    const { client, arrivals } = fakeApi(() => success({ rows: [] }));
    await client.call(onlineUserApi.list, { account: 'a&b=c #?/ 中文' });
    expect(arrivals[0]?.query).toEqual({ account: 'a&b=c #?/ 中文' });
  });

  it('gives every POST an id of its own, or the one it was told', async () => {
    const { client, arrivals } = fakeApi(() => success());
    await client.call(noticeApi.setRead, { msgId: '1' });
    await client.call(noticeApi.setRead, { msgId: '1' });
    await client.call(noticeApi.setRead, { msgId: '1' }, { requestId: 'form-7' });
    const [first, second, third] = arrivals.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second).not.toBe(first);
    expect(third).toBe('form-7');
  });

  it('reads a host without secure context for its ids', async () => {
    const own = Object.getOwnPropertyDescriptor(crypto, 'randomUUID');
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    try {
      const { client, arrivals } = fakeApi(() => success());
      await client.call(noticeApi.setRead, { msgId: '1' });
      expect(arrivals[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/);
    } finally {
      if (own) Object.defineProperty(crypto, 'randomUUID', own);
      else Reflect.deleteProperty(crypto, 'randomUUID');
    }
  });

  it.each(['/api', '/api/', 'http://localhost/api', 'http://localhost/api/'])('finds the API below %s', async (baseUrl) => {
    const { client, arrivals } = fakeApi(() => success(), { baseUrl });
    await client.call(authApi.logout);
    expect(arrivals[0]?.path).toBe('/main/logout');
  });
});

describe('what comes back', () => {
  it('is the data of the envelope', async () => {
    const { client } = fakeApi(() => success('token-2'));
    expect(await client.call(authApi.login, { account: 'a', password: 'b' })).toBe('token-2');
  });

  it('is the whole body of a captcha answer, right or wrong', async () => {
    const wrong = { repCode: '6111', repMsg: 'wrong', repData: null, success: false };
    const { client, events } = fakeApi(() => Response.json(wrong));
    expect(await client.call(captchaApi.checkCaptcha, { captchaType: 'blockPuzzle', pointJson: '', token: 't' })).toEqual(wrong);
    expect(events).toEqual([]);
  });

  it('is an error when a captcha call is refused by the envelope', async () => {
    const { client } = fakeApi(() => failure(1016005, { status: 429 }));
    await expect(client.call(captchaApi.getCaptcha, { captchaType: 'clickWord' })).rejects.toMatchObject({
      code: 1016005,
      policy: 'message',
    });
  });
});

describe('areas and queries', () => {
  it('tells the host of what may have changed something, not of reads and refusals', async () => {
    const onWritten = vi.fn();
    const { client } = fakeApi(({ body }) => (body?.includes('none') ? failure(2011001) : success([])), { onWritten });
    await client.call(noticeApi.noticeNum);
    await client.call(menuApi.change, { application: 'channel' });
    await expect(client.call(menuApi.change, { application: 'none' })).rejects.toMatchObject({ code: 2011001 });
    expect(onWritten.mock.calls).toEqual([[menuApi.change]]);
  });

  it('makes plain functions of an area', async () => {
    const { client, arrivals } = fakeApi(() => success('t'));
    const auth = client.area(authApi);
    expect(await auth.login({ account: 'a', password: 'b' }, { requestId: 'r' })).toBe('t');
    expect(arrivals[0]?.headers.get('idempotency-key')).toBe('r');
  });

  it('fits TanStack Query as it is', async () => {
    const { client } = fakeApi(() => success({ totalRows: 7 }));
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const page = await queries.fetchQuery(client.query(onlineUserApi.list, { pageNo: 3 }));
    expectTypeOf(page.totalRows).toBeNumber();
    expect(page.totalRows).toBe(7);
    expect(queries.getQueryData(queryKeyOf(onlineUserApi.list, { pageNo: 3 }))).toBe(page);
  });

  it('makes a key of path and input, and a function that passes the signal on', async () => {
    const { client } = fakeApi(() => new Promise<Response>(() => undefined));
    const { queryKey, queryFn } = client.query(onlineUserApi.list, { pageNo: 3 });
    expect(queryKey).toEqual(['/main/sysOnlineUser/list', { pageNo: 3 }]);
    const controller = new AbortController();
    const answer = queryFn({ signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ policy: 'cancelled' });
  });
});

describe('types follow the contract', () => {
  const client = createClient({ getToken: () => null, getLocale: () => 'en' });

  it('knows input and output of a call', () => {
    expectTypeOf(client.call<typeof authApi.login>).returns.resolves.toBeString();
    expectTypeOf(client.call<typeof captchaApi.getCaptchaOpen>).returns.resolves.toBeBoolean();
    expectTypeOf(client.area(noticeApi).noticeNum).returns.resolves.toHaveProperty('mesNum').toBeNumber();
    expectTypeOf(client.query(onlineUserApi.list).queryFn).returns.resolves.toHaveProperty('totalRows').toBeNumber();
  });

  it('refuses a missing or wrong input', () => {
    const never = () => {
      // @ts-expect-error the input is required
      void client.call(menuApi.change);
      // @ts-expect-error pageNo is a number or its text
      void client.call(onlineUserApi.list, { pageNo: true });
      // @ts-expect-error unknown filters do not exist
      void client.area(noticeApi).setRead({ id: '1' });
      void client.upload(fileApi.upload, new Blob([]));
    };
    expect(never).toBeTypeOf('function');
  });
});
