import type { LoginUser } from '@backlot/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Console } from '../console/createConsole';
import { enter, hrefOf } from './enter';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

const person = { id: '7', menus: [{}] } as unknown as LoginUser;

function consoleWith({
  hasToken = true,
  user = null as LoginUser | null,
  load = () => Promise.resolve(person),
  isLeaving = false,
  because = 'start',
} = {}) {
  let state: object = hasToken ? { status: 'signedIn', user } : { status: 'anonymous', user: null, because };
  const session = {
    reconcile: vi.fn(async () => undefined),
    getSnapshot: () => state,
    loadUser: vi.fn(async () => {
      const loaded = await load();
      state = { status: 'signedIn', user: loaded };
      return loaded;
    }),
    signOut: vi.fn(async () => ({})),
  };
  const apps = { prepare: vi.fn(async () => undefined) };
  const dictionary = { state: () => ({ hasData: false }), load: vi.fn(() => Promise.reject(new Error('down'))) };
  const leaving = { isLeaving: () => isLeaving };
  return { console: { session, apps, dictionary, leaving } as unknown as Console, session, apps, dictionary };
}

test('the first navigation fetches the person, the applications and the dictionary, which may fail', async () => {
  const { console, session, apps, dictionary } = consoleWith();
  expect(await enter(console, '/system/onlineUser')).toEqual({ type: 'allow' });
  expect(session.loadUser).toHaveBeenCalledOnce();
  expect(apps.prepare).toHaveBeenCalledWith(person);
  expect(dictionary.load).toHaveBeenCalledOnce();
});

test('the redirect of a first navigation is followed', async () => {
  const entrance = await enter(consoleWith().console, '/welcome?redirect=%2Fsystem%2FonlineUser');
  expect(entrance).toMatchObject({ type: 'redirect', to: '/system/onlineUser' });
});

test('later navigations fetch nothing', async () => {
  const { console, session } = consoleWith({ user: person });
  expect(await enter(console, '/welcome')).toEqual({ type: 'allow' });
  expect(session.loadUser).not.toHaveBeenCalled();
});

test('no token signs out and leads to sign-in with redirect /welcome', async () => {
  const { console, session } = consoleWith({ hasToken: false });
  const entrance = await enter(console, '/system/onlineUser');
  expect(session.signOut).toHaveBeenCalledOnce();
  expect(entrance.type === 'redirect' && hrefOf(entrance)).toBe('/user/login?redirect=%2Fwelcome');
});

test('the page that was asked for without a token opens after signing in, once and only where nothing else was asked for', async () => {
  await enter(consoleWith({ hasToken: false }).console, '/shop?pageNo=2&country=PH');
  const signedIn = consoleWith({ user: person }).console;
  expect(await enter(signedIn, '/user/login?redirect=%2Fwelcome')).toMatchObject({ to: '/shop?pageNo=2&country=PH' });
  expect(await enter(signedIn, '/user/login?redirect=%2Fwelcome')).toMatchObject({ to: '/welcome' });
  await enter(consoleWith({ hasToken: false }).console, '/shop');
  expect(await enter(signedIn, '/user/login?redirect=%2Frule')).toMatchObject({ to: '/rule' });
  expect(await enter(signedIn, '/user/login')).toMatchObject({ to: '/welcome' });
});

test('the page on which somebody signed out is not asked for, nor one that leads elsewhere', async () => {
  const signedIn = consoleWith({ user: person }).console;
  await enter(consoleWith({ hasToken: false, because: 'signedOut' }).console, '/shop');
  expect(await enter(signedIn, '/user/login')).toMatchObject({ to: '/welcome' });
  await enter(consoleWith({ hasToken: false }).console, '//evil.test');
  expect(await enter(signedIn, '/user/login')).toMatchObject({ to: '/welcome' });
});

test('a person who cannot be fetched leads to sign-in with the whole path', async () => {
  const { console, session } = consoleWith({ load: () => Promise.reject(new Error('refused')) });
  const entrance = await enter(console, '/system/onlineUser?account=a');
  expect(session.signOut).toHaveBeenCalledOnce();
  expect(entrance.type === 'redirect' && hrefOf(entrance)).toBe('/user/login?redirect=%2Fsystem%2FonlineUser%3Faccount%3Da');
});

test('a person without menus is answered as such', async () => {
  const { console } = consoleWith({ load: () => Promise.resolve({ id: '8', menus: [] } as unknown as LoginUser) });
  expect(await enter(console, '/welcome')).toEqual({ type: 'noMenus' });
});

test('a call that was cut off because the page leaves signs nobody out', async () => {
  const { console, session } = consoleWith({ load: () => Promise.reject(new Error('aborted')), isLeaving: true });
  const entrance = await Promise.race([enter(console, '/welcome'), new Promise((resolve) => setTimeout(() => resolve('waits'), 20))]);
  expect(entrance).toBe('waits');
  expect(session.signOut).not.toHaveBeenCalled();
});
