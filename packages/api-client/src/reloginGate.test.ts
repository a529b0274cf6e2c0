import { authApi, homeApi, menuApi, noticeApi } from '@backlot/contract';
import { describe, expect, it } from 'vitest';
import type { ReloginReason, SignInOutcome } from './reloginGate';
import { type Arrival, failure, fakeApi, success } from './testing/fakeApi';

/** A person whose token the server forgets and knows again after `signIn`. */
function expiring(options: { known?: string; answer?: (arrival: Arrival) => Response } = {}) {
  const state = { token: 'old', known: options.known ?? 'new' };
  const prompts: ReloginReason[] = [];
  let finish: (outcome: SignInOutcome) => void = () => undefined;
  const fake = fakeApi(
    (arrival) => {
      if (arrival.headers.get('authorization') !== `Bearer ${state.known}`)
        return failure(1011008, { status: 401, message: 'Your session has ended.' });
      return options.answer?.(arrival) ?? success(arrival.path);
    },
    {
      getToken: () => state.token,
      refreshSession: (reason) => {
        prompts.push(reason);
        return new Promise((resolve) => {
          finish = resolve;
        });
      },
    },
  );
  const signIn = (token: string, outcome: SignInOutcome = 'samePerson') => {
    state.token = token;
    finish(outcome);
  };
  return { ...fake, state, prompts, signIn, end: (outcome: SignInOutcome) => finish(outcome) };
}

const until = async (isReached: () => boolean) => {
  while (!isReached()) await new Promise((resolve) => setTimeout(resolve));
};

