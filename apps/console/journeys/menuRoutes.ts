import type { Page } from '@playwright/test';
import { expect, holdToken, tokenFor } from './journey';

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

/** A screen, with the application whose menu leads to it and somebody who has it. */
export interface Screen {
  app: string;
  account: string;
  route: string;
}

/** One person of each role: whoever has most screens first. */
export const oneOfEachRole = ['superAdmin', 'admin', 'finance', 'leader.ph', 'bd.ph.1', 'shop.ph.1', 'staff.1'] as const;

const home = '/welcome';

/** Every screen once, with the first of some people who has it; the home page is everybody's own. */
export async function screensOf(page: Page, people: readonly string[]): Promise<Screen[]> {
  const screens: Screen[] = [];
  for (const account of people) {
    const own = await menuRoutes(page, account);
    screens.push(...own.filter(({ route }) => route === home || !screens.some((one) => one.route === route)));
  }
  return screens;
}

/** Reads every screen that the menus of all applications lead to: no directories, redirects, outer links or hidden entries. */
async function menuRoutes(page: Page, account: string): Promise<Screen[]> {
  const headers = { authorization: `Bearer ${await tokenFor(page.request, account)}` };
  const { data: user } = (await (await page.request.get('/api/main/getLoginUser', { headers })).json()) as { data: LoginUser };
  const nodes = user.menus.map((node) => ({ node, app: user.apps.find(({ active }) => active)?.code ?? '' }));
  for (const { code } of user.apps.filter(({ active }) => !active)) {
    const answer = await page.request.post('/api/main/sysMenu/change', { headers, data: { application: code } });
    nodes.push(...((await answer.json()) as { data: MenuNode[] }).data.map((node) => ({ node, app: code })));
  }
  const screens = nodes
    .filter(({ node: { component, redirect, meta } }) => component && component !== 'PageView' && !redirect && !meta.link && meta.show)
    .map(({ node, app }) => ({ app, account, route: node.path }))
    .filter(({ route }, at, all) => all.findIndex((one) => one.route === route) === at);
  expect(screens.map(({ route }) => route)).toContain(home);
  expect(screens.length, `screens of ${account}`).toBeGreaterThan(2);
  return screens;
}

/** Goes through screens inside the console, loaded anew for each person, and does something on each. */
export async function walk(page: Page, screens: readonly Screen[], look: (screen: Screen) => Promise<void>): Promise<void> {
  for (const account of new Set(screens.map((screen) => screen.account))) {
    await holdToken(page, account);
    await begin(page);
    for (const screen of screens.filter((one) => one.account === account)) {
      await openRoute(page, screen.route);
      await look(screen);
    }
  }
}

/** Loads the console anew, in the language that holds now. */
export async function begin(page: Page): Promise<void> {
  await page.goto('/403');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Goes on inside the console and waits until the new screen stands there with its rows. */
export async function openRoute(page: Page, route: string): Promise<void> {
  // The sections of the settings share a heading, which would stay.
  if (route.startsWith('/account/settings/')) await begin(page);
  await page.evaluate((path) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
    window.history.pushState(null, '', path);
  }, route);
  await expect(page.locator('#content h1:not([data-left])')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(new URL(route, page.url()).pathname);
}

/** What the page threw or wrote into the console's log, in a list that takes the other findings too. */
export function noteErrors(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(`${page.url()} logged ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => found.push(`${page.url()} threw ${message}`));
  return found;
}
