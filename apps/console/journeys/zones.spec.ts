import type { Page } from '@playwright/test';
import { expect, holdToken, journey, speak } from './journey';

const zone = '/zone/gameCommunity';

journey.beforeEach(({ context }) => speak(context, 'en'));

const openZone = async (page: Page) => {
  await page.goto(zone);
  await expect(page.getByRole('heading', { name: 'Game community zone' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Lantern Rush/ })).toBeVisible();
};
const numberIn = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''));

journey('five figures of a zone open as many rows as they say', async ({ page }) => {
  await holdToken(page, 'staff.2');
  await openZone(page);
  const card = (name: string) => page.getByRole('region', { name });
  const figures = [
    async () => ({ n: numberIn(await card('Works per day').locator('strong').textContent()), link: 'Show the rows behind Works' }),
    async () => ({ n: numberIn(await card('Comments per day').locator('strong').textContent()), link: 'Show the rows behind Comments' }),
    async () => named(page, /^Works of Lantern Rush: /),
    async () => named(page, /^Comments of Lantern Rush: /),
    async () => named(page, /^great: \d+ comments?$/),
  ];
  for (const figure of figures) {
    const { n, link } = await figure();
    expect(n).toBeGreaterThan(0);
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByText(new RegExp(`^1-${Math.min(n, 10)} of ${n}$`))).toBeVisible();
    await openZone(page);
  }
});

const named = async (page: Page, name: RegExp) => {
  const link = (await page.getByRole('link', { name }).getAttribute('aria-label')) ?? '';
  return { n: numberIn(link), link };
};

journey('who has one zone meets that one, and its warnings lead to what they are about', async ({ page }) => {
  await holdToken(page, 'staff.1');
  await page.goto('/zone/shortVideoAbroad');
  await expect(page.getByRole('heading', { name: 'International short video zone' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'International short video' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Game community' })).toHaveCount(0);
  await page
    .getByRole('region', { name: 'Latest warnings' })
    .getByRole('button', { name: /^Lantern Rush/ })
    .first()
    .click();
  await expect(page.getByRole('row', { name: /Lantern Rush/ })).toHaveAttribute('aria-current', 'true');
});
