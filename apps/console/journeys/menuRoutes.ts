import type { Page } from '@playwright/test';
import { expect, holdToken } from './journey';

interface MenuNode {
  path: string;
  component: string | null;
  redirect: string | null;
  meta: { link: string | null; show: boolean };
}
interface LoginUser {
  apps: { code: string; active: boolean }[];
  menus: MenuNode[];
}

/** One person of each role. */
export const oneOfEachRole = ['superAdmin', 'admin', 'finance', 'leader.ph', 'bd.ph.1', 'shop.ph.1', 'staff.1'] as const;

/** Signs in and reads every screen that the menus of all applications lead to: no directories, redirects, outer links or hidden entries. */
export async function menuRoutes(page: Page, account: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${await holdToken(page, account)}` };
  const { data: user } = (await (await page.request.get('/api/main/getLoginUser', { headers })).json()) as { data: LoginUser };
  const nodes = [...user.menus];
  for (const { code } of user.apps.filter(({ active }) => !active)) {
    const answer = await page.request.post('/api/main/sysMenu/change', { headers, data: { application: code } });
    nodes.push(...((await answer.json()) as { data: MenuNode[] }).data);
  }
  const screens = nodes.filter(
    ({ component, redirect, meta }) => component && component !== 'PageView' && !redirect && !meta.link && meta.show,
  );
  const routes = [...new Set(screens.map(({ path }) => path))];
  expect(routes).toContain('/welcome');
  expect(routes.length, `screens of ${account}`).toBeGreaterThan(2);
  return routes;
}

/** Loads the console in the language that holds now. */
export async function begin(page: Page): Promise<void> {
  await page.goto('/403');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Goes on inside the console and waits until the new screen stands there with its rows. */
export async function openRoute(page: Page, route: string): Promise<void> {
  await page.evaluate((path) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
    window.history.pushState(null, '', path);
  }, route);
  await expect(page.locator('#content h1:not([data-left])')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(route);
}

/** What the page threw, in a list that takes the other findings too. */
export function noteErrors(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', ({ message }) => found.push(`${page.url()} threw ${message}`));
  return found;
}