describe('an expired session', () => {
  it('asks once for all requests, with the code and message of the server, and sends each again once', async () => {
    const { client, prompts, signIn, arrivals, events } = expiring();
    const answers = Promise.all([
      client.call(authApi.getLoginUser),
      client.call(noticeApi.setRead, { msgId: '1' }),
      client.call(noticeApi.noticeNum),
    ]);
    await until(() => arrivals.length === 3 && prompts.length === 1);
    signIn('new');
    expect(await answers).toEqual(['/main/getLoginUser', '/main/sysNotice/setRead', '/main/sysNotice/noticeNum']);
    expect(prompts).toEqual([{ code: 1011008, message: 'Your session has ended.' }]);
    expect(events.map((event) => event.policy)).toEqual(['relogin']);
    expect(arrivals).toHaveLength(6);
  });

  it('sends a held write again under the same id', async () => {
    const { client, signIn, arrivals, prompts } = expiring();
    const answer = client.call(menuApi.change, { application: 'x' });
    await until(() => prompts.length === 1);
    signIn('new');
    await answer;
    const ids = arrivals.map(({ headers }) => headers.get('idempotency-key'));
    expect(ids[0]).toMatch(/./);
    expect(ids).toEqual([ids[0], ids[0]]);
    expect(arrivals.map(({ body }) => body)).toEqual(['{"application":"x"}', '{"application":"x"}']);
  });

  it('holds calls that begin while the prompt is open, and sends them once', async () => {
    const { client, signIn, arrivals, prompts } = expiring();
    const first = client.call(authApi.getLoginUser);
    await until(() => prompts.length === 1);
    const later = client.call(homeApi.summary, { application: 'x' });
    await until(() => client.runningCount === 2);
    expect(arrivals).toHaveLength(1);
    signIn('new');
    await Promise.all([first, later]);
    expect(arrivals.map(({ path }) => path).sort()).toEqual(['/main/getLoginUser', '/main/getLoginUser', '/main/home/summary']);
  });

  it('lets the sign-in itself through while the prompt is open', async () => {
    const { client, prompts, signIn, state } = expiring({ answer: () => success('passed') });
    const held = client.call(authApi.sessions);
    await until(() => prompts.length === 1);
    state.known = 'old';
    expect(await client.call(authApi.login, { account: 'a', password: 'b' })).toBe('passed');
    expect(await client.call(authApi.getLoginUser, {}, { whenExpired: 'fail' })).toBe('passed');
    signIn('old');
    await held;
  });

  it.each([['cancelled'], ['otherPerson']] as const)('drops held and waiting requests when it ends with %s', async (outcome) => {
    const { client, prompts, end, arrivals, events } = expiring();
    const held = client.call(menuApi.change, { application: 'x' });
    await until(() => prompts.length === 1);
    const waiting = client.call(noticeApi.noticeNum);
    end(outcome);
    const message = 'Not sent: the same person did not sign in again.';
    await expect(held).rejects.toMatchObject({ policy: 'dropped', message });
    await expect(waiting).rejects.toMatchObject({ policy: 'dropped', message });
    expect(arrivals).toHaveLength(1);
    expect(events).toHaveLength(1);
  });

  it('drops held requests when the prompt breaks', async () => {
    const { client } = fakeApi(() => failure(1011008), { refreshSession: () => Promise.reject(new Error('dialog broke')) });
    await expect(client.call(authApi.getLoginUser)).rejects.toMatchObject({ policy: 'dropped' });
  });

  it('does not ask again for an answer that was late: it is sent again with the new token', async () => {
    let release: (answer: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      release = resolve;
    });
    let token = 'old';
    let prompts = 0;
    const { client, arrivals } = fakeApi(
      ({ path, headers }) => {
        if (headers.get('authorization') === 'Bearer new') return success(path);
        return path === '/main/sysNotice/noticeNum' ? late : failure(1011008);
      },
      {
        getToken: () => token,
        refreshSession: () => {
          prompts += 1;
          token = 'new';
          return Promise.resolve('samePerson');
        },
      },
    );
    const slow = client.call(noticeApi.noticeNum);
    await client.call(authApi.getLoginUser);
    release(failure(1011008));
    expect(await slow).toBe('/main/sysNotice/noticeNum');
    expect(prompts).toBe(1);
    expect(arrivals).toHaveLength(4);
  });

  it('drops a late answer of the person who is gone, without asking', async () => {
    let release: (answer: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      release = resolve;
    });
    let prompts = 0;
    const { client, arrivals } = fakeApi(({ path }) => (path === '/main/sysNotice/noticeNum' ? late : failure(1011008)), {
      refreshSession: () => {
        prompts += 1;
        return Promise.resolve('otherPerson');
      },
    });
    const slow = client.call(noticeApi.noticeNum);
    await expect(client.call(authApi.getLoginUser)).rejects.toMatchObject({ policy: 'dropped' });
    release(failure(1011008));
    await expect(slow).rejects.toMatchObject({ policy: 'dropped' });
    expect(prompts).toBe(1);
    expect(arrivals).toHaveLength(2);
  });

  it('sends a held request only once more: a second refusal is the answer', async () => {
    const { client, prompts, signIn, arrivals, events } = expiring({ known: 'never' });
    const held = client.call(authApi.getLoginUser);
    await until(() => prompts.length === 1);
    signIn('new');
    await expect(held).rejects.toMatchObject({ policy: 'relogin', code: 1011008 });
    expect(arrivals).toHaveLength(2);
    expect(prompts).toHaveLength(1);
    expect(events).toHaveLength(1);
  });

  it('asks again at the next expiry', async () => {
    const { client, prompts, signIn, state } = expiring();
    const first = client.call(authApi.getLoginUser);
    await until(() => prompts.length === 1);
    signIn('new');
    await first;
    state.known = 'newest';
    const second = client.call(authApi.getLoginUser);
    await until(() => prompts.length === 2);
    signIn('newest');
    expect(await second).toBe('/main/getLoginUser');
  });

  it('rejects a call that does not want to wait, and asks nobody', async () => {
    const { client, prompts, events } = expiring();
    await expect(client.call(authApi.getLoginUser, {}, { whenExpired: 'fail' })).rejects.toMatchObject({ policy: 'relogin' });
    expect(prompts).toEqual([]);
    expect(events).toEqual([]);
  });

  it('lets a held call be cancelled, the prompt staying open for the others', async () => {
    const { client, prompts, signIn, arrivals } = expiring();
    const controller = new AbortController();
    const given = client.call(menuApi.change, { application: 'x' }, { signal: controller.signal });
    const kept = client.call(authApi.getLoginUser);
    await until(() => prompts.length === 1 && arrivals.length === 2);
    controller.abort();
    await expect(given).rejects.toMatchObject({ policy: 'cancelled' });
    signIn('new');
    await kept;
    expect(arrivals.filter(({ path }) => path === '/main/sysMenu/change')).toHaveLength(1);
    expect(client.runningCount).toBe(0);
  });
});
