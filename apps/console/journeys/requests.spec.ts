import type { Page } from '@playwright/test';
import { expect, holdToken, journey, speak } from './journey';

journey.beforeEach(({ context }) => speak(context, 'en'));

/** Notes every call and every file that a page asks for from now on. */
function listen(page: Page): { calls: string[]; files: string[] } {
  const heard = { calls: [] as string[], files: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) heard.calls.push(pathname.replace('/api', ''));
    else heard.files.push(pathname);
  });
  return heard;
}

const tabsOn = (page: Page) => page.addInitScript(() => localStorage.setItem('backlot.settings', JSON.stringify({ multiTab: true })));

journey('the first load asks for what the shell and the home page show, each once', async ({ page }) => {
  await holdToken(page, 'leader.sg');
  const { calls } = listen(page);
  const greeted = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto('/welcome');
  await greeted;
  await expect(page.locator('#content li').first()).toBeVisible();
  // Last come the newest unread notice, 1 s after the websocket told of it, what waits behind the entries of the menu, and how it goes.
  await expect
    .poll(() => calls)
    .toEqual(
      expect.arrayContaining([
        '/main/sysNotice/newestUnRead',
        '/main/home/menuCounts',
        '/main/leaderBoard/people',
        '/main/leaderBoard/summary',
        '/main/rank/topFive',
        '/main/sample/page',
        '/main/workOrder/commercial/page',
        '/main/workOrder/leader/page',
      ]),
    );
  expect(calls.indexOf('/main/leaderBoard/summary')).toBeGreaterThan(calls.indexOf('/main/home/summary'));
  expect(calls.indexOf('/main/home/menuCounts')).toBeGreaterThan(calls.indexOf('/main/home/summary'));
  // Pictures are asked for where their places come near the screen; what waits is counted anew when others do their work meanwhile.
  const isAnew = (call: string, at: number) => call === '/main/home/menuCounts' && calls.indexOf(call) < at;
  expect(calls.filter((call, at) => call !== '/main/picture/of' && !isAnew(call, at)).toSorted()).toEqual([
    '/main/getLoginUser',
    '/main/home/menuCounts',
    '/main/home/summary',
    '/main/leaderBoard/people',
    '/main/leaderBoard/summary',
    '/main/leaderBoard/teams',
    '/main/rank/topFive',
    // Samples that are overdue, and those that soon will be.
    '/main/sample/page',
    '/main/sample/page',
    '/main/setting/all',
    '/main/sysDictType/tree',
    '/main/sysNotice/newestUnRead',
    '/main/sysNotice/noticeNum',
    '/main/workOrder/commercial/page',
    '/main/workOrder/leader/page',
  ]);
});

journey('switching between two visited tabs asks for the rows of the list that comes back, and for nothing else', async ({ page }) => {
  await tabsOn(page);
  await holdToken(page, 'leader.id');
  // However slow the machine is: nothing becomes stale meanwhile, which pages, not the shell, would ask for anew.
  await page.clock.setFixedTime(new Date());
  const newest = page.waitForResponse(/newestUnRead/);
  const counted = page.waitForResponse(/menuCounts/);
  await page.goto('/welcome');
  await newest;
  await counted;
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Team-leader orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Team-leader orders' })).toBeVisible();
  // Its rows, with what they bring along: the reasons of what cannot be done with one.
  const rows = page.getByRole('grid', { name: 'Team-leader orders' }).getByRole('row');
  await expect(rows.nth(1)).toContainText(/WO\d/);
  const tabs = page.getByRole('navigation', { name: 'Open tabs' });
  const thereAndBack = async () => {
    await tabs.getByRole('link', { name: 'Console' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
    await expect(page).toHaveURL(/welcome/);
    const answered = page.waitForResponse(/workOrder\/leader\/page/);
    await tabs.getByRole('link', { name: 'Team-leader orders' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Team-leader orders' })).toBeVisible();
    await answered;
  };
  await thereAndBack();
  // How many rows each view shows is asked for once, and known for a while.
  const views = page.getByRole('navigation', { name: 'Views' }).getByRole('button');
  await expect.poll(async () => (await views.allInnerTexts()).filter((text) => /\d$/.test(text)).length).toBe(4);
  const { calls, files } = listen(page);
  for (const _ of [1, 2, 3]) await thereAndBack();
  expect(calls).toEqual(Array(3).fill('/main/workOrder/leader/page'));
  // The browser looks its icon up with each address.
  expect(files.filter((path) => path !== '/favicon.svg')).toEqual([]);
});
