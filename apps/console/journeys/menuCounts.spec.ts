import type { Page } from '@playwright/test';
import { expect, holdToken, journey, signIn, speak } from './journey';

const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: new RegExp(`^${name}`) });

/** How much waits behind an entry, by its name; 0 for one that names nothing. */
const countOf = async (page: Page, name: string) =>
  Number(/, (\d+) waiting$/.exec((await entry(page, name).getAttribute('aria-label')) ?? '')?.[1] ?? 0);

const counted = (page: Page) => page.waitForResponse(/home\/menuCounts/);

journey(
  'what waits is counted beside the menu and goes down with the work done, also for others, without a reload',
  async ({ context, browser, page, server }) => {
    await speak(context, 'en');
    const reviewers = await browser.newContext({ baseURL: server.url });
    await speak(reviewers, 'en');
    const reviewer = await reviewers.newPage();
    await holdToken(reviewer, 'admin');
    const reviewed = counted(reviewer);
    await reviewer.goto('/welcome');
    await reviewed;
    const toReview = await countOf(reviewer, 'Creator review');

    const first = counted(page);
    await signIn(page, 'bd.ph.4');
    await first;
    await expect(entry(page, 'Order hall')).toHaveAccessibleName(/^Order hall, \d+ waiting$/);
    const [hall, mine] = [await countOf(page, 'Order hall'), await countOf(page, 'My orders')];
    await page.evaluate(() => Object.assign(window, { isSameLoad: true }));
    await entry(page, 'Order hall').click();
    await expect(page).toHaveURL('/workOrder/hall');
    await expect(page.getByText(new RegExp(`of ${hall}$`))).toBeVisible();
    await page.getByRole('row').getByRole('button', { name: 'Claim', exact: true }).first().click();
    await expect(page.getByText(/Next for you:/)).toBeVisible();
    await expect.poll(() => countOf(page, 'Order hall')).toBe(hall - 1);
    // What was to claim is now to submit creators for.
    await expect.poll(() => countOf(page, 'My orders')).toBe(mine);

    await page.getByRole('button', { name: 'Submit creators' }).first().click();
    const picker = page.getByRole('dialog', { name: 'Submit creators' });
    await picker.getByRole('listitem').first().getByRole('checkbox').click();
    await picker.getByRole('button', { name: 'The audience fits the product' }).click();
    await picker.getByRole('button', { name: 'Submit 1 creator' }).click();
    // The reviewer's page hears of it over the websocket.
    await expect.poll(() => countOf(reviewer, 'Creator review')).toBe(toReview + 1);
    expect(await page.evaluate(() => 'isSameLoad' in window)).toBe(true);
    await reviewers.close();
  },
);

journey('whoever has no such work is asked nothing', async ({ context, page }) => {
  await speak(context, 'en');
  await holdToken(page, 'finance');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto('/welcome');
  await expect(page.locator('#content li').first()).toBeVisible();
  await page.clock.runFor(10_000);
  await expect.poll(() => calls).toContain('/api/main/sysNotice/noticeNum');
  expect(calls).not.toContain('/api/main/home/menuCounts');
});
