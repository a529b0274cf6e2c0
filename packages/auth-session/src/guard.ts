import { homePath, safeRedirect } from './safeRedirect';

/** What the guard looks at. */
export interface GuardQuestion {
  /** Requested path with query and hash: `/rule?pageNo=3`. */
  path: string;
  hasToken: boolean;
  /** The loaded person, or null while nothing was fetched. */
  user: { menus: readonly unknown[] } | null;
  /** The person could not be fetched. */
  hasFailed?: boolean;
  /** The person was fetched for this very navigation. */
  isFirst?: boolean;
}

/** What the router does (spec section 2.3). */
export type GuardDecision =
  | { type: 'allow' }
  | { type: 'redirect'; to: string; search?: { redirect: string }; signOut: boolean }
  | { type: 'loadUser' }
  | { type: 'noMenus' };

/** Screens open without a token: those named login, register, registerResult and recover. */
export const openPaths: readonly string[] = ['/user/login', '/user/register', '/user/register-result', '/user/recover'];

/** Where signing in happens. */
export const loginPath = '/user/login';

/**
 * The route guard of spec section 2.3 as a pure function: the host asks, acts and asks again.
 *
 * @example
 * guard({ path: '/rule', hasToken: false, user: null }) // → to /user/login, redirect /welcome
 */
export function guard({ path, hasToken, user, hasFailed = false, isFirst = false }: GuardQuestion): GuardDecision {
  const { pathname, searchParams } = new URL(path, 'https://own.invalid');
  const screen = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (!hasToken) return openPaths.includes(screen) ? { type: 'allow' } : toLogin(homePath);
  if (hasFailed) return toLogin(path);
  if (screen === loginPath) return to(searchParams.has('redirect') ? safeRedirect(searchParams.get('redirect')) : homePath);
  if (!user) return { type: 'loadUser' };
  if (user.menus.length === 0) return { type: 'noMenus' };
  if (isFirst && searchParams.has('redirect')) return to(safeRedirect(searchParams.get('redirect')));
  return { type: 'allow' };
}

const to = (path: string): GuardDecision => ({ type: 'redirect', to: path, signOut: false });

const toLogin = (redirect: string): GuardDecision => ({ type: 'redirect', to: loginPath, search: { redirect }, signOut: true });
