import { createRouter as createTanstackRouter } from '@tanstack/react-router';
import { openPaths, loginPath } from '@backlot/auth-session';
import { ScreenError } from './layout/screen/ScreenError';
import { routeTree } from './routeTree.gen';
import type { Console } from './shell/console/createConsole';
import { parsePlainSearch, stringifyPlainSearch } from './shell/tabs/plainSearch';

/** The router of a console: plain queries, history mode at /, scrolled to the top on each navigation (spec section 2.2). */
export function createRouter(console: Console) {
  const router = createTanstackRouter({
    routeTree,
    context: { console },
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
    scrollRestoration: true,
    defaultErrorComponent: ScreenError,
    defaultPreload: 'intent',
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
  });
  followSession(console, router);
  return router;
}

export type ConsoleRouter = ReturnType<typeof createRouter>;

/** Signing in or out, here or in another tab, asks the guard again where the page may no longer stand. */
function followSession({ session }: Console, router: Pick<ConsoleRouter, 'state' | 'subscribe' | 'invalidate'>): void {
  const settle = () => {
    const { status, user } = session.getSnapshot();
    const { pathname } = router.state.location;
    const mustLeave = status === 'anonymous' ? !openPaths.includes(pathname) : user !== null && pathname === loginPath;
    if (mustLeave && router.state.status === 'idle') void router.invalidate();
  };
  session.subscribe(settle);
  router.subscribe('onResolved', settle);
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ConsoleRouter;
  }
}
