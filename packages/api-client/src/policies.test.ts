import { authApi, menuApi, noticeApi, reloginCodes, toastCodes } from '@backlot/contract';
import { describe, expect, it } from 'vitest';
import type { ApiError } from './ApiError';
import type { Policy } from './policies';
import { failure, fakeApi, success } from './testing/fakeApi';

const errorOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('resolved')),
    (error: ApiError) => error,
  );

interface Row {
  situation: string;
  answer: () => Response;
  policy: Policy;
  hears: Policy[];
}

const rows: Row[] = [
  { situation: 'HTTP 403', answer: () => failure(1013002, { status: 403 }), policy: 'notice', hears: ['notice'] },
  { situation: 'HTTP 403 of a cross-site request', answer: () => failure(1016009, { status: 403 }), policy: 'notice', hears: ['notice'] },
  { situation: 'HTTP 500 with a message', answer: () => failure(1016002, { status: 500 }), policy: 'toast', hears: ['toast'] },
  { situation: 'HTTP 500 without a message', answer: () => failure(500, { status: 500, message: '' }), policy: 'message', hears: [] },
  { situation: 'HTTP 401 without a code', answer: () => failure(401, { status: 401 }), policy: 'signOut', hears: ['signOut'] },
  {
    situation: 'HTTP 401 with the logged-in flag',
    answer: () => failure(401, { status: 401, result: { isLogin: true } }),
    policy: 'message',
    hears: [],
  },
  { situation: 'refused input', answer: () => failure(1012001, { fields: { name: 'too long' } }), policy: 'field', hears: [] },
  { situation: 'a business refusal', answer: () => failure(1020002), policy: 'message', hears: [] },
  { situation: 'too many requests', answer: () => failure(1016005, { status: 429 }), policy: 'message', hears: [] },
  {
    situation: 'the page of a proxy',
    answer: () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    policy: 'unreachable',
    hears: ['unreachable'],
  },
  {
    situation: 'the page of a proxy while the server starts',
    answer: () => new Response('', { status: 503 }),
    policy: 'unreachable',
    hears: ['unreachable'],
  },
  { situation: 'HTTP 404 from something else', answer: () => new Response('no', { status: 404 }), policy: 'message', hears: [] },
  { situation: 'HTTP 200 that is not an envelope', answer: () => new Response('<html>'), policy: 'message', hears: [] },
  ...toastCodes.map((code): Row => ({ situation: `body code ${code}`, answer: () => failure(code), policy: 'toast', hears: ['toast'] })),
  ...reloginCodes.flatMap((code): Row[] => [
    { situation: `body code ${code} with HTTP 200`, answer: () => failure(code), policy: 'relogin', hears: ['relogin'] },
    { situation: `body code ${code} with HTTP 401`, answer: () => failure(code, { status: 401 }), policy: 'relogin', hears: ['relogin'] },
    { situation: `body code ${code} with HTTP 403`, answer: () => failure(code, { status: 403 }), policy: 'relogin', hears: ['relogin'] },
  ]),
];

