import type { AppEntry, LoginUser, MenuNode } from '@backlot/contract';
import type { Client } from '@backlot/api-client';
import type { Session } from '@backlot/auth-session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApps } from './createApps';
import { appListKey } from './keptApps';

const node = (path: string): MenuNode => ({
  id: String(path.length),
  pid: '0',
  name: path,
  path,
  component: 'Screen',
  redirect: null,
  meta: { title: path, enName: null, vnName: null, show: true, hideChildren: false, icon: null, target: null, link: null },
});

const app = (code: string, active: boolean, menu: MenuNode[]): AppEntry => ({ code, name: code, enName: null, vnName: null, active, menu });

const user = {
  id: '7',
  apps: [app('marketing', true, []), app('system', false, [node('/system/onlineUser')])],
  menus: [node('/welcome')],
} as unknown as LoginUser;

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

function start(menu: () => Promise<MenuNode[]> = async () => [node('/system/home')]) {
  const call = vi.fn(menu);
  const session = { getSnapshot: () => ({ status: 'signedIn', user }), subscribe: () => () => undefined } as unknown as Session;
  return { apps: createApps({ client: { call } as unknown as Client, session }), call };
}

test('the active application gets the menus of the person, and the list is kept', async () => {
  const { apps, call } = start();
  await apps.prepare(user);
  expect(apps.get().active?.code).toBe('marketing');
  expect(apps.get().tree.map(({ path }) => path)).toEqual(['/welcome']);
  expect(JSON.parse(kept.get(appListKey) ?? '{}')).toMatchObject({ userId: '7' });
  expect(call).not.toHaveBeenCalled();
});

test('switching fetches the menu and leaves exactly one application active', async () => {
  const { apps } = start();
  await apps.prepare(user);
  await apps.switchTo('system');
  expect(
    apps
      .get()
      .apps.filter(({ active }) => active)
      .map(({ code }) => code),
  ).toEqual(['system']);
  expect(apps.get().tree.map(({ path }) => path)).toEqual(['/system/home']);
});

test('a failed switch changes nothing', async () => {
  const { apps } = start(() => Promise.reject(new Error('down')));
  await apps.prepare(user);
  await expect(apps.switchTo('system')).rejects.toThrow('down');
  expect(apps.get().active?.code).toBe('marketing');
});

test('an application that shows this person nothing any more is not switched to', async () => {
  const { apps } = start(async () => []);
  await apps.prepare(user);
  await expect(apps.switchTo('system')).rejects.toHaveProperty('message', '');
  expect(apps.get().active?.code).toBe('marketing');
});

test('a reload opens the application that was open, for the same person only', async () => {
  const first = start();
  await first.apps.prepare(user);
  await first.apps.switchTo('system');
  const again = start();
  await again.apps.prepare(user);
  expect(again.apps.get().active?.code).toBe('system');
  const other = start();
  await other.apps.prepare({ ...user, id: '8' });
  expect(other.apps.get().active?.code).toBe('marketing');
});

test('a path of another application is found', async () => {
  const { apps } = start();
  await apps.prepare(user);
  expect(apps.appOfPath('/system/onlineUser')?.code).toBe('system');
  expect(apps.appOfPath('/welcome')).toBeUndefined();
});
