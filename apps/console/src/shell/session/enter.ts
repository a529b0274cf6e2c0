import { guard, type GuardDecision, homePath, loginPath } from '@backlot/auth-session';
import type { LoginUser } from '@backlot/contract';
import type { Console } from '../console/createConsole';

/** What a route does after the guard: go on, show the dialog for people without menus, or go elsewhere. */
export type Entrance = Exclude<GuardDecision, { type: 'loadUser' }>;

/**
 * Asks the guard of spec section 2.3 and does what it wants until it is satisfied: fetches the person, stores the
 * applications, signs out. Answers where to go: after signing in to the page that was asked for before.
 */
export async function enter(console: Console, path: string): Promise<Entrance> {
  const { session } = console;
  await session.reconcile();
  let hasFailed = false;
  let isFirst = false;
  for (;;) {
    const state = session.getSnapshot();
    const { status, user } = state;
    const decision = guard({ path, hasToken: status !== 'anonymous', user, hasFailed, isFirst });
    if (decision.type === 'loadUser') {
      isFirst = true;
      hasFailed = await session.loadUser().then(
        () => false,
        () => true,
      );
      // A reload cut the call off: that says nothing about the session, and the next page asks anew.
      if (hasFailed && console.leaving.isLeaving()) await never;
      continue;
    }
    if (decision.type === 'redirect' && decision.signOut) {
      // Who signs out on a page has not asked for it.
      const isAskedFor = state.status === 'anonymous' && state.because === 'start';
      const { askedPath, keepUnsaved } = await import('./sessionEnds');
      await keepUnsaved(session.signOut);
      if (isAskedFor) askedPath.keep(path);
    } else if (decision.type === 'redirect' && path.startsWith(loginPath)) {
      const { askedPath } = await import('./sessionEnds');
      const asked = askedPath.take();
      return decision.to === homePath ? { ...decision, to: asked } : decision;
    }
    if (decision.type === 'allow' && user) await prepare(console, user);
    return decision;
  }
}

const never = new Promise<never>(() => undefined);

/** Stores the applications and has dictionary data at hand; names say 需重新登录 where that could not be fetched. */
async function prepare({ apps, dictionary }: Console, user: LoginUser): Promise<void> {
  const loaded = dictionary.state().hasData ? undefined : dictionary.load().catch(() => undefined);
  await Promise.all([apps.prepare(user), loaded]);
}

/** The address of a redirect. */
export const hrefOf = ({ to, search }: Extract<Entrance, { type: 'redirect' }>): string =>
  search ? `${to}?${new URLSearchParams(search)}` : to;
