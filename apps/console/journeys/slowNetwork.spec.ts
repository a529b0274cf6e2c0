import type { Page } from '@playwright/test';
import { expect, holdToken, journey, speak } from './journey';

/** A phone far from the mast: 400 ms there and back, 400 kbit/s. */
const far = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

async function goFar(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', far);
}

/** Calls of a path from now on: those that were answered, and those that the page gave up. */
function noteCalls(page: Page, path: string) {
  const calls = { answered: [] as string[], givenUp: [] as string[] };
  const of = (url: string) => url.includes(path);
  page.on('requestfinished', (request) => of(request.url()) && calls.answered.push(request.url()));
  page.on('requestfailed', (request) => of(request.url()) && calls.givenUp.push(request.url()));
  return calls;
}

journey.beforeEach(async ({ page, context }) => {
  await speak(context, 'en');
  await holdToken(page, 'superAdmin');
  await page.goto('/system/pos');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

journey(
  'F12 on a slow network a screen shows its shape before its rows, and a screen that is left takes its call along',
  async ({ page }) => {
    await goFar(page);
    const left = noteCalls(page, '/main/sysDictType/page');
    // Held, however fast the hand is that leaves.
    await page.route('**/main/sysDictType/page*', () => undefined);
    const asked = page.waitForRequest((request) => request.url().includes('/main/sysDictType/page'));
    const menu = page.getByRole('navigation').first();
    await menu.getByRole('link', { name: 'Dictionaries' }).click();
    await expect(page.locator('#content [aria-busy=true]').first()).toBeVisible();
    await asked;
    await menu.getByRole('link', { name: 'Positions' }).click();
    await expect.poll(() => left.givenUp.length).toBe(1);
    expect(left.answered).toEqual([]);
    await expect(page.getByRole('heading', { level: 1, name: 'Positions' })).toBeVisible();
  },
);

journey('F12 impatience asks again once: earlier calls are given up, and only the last is shown', async ({ page }) => {
  await goFar(page);
  const calls = noteCalls(page, '/main/sysPos/page');
  // All before anything could be answered.
  await page.getByRole('button', { name: 'Refresh' }).evaluate((again: HTMLElement) => {
    for (let press = 0; press < 4; press += 1) again.click();
  });
  await expect.poll(() => calls.answered.length).toBe(1);
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByText('No row matches these filters')).toBeVisible();
  expect(calls.answered).toHaveLength(2);
});

journey('F12 a form that is sent by two presses makes one row', async ({ page }) => {
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Code' }).fill('slow-network');
  await dialog.getByRole('textbox', { name: /^Name/ }).first().fill('Slow network');
  await goFar(page);
  const calls = noteCalls(page, '/main/sysPos/add');
  await dialog.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await expect(page.getByRole('row', { name: /slow-network/ })).toHaveCount(1);
  expect(calls.answered).toHaveLength(1);
});
