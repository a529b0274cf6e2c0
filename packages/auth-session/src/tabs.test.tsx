import { tokenKey } from '@backlot/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { channelName } from './tabLink';

interface Tab {
  window: Window;
  session: NonNullable<Window['session']>;
  told: string[];
}

const ended = { code: 1011008, message: 'Your session has ended.' };
const frames: HTMLIFrameElement[] = [];

async function openTab(): Promise<Tab> {
  const frame = document.createElement('iframe');
  frame.src = new URL('./testing/tab.html', import.meta.url).href;
  frames.push(frame);
  document.body.append(frame);
  return vi.waitFor(
    () => {
      const window = frame.contentWindow;
      if (!window?.session || !window.told) throw new Error('the page is still loading');
      return { window, session: window.session, told: window.told };
    },
    { timeout: 10_000 },
  );
}

/** Waits as long as the product may take: 2 s. */
const soon = (assertion: () => void) => vi.waitFor(assertion, { timeout: 10_000, interval: 10 });
const statusOf = (tab: Tab) => tab.session.getSnapshot().status;

beforeEach(() => localStorage.clear());

afterEach(() => {
  for (const frame of frames.splice(0)) {
    frame.contentWindow?.session?.dispose();
    frame.remove();
  }
  localStorage.clear();
});

describe('two tabs of a browser', () => {
  it('S14: signing in here signs in there', async () => {
    const [here, there] = [await openTab(), await openTab()];
    await here.session.signIn('an-1');
    await soon(() => expect(there.session.getSnapshot()).toMatchObject({ status: 'signedIn', user: { id: '1' } }));
    expect(there.session.getToken()).toBe('an-1');
  });

  it('S13: signing out here signs out there within 2 s, and empties its session storage', async () => {
    const here = await openTab();
    await here.session.signIn('an-1');
    const there = await openTab();
    await there.session.loadUser();
    there.window.sessionStorage.setItem('tabs', 'secret');
    await here.session.signOut();
    await soon(() => expect(there.session.getSnapshot()).toEqual({ status: 'anonymous', user: null, because: 'signedOutElsewhere' }));
    expect(there.window.sessionStorage.length).toBe(0);
    expect(there.session.getToken()).toBeNull();
  });

  it('S13: a token removed by hand, or with all of local storage, is noticed within 2 s', async () => {
    const here = await openTab();
    for (const remove of [() => localStorage.removeItem(tokenKey), () => localStorage.clear()]) {
      await here.session.signIn('an-1');
      remove();
      await soon(() => expect(statusOf(here)).toBe('anonymous'));
    }
  });

  it('S12: signing out leaves only language and settings behind', async () => {
    const here = await openTab();
    await here.session.signIn('an-1');
    for (const key of ['lang', 'backlot.settings', 'backlot.apps', 'backlot.dictionary', 'ALL_APPS_MENU'])
      localStorage.setItem(key, 'kept?');
    await here.session.signOut();
    expect(Object.keys(localStorage).sort()).toEqual(['backlot.settings', 'lang']);
  });

  it('S15: the same person signing in there ends the wait here', async () => {
    const here = await openTab();
    await here.session.signIn('an-1');
    const there = await openTab();
    await there.session.loadUser();
    const outcome = here.session.expire(ended);
    expect(statusOf(here)).toBe('expired');
    await there.session.signIn('an-2');
    expect(await outcome).toBe('samePerson');
    expect(here.session.getSnapshot()).toMatchObject({ status: 'signedIn', user: { id: '1' } });
    expect(here.session.getToken()).toBe('an-2');
    expect([here.told, there.told]).toEqual([[], []]);
  });

  it('S15: somebody else signing in there reloads here', async () => {
    const here = await openTab();
    await here.session.signIn('an-1');
    const there = await openTab();
    await there.session.loadUser();
    const outcome = here.session.expire(ended);
    await there.session.signIn('binh-1');
    expect(await outcome).toBe('otherPerson');
    expect(here.told).toEqual(['otherPerson']);
  });

  it('S13: giving up here gives up there', async () => {
    const here = await openTab();
    await here.session.signIn('an-1');
    const there = await openTab();
    await there.session.loadUser();
    const outcomes = Promise.all([here.session.expire(ended), there.session.expire(ended)]);
    await here.session.signOut();
    expect(await outcomes).toEqual(['cancelled', 'cancelled']);
  });

  it('S16: a page that comes back compares itself with the store', async () => {
    const here = await openTab();
    await here.session.signIn('an-1');
    here.window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
    here.window.localStorage.removeItem(tokenKey);
    expect(statusOf(here)).toBe('signedIn');
    here.window.dispatchEvent(new Event('pageshow'));
    expect(statusOf(here)).toBe('anonymous');
  });

  it('S17: no token travels on the channel', async () => {
    const heard: unknown[] = [];
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', ({ data }) => heard.push(data));
    const here = await openTab();
    await here.session.signIn('an-secret');
    await here.session.signOut();
    await soon(() => expect(heard).toHaveLength(2));
    channel.close();
    expect(JSON.stringify(heard)).not.toContain('secret');
  });

  it('S4: stores the token under Access-Token with its end and its person', async () => {
    const here = await openTab();
    await here.session.signIn('an-1');
    const stored = JSON.parse(localStorage.getItem('Access-Token') ?? '{}') as { expiresAt: number };
    expect(stored).toEqual({ token: 'an-1', expiresAt: expect.any(Number), userId: '1' });
    expect(Math.abs(stored.expiresAt - Date.now() - 604_800_000)).toBeLessThan(60_000);
  });
});
