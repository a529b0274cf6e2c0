import { tokenLifetimeMs } from '@backlot/contract';
import { describe, expect, it } from 'vitest';
import { an, binh, fakeSession, lasting } from './testing/fakeSession';
import { memoryTokenStore } from './tokenStore';

const ended = { code: 1011008, message: 'Your session has ended.' };

/** Signed in as An with everything settled. */
async function signedIn() {
  const fake = fakeSession();
  await fake.session.signIn('an-1');
  return fake;
}

describe('the start', () => {
  it('S2: is signed in without a person when a token lasts', () => {
    const { session } = fakeSession({ stored: lasting('an-1') });
    expect(session.getSnapshot()).toEqual({ status: 'signedIn', user: null });
    expect(session.getToken()).toBe('an-1');
  });

  it('S2: is anonymous without a token', () => {
    const { session } = fakeSession();
    expect(session.getSnapshot()).toEqual({ status: 'anonymous', user: null, because: 'start' });
    expect(session.getToken()).toBeNull();
  });

  it('S2: removes a token past its end', () => {
    const { session, store } = fakeSession({ stored: { token: 'an-1', expiresAt: 1_000_000 } });
    expect(session.getSnapshot().status).toBe('anonymous');
    expect(store.read()).toBeNull();
  });
});

describe('signing in', () => {
  it('keeps the token with its person and tells who listens', async () => {
    const { session, store } = fakeSession();
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.getSnapshot().status));
    await session.signIn('an-1');
    expect(session.getSnapshot()).toEqual({ status: 'signedIn', user: an });
    expect(store.read()).toEqual(lasting('an-1', '1'));
    expect(seen).toEqual(['signedIn', 'signedIn']);
  });

  it('tells nobody who has stopped listening', async () => {
    const { session } = fakeSession();
    const seen: string[] = [];
    session.subscribe(() => seen.push('told'))();
    await session.signIn('an-1');
    expect(seen).toEqual([]);
  });

  it('S3: hands the token out for 7 days and not a millisecond more, the page staying', async () => {
    const { session, clock } = await signedIn();
    clock.now += tokenLifetimeMs - 1;
    expect(session.getToken()).toBe('an-1');
    clock.now += 1;
    expect(session.getToken()).toBeNull();
    await session.reconcile();
    expect(session.getSnapshot()).toEqual({ status: 'signedIn', user: an });
  });

  it('S5: fetches the person once for all who ask', async () => {
    let fetches = 0;
    const { session } = fakeSession({
      stored: lasting('an-1'),
      loadUser: () => {
        fetches += 1;
        return Promise.resolve(an);
      },
    });
    expect(await Promise.all([session.loadUser(), session.loadUser()])).toEqual([an, an]);
    expect(fetches).toBe(1);
    await session.loadUser();
    expect(fetches).toBe(2);
  });

  it('S5: ignores the person of a token that was replaced meanwhile', async () => {
    let release: (person: typeof an) => void = () => undefined;
    const slow = new Promise<typeof an>((resolve) => {
      release = resolve;
    });
    const { session } = fakeSession({
      stored: lasting('an-1'),
      loadUser: () => (session.getToken() === 'an-1' ? slow : Promise.resolve(binh)),
    });
    const first = session.loadUser();
    await session.signIn('binh-1');
    release(an);
    await first;
    expect(session.getSnapshot()).toEqual({ status: 'signedIn', user: binh });
  });

  it('S5: ignores a person who arrives after the sign-out', async () => {
    const { session } = fakeSession({ stored: lasting('an-1') });
    const loading = session.loadUser();
    await session.signOut();
    await loading;
    expect(session.getSnapshot()).toEqual({ status: 'anonymous', user: null, because: 'signedOut' });
  });

  it('S6: undoes a sign-in whose person cannot be fetched', async () => {
    const { session, store, told } = fakeSession();
    await expect(session.signIn('nobody-1')).rejects.toThrow('no such session');
    expect(session.getSnapshot().status).toBe('anonymous');
    expect(store.read()).toBeNull();
    expect(told).toEqual(['logout nobody-1', 'clear']);
  });

  it('S6: keeps page and prompt when that happens over an expired page', async () => {
    const { session } = await signedIn();
    const outcome = session.expire(ended);
    await expect(session.signIn('nobody-1')).rejects.toThrow('no such session');
    expect(session.getSnapshot()).toEqual({ status: 'expired', user: an, reason: ended });
    await session.signIn('an-2');
    expect(await outcome).toBe('samePerson');
  });
});

