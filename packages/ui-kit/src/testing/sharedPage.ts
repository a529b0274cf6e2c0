import { afterAll, beforeEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';

const { href } = location;
/** Marks a page whose storage is kept apart: setup files run anew with each file of the same page. */
const apart = Symbol.for('backlot.storage.apart');

if (!(apart in Storage.prototype)) keepStorageApart();

/**
 * Test files share one page, so that their modules load once; what a file leaves behind is gone before the next begins.
 * Viewport and mouse are set back by vitest. What needs a page of its own is listed as `alone` in vitest.config.ts.
 * Unmounting is what vitest-browser-react asks for by itself, but only in the file that loads it first.
 */
beforeEach(cleanup);

afterAll(async () => {
  vi.useRealTimers();
  await cleanup();
  // As when a page is left: what waits to be kept is kept now, not in the next file.
  window.dispatchEvent(new Event('pagehide'));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  history.replaceState(null, '', href);
  // A policy cannot be taken back: one that forbids styles leaves every later file without them.
  if (document.querySelector('meta[http-equiv="Content-Security-Policy" i]')) throw Error('a policy for this page: list the file as alone');
});

/**
 * Two pages run files beside each other and would share one local storage: what one clears after a file would sign the other
 * page's person out. Names get the page's own beginning, in storage and in the events that other pages hear.
 */
function keepStorageApart(): void {
  const own = `${crypto.randomUUID()} `;
  const shared = localStorage;
  const { getItem, setItem, removeItem } = Storage.prototype;
  const nameIn = (storage: Storage, name: string) => (storage === shared ? own + name : name);
  Object.assign(Storage.prototype, {
    [apart]: true,
    getItem(this: Storage, name: string) {
      return getItem.call(this, nameIn(this, name));
    },
    setItem(this: Storage, name: string, value: string) {
      setItem.call(this, nameIn(this, name), value);
    },
    removeItem(this: Storage, name: string) {
      removeItem.call(this, nameIn(this, name));
    },
    clear(this: Storage) {
      for (const name of Object.keys(this)) if (this !== shared || name.startsWith(own)) removeItem.call(this, name);
    },
  });
}