describe('spec section 8: what the client does with a refusal', () => {
  it.each(rows)('$situation → $policy', async ({ answer, policy, hears }) => {
    const { client, events } = fakeApi(answer);
    const error = await errorOf(client.call(authApi.getLoginUser));
    expect(error.policy).toBe(policy);
    expect(error.message).not.toBe('');
    expect(events.map((event) => event.policy)).toEqual(hears);
    for (const event of events) expect(event).toMatchObject({ error, message: error.message, endpoint: authApi.getLoginUser });
  });

  it('shows the notice under the title Forbidden with the message of the server', async () => {
    const { client, events } = fakeApi(() => failure(1013002, { status: 403, message: 'No permission sysVisLog.query' }));
    await errorOf(client.call(authApi.getLoginUser));
    expect(events).toMatchObject([{ title: 'Forbidden', message: 'No permission sysVisLog.query' }]);
  });

  it('asks for the reload 1.5 s after the log out', async () => {
    const { client, events } = fakeApi(() => failure(401, { status: 401 }));
    await errorOf(client.call(authApi.getLoginUser));
    expect(events).toMatchObject([{ policy: 'signOut', reloadAfterMs: 1500 }]);
  });

  it('logs out once, however many calls the same token was refused', async () => {
    let token: string | null = 'token-1';
    const { client, events } = fakeApi(() => failure(401, { status: 401 }), { getToken: () => token });
    const slow = client.call(noticeApi.noticeNum);
    await errorOf(client.call(authApi.getLoginUser));
    token = null;
    await errorOf(slow);
    expect(events.map((event) => event.policy)).toEqual(['signOut']);
  });

  it('leaves a 401 alone when no token was sent', async () => {
    const { client, events } = fakeApi(() => failure(401, { status: 401 }), { getToken: () => null });
    expect((await errorOf(client.call(authApi.getLoginUser))).policy).toBe('message');
    expect(events).toEqual([]);
  });

  it('gives a rejected login to its form: a frozen account there is a message, not a prompt', async () => {
    const { client, events } = fakeApi(() => failure(1011007, { status: 401 }));
    const error = await errorOf(client.call(authApi.login, { account: 'a', password: 'b' }));
    expect(error).toMatchObject({ policy: 'message', code: 1011007, message: 'refused 1011007' });
    expect(events).toEqual([]);
  });

  it('carries code, status, fields, request id and retry-after', async () => {
    const { client } = fakeApi(() =>
      failure(1012001, { status: 422, fields: { name: 'too long' }, requestId: 'r-7', headers: { 'retry-after': '30' } }),
    );
    const error = await errorOf(client.call(menuApi.change, { application: 'x' }));
    expect(error).toMatchObject({
      name: 'ApiError',
      code: 1012001,
      status: 422,
      fields: { name: 'too long' },
      requestId: 'r-7',
      retryAfter: 30,
    });
  });

  it('takes the request id from the header when the body has none', async () => {
    const { client } = fakeApi(() => new Response('', { status: 404, headers: { 'x-request-id': 'r-8' } }));
    expect(await errorOf(client.call(authApi.getLoginUser))).toMatchObject({ code: 0, requestId: 'r-8', fields: {} });
  });

  it('says an ended session once for its token when nothing can ask to sign in again', async () => {
    let token = 'token-1';
    const { client, events } = fakeApi(() => failure(1011008), { getToken: () => token });
    await Promise.all([errorOf(client.call(authApi.getLoginUser)), errorOf(client.call(noticeApi.noticeNum))]);
    expect(events.map((event) => event.policy)).toEqual(['relogin']);
    token = 'token-2';
    await errorOf(client.call(authApi.getLoginUser));
    expect(events).toHaveLength(2);
  });

  it('keeps toasts, notices and outages of a silent call from the host, but not a sign-out', async () => {
    const answers = [
      failure(1016002, { status: 500 }),
      failure(1013002, { status: 403 }),
      new Response('', { status: 502 }),
      failure(401, { status: 401 }),
    ];
    const { client, events } = fakeApi((_, count) => answers[count - 1] ?? success());
    for (const _ of answers) await errorOf(client.call(noticeApi.noticeNum, {}, { isSilent: true }));
    expect(events.map((event) => event.policy)).toEqual(['signOut']);
  });
});

describe('exchange: the response is still returned', () => {
  it.each(toastCodes)('resolves with the refusal %i after its toast', async (code) => {
    const { client, events } = fakeApi(() => failure(code));
    const answer = await client.exchange(authApi.getLoginUser);
    expect(answer).toMatchObject({ success: false, code, message: `refused ${code}` });
    expect(events.map((event) => event.policy)).toEqual(['toast']);
  });

  it('resolves with the whole envelope of a success', async () => {
    const { client } = fakeApi(() => success('token'));
    expect(await client.exchange(authApi.login, { account: 'a', password: 'b' })).toEqual({
      success: true,
      code: 200,
      message: 'ok',
      data: 'token',
    });
  });

  it('still rejects when no answer arrived', async () => {
    const { client } = fakeApi(() => new Response('', { status: 502 }));
    expect((await errorOf(client.exchange(authApi.getLoginUser))).policy).toBe('unreachable');
  });
});