describe('expiry', () => {
  it('S7: keeps page and person, and the first reason', async () => {
    const { session } = await signedIn();
    void session.expire(ended);
    void session.expire({ code: 1011006, message: 'second' });
    expect(session.getSnapshot()).toEqual({ status: 'expired', user: an, reason: ended });
  });

  it('S8: the same person ends the wait of everybody', async () => {
    const { session, told } = await signedIn();
    const outcomes = Promise.all([session.expire(ended), session.expire(ended)]);
    expect(await session.signIn('an-2')).toBe('samePerson');
    expect(await outcomes).toEqual(['samePerson', 'samePerson']);
    expect(session.getToken()).toBe('an-2');
    expect(told).toEqual([]);
  });

  it('S8, S9: somebody else is told apart, and the host once', async () => {
    const { session, told } = await signedIn();
    const outcome = session.expire(ended);
    expect(await session.signIn('binh-1')).toBe('otherPerson');
    expect(await outcome).toBe('otherPerson');
    expect(session.getSnapshot()).toEqual({ status: 'signedIn', user: binh });
    expect(told).toEqual(['otherPerson']);
  });

  it('S8: giving up cancels', async () => {
    const { session } = await signedIn();
    const outcome = session.expire(ended);
    await session.signOut();
    expect(await outcome).toBe('cancelled');
    expect(session.getSnapshot().status).toBe('anonymous');
  });

  it('S8: nobody can expire when nobody is signed in', async () => {
    const { session } = fakeSession();
    expect(await session.expire(ended)).toBe('cancelled');
    expect(session.getSnapshot().status).toBe('anonymous');
  });

  it('S8: a page whose person was never known belongs to nobody', async () => {
    const { session, told } = fakeSession({ stored: lasting('an-1') });
    const outcome = session.expire(ended);
    await session.signIn('an-2');
    expect(await outcome).toBe('otherPerson');
    expect(told).toEqual([]);
  });

  it('S10: asks nobody when another tab has already signed the same person in', async () => {
    const { session, store } = await signedIn();
    store.write(lasting('an-2', '1'));
    expect(session.getToken()).toBe('an-2');
    expect(await session.expire(ended)).toBe('samePerson');
    expect(session.getSnapshot()).toEqual({ status: 'signedIn', user: an });
    expect(session.getToken()).toBe('an-2');
  });

  it('S10: asks nobody when another tab has signed out', async () => {
    const { session, store } = await signedIn();
    store.remove();
    expect(session.getToken()).toBeNull();
    expect(await session.expire(ended)).toBe('cancelled');
    expect(session.getSnapshot().status).toBe('anonymous');
  });
});

describe('signing out', () => {
  it('S11: clears at once, without waiting for the call', async () => {
    const { session, store, told } = fakeSession({ logout: () => new Promise(() => undefined) });
    await session.signIn('an-1');
    void session.signOut();
    expect(session.getSnapshot()).toEqual({ status: 'anonymous', user: null, because: 'signedOut' });
    expect(session.getToken()).toBeNull();
    expect(store.read()).toBeNull();
    expect(told).toEqual(['clear']);
  });

  it('S11: the call still has the token', async () => {
    const { session, told } = await signedIn();
    expect(await session.signOut()).toEqual({});
    expect(told).toEqual(['logout an-1', 'clear']);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('offline'))],
    [
      'throws',
      () => {
        throw new Error('offline');
      },
    ],
  ])('S11: clears when the call %s, and answers its error', async (_, logout) => {
    const { session, store, told } = fakeSession({ logout });
    await session.signIn('an-1');
    expect(await session.signOut()).toMatchObject({ error: { message: 'offline' } });
    expect(session.getSnapshot().status).toBe('anonymous');
    expect(store.read()).toBeNull();
    expect(told).toEqual(['clear']);
  });

  it('S11: calls nobody without a token', async () => {
    const { session, told } = fakeSession();
    expect(await session.signOut()).toEqual({});
    expect(told).toEqual(['clear']);
  });
});

describe('another tab, as far as the store tells', () => {
  it('S13: a removed token signs out', async () => {
    const { session, store, told } = await signedIn();
    store.remove();
    await session.reconcile();
    expect(session.getSnapshot()).toEqual({ status: 'anonymous', user: null, because: 'signedOutElsewhere' });
    expect(told).toEqual([]);
  });

  it('S14: a new token signs in', async () => {
    const { session, store } = fakeSession();
    store.write(lasting('an-1'));
    await session.reconcile();
    expect(session.getSnapshot()).toEqual({ status: 'signedIn', user: an });
  });

  it('S14: a token past its end does not', async () => {
    const { session, store } = fakeSession();
    store.write({ token: 'an-1', expiresAt: 999 });
    await session.reconcile();
    expect(session.getSnapshot().status).toBe('anonymous');
  });

  it('S15: the same person ends the wait', async () => {
    const { session, store } = await signedIn();
    const outcome = session.expire(ended);
    store.write(lasting('an-2', '1'));
    await session.reconcile();
    expect(await outcome).toBe('samePerson');
    expect(session.getSnapshot()).toEqual({ status: 'signedIn', user: an });
    expect(session.getToken()).toBe('an-2');
  });

  it('S15: somebody else counts as another person', async () => {
    const { session, store, told } = await signedIn();
    const outcome = session.expire(ended);
    store.write(lasting('binh-1', '2'));
    await session.reconcile();
    expect(await outcome).toBe('otherPerson');
    expect(session.getSnapshot()).toEqual({ status: 'signedIn', user: null });
    expect(told).toEqual(['otherPerson']);
  });

  it('S15: a token of nobody known yet is waited for', async () => {
    const { session, store, told } = await signedIn();
    store.write(lasting('binh-1'));
    await session.reconcile();
    expect(session.getSnapshot()).toEqual({ status: 'signedIn', user: an });
    expect(session.getToken()).toBe('an-1');
    expect(told).toEqual([]);
  });

  it('stops listening when disposed of', () => {
    let isHeard = false;
    const { session } = fakeSession({
      store: {
        ...memoryTokenStore(),
        subscribe: () => () => {
          isHeard = true;
        },
      },
    });
    session.dispose();
    expect(isHeard).toBe(true);
  });
});
