import type { LoginUser } from '@backlot/contract';
import { tokenLifetimeMs } from '@backlot/contract/core';
import { clearBrowserData, clearTabData } from './clearBrowserData';
import { localTokenStore } from './localTokenStore';
import {
  type ExpiryReason,
  isSamePerson,
  nextState,
  type SessionEvent,
  type SessionState,
  type SessionUser,
  type SignInOutcome,
  type SignOutReason,
} from './sessionMachine';
import { openTabLink } from './tabLink';
import type { TokenStore } from './tokenStore';

/** What a session needs from its host. */
export interface SessionOptions<User extends SessionUser = LoginUser> {
  /** Fetches the signed-in person with the token of `getToken`. */
  loadUser: () => Promise<User>;
  /** Tells the server; must read the token before it first waits. */
  logout?: () => Promise<unknown>;
  store?: TokenStore;
  /** Empties what the person leaves behind; `clearBrowserData` unless the host has more to clear. */
  clearData?: () => void;
  /** Somebody else signed in, here or in another tab: the page belongs to the wrong person and should be reloaded. */
  onOtherPerson?: () => void;
  now?: () => number;
}

/** The session of this tab, in agreement with the other tabs. SPEC.md has its rules. */
export interface Session<User extends SessionUser = LoginUser> {
  getSnapshot: () => SessionState<User>;
  subscribe: (onChange: () => void) => () => void;
  /** The token while it lasts, for the request header. */
  getToken: () => string | null;
  /** Keeps a fresh token for 7 days and fetches its person; tells whether it is the one the page was drawn for. */
  signIn: (token: string) => Promise<Exclude<SignInOutcome, 'cancelled'>>;
  /** Fetches the person again; calls at the same time share one fetch. */
  loadUser: () => Promise<User>;
  /** The server no longer knows the token: keeps the page, and resolves when the person has signed in again or has not. */
  expire: (reason: ExpiryReason) => Promise<SignInOutcome>;
  /** Signs out everywhere; everything is cleared even if the call fails, whose error is then answered. */
  signOut: () => Promise<{ error?: unknown }>;
  /** Compares with the token store, as happens by itself when a tab hears or sees something. */
  reconcile: () => Promise<void>;
  /** Stops listening. */
  dispose: () => void;
}

/**
 * A session that starts from the token store and listens to the other tabs.
 *
 * @example
 * const session = createSession({ loadUser: () => client.call(authApi.getLoginUser, {}, { whenExpired: 'fail' }) });
 */
export function createSession<User extends SessionUser = LoginUser>(options: SessionOptions<User>): Session<User> {
  const { store = localTokenStore(), clearData = clearBrowserData, now = Date.now } = options;
  const listeners = new Set<() => void>();
  const waiting = new Set<(outcome: SignInOutcome) => void>();
  let token = lastingToken();
  let state: SessionState<User> = token ? { status: 'signedIn', user: null } : { status: 'anonymous', user: null, because: 'start' };
  let loading: { token: string | null; user: Promise<User> } | undefined;
  if (!token) store.remove();
  const link = openTabLink({ store, onChange: () => void reconcile() });

  function lastingToken(): string | null {
    const stored = store.read();
    return stored && stored.expiresAt > now() ? stored.token : null;
  }

  function apply(event: SessionEvent<User>): void {
    const next = nextState(state, event);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function release(outcome: SignInOutcome): void {
    const held = [...waiting];
    waiting.clear();
    for (const resolve of held) resolve(outcome);
  }

  async function signIn(fresh: string): Promise<Exclude<SignInOutcome, 'cancelled'>> {
    const { user: before, status } = state;
    token = fresh;
    store.write({ token: fresh, expiresAt: now() + tokenLifetimeMs });
    apply({ type: 'tokenFound' });
    try {
      const user = await loadUser();
      return isSamePerson(before, user) ? 'samePerson' : 'otherPerson';
    } catch (error) {
      if (status === 'anonymous' && token === fresh) await signOut();
      throw error;
    }
  }

  async function loadUser(): Promise<User> {
    const mine = token;
    if (loading?.token !== mine) loading = { token: mine, user: options.loadUser() };
    const current = loading;
    try {
      const user = await current.user;
      if (token === mine && loading === current) settle(user);
      return user;
    } finally {
      if (loading === current) loading = undefined;
    }
  }

  function settle(user: User): void {
    const before = state.user;
    const outcome = isSamePerson(before, user) ? 'samePerson' : 'otherPerson';
    loading = undefined;
    apply({ type: 'userLoaded', user });
    const stored = store.read();
    if (stored?.token === token && stored.userId !== user.id) {
      store.write({ ...stored, userId: user.id });
      link.tell();
    }
    release(outcome);
    if (before && outcome === 'otherPerson') options.onOtherPerson?.();
  }

  function getToken(): string | null {
    const stored = store.read();
    if (token === null || !stored || stored.expiresAt <= now()) return null;
    return stored.userId !== undefined && stored.userId === state.user?.id ? stored.token : token;
  }

  async function expire(reason: ExpiryReason): Promise<SignInOutcome> {
    const refused = token;
    void reconcile();
    if (state.status === 'anonymous') return 'cancelled';
    if (token !== refused) return state.user ? 'samePerson' : 'otherPerson';
    apply({ type: 'expired', reason });
    return new Promise((resolve) => waiting.add(resolve));
  }

  async function signOut(): Promise<{ error?: unknown }> {
    const told = token === null ? undefined : (async () => options.logout?.())();
    store.remove();
    leave('signedOut');
    clearData();
    link.tell();
    try {
      await told;
      return {};
    } catch (error) {
      return { error };
    }
  }

  function leave(because: SignOutReason): void {
    token = null;
    loading = undefined;
    apply({ type: 'signedOut', because });
    release('cancelled');
  }

  async function reconcile(): Promise<void> {
    const stored = store.read();
    if (!stored) {
      if (state.status === 'anonymous') return;
      leave('signedOutElsewhere');
      return clearTabData();
    }
    if (stored.token === token || stored.expiresAt <= now()) return;
    if (!state.user) {
      token = stored.token;
      apply({ type: 'tokenFound' });
      return void (await loadUser().catch(() => undefined));
    }
    if (stored.userId === undefined) return;
    token = stored.token;
    loading = undefined;
    if (stored.userId === state.user.id) {
      apply({ type: 'userLoaded', user: state.user });
      return release('samePerson');
    }
    apply({ type: 'otherPersonFound' });
    release('otherPerson');
    options.onOtherPerson?.();
  }

  return {
    getSnapshot: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    getToken,
    signIn,
    loadUser,
    expire,
    signOut,
    reconcile,
    dispose: link.close,
  };
}
