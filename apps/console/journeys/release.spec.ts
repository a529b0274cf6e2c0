import type { Page } from '@playwright/test';
import { expect, holdToken, journey, speak } from './journey';

/** Lets a time pass until a sentence stands on the page: what waits may begin to wait a moment after the click. */
const passUntil = (page: Page, time: string, sentence: RegExp) =>
  expect(async () => {
    await page.clock.fastForward(time);
    await expect(page.getByText(sentence)).toBeVisible({ timeout: 1500 });
  }).toPass();

journey.beforeEach(({ context }) => speak(context, 'en'));

journey('after a deploy the page offers to load anew', async ({ page }) => {
  await page.clock.install();
  await holdToken(page, 'finance2');
  await page.goto('/welcome');
  await expect(page.locator('#content h1')).toBeVisible();
  await page.route(
    (url) => url.pathname === '/',
    (route) => route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/index-Next0001.js"></script>' }),
  );
  await passUntil(page, '10:30', /^A new version is ready$/);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await loaded;
  await expect(page).toHaveURL('/welcome');
});

journey('a part that does not arrive in 120 s is named: a screen, a page of the account, a panel', async ({ page }) => {
  await page.clock.install();
  await holdToken(page, 'superAdmin');
  await page.goto('/system/home');
  await expect(page.locator('#content h1')).toBeVisible();
  // The account's menu is here, as it is a moment after the page.
  const account = page.getByRole('button', { name: /^Account:/ });
  await account.click();
  await expect(page.getByRole('menuitem', { name: 'Account settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  // The connection swallows every further part of the console.
  await page.route(/\/assets\/.*\.js$/, () => new Promise<void>(() => undefined));
  await page.getByRole('button', { name: 'Download centre' }).click();
  await passUntil(page, '02:01', /^The script downloads\.js could not be loaded\./);
  await page.getByRole('link', { name: 'Online users' }).click();
  await passUntil(page, '02:01', /^The script OnlineUsers could not be loaded\./);
  await expect(page.getByRole('link', { name: 'System home' })).toBeVisible();
  await account.click();
  await page.getByRole('menuitem', { name: 'Account settings' }).click();
  await passUntil(page, '02:01', /^The script base could not be loaded\./);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
