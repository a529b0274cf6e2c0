import { afterAll, beforeEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';

const { href } = location;

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
});
