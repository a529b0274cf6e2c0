import type { Page } from '@playwright/test';
import { expect } from './journey';

/** What is wrong with the menu of the page on screen: one entry of it is open, as soon as the page has arrived. */
export async function menuFindings(page: Page): Promise<string[]> {
  const open = page.getByRole('navigation', { name: 'Main menu' }).locator('[aria-current]');
  return expect(open)
    .toHaveCount(1)
    .then(
      () => [],
      () => ['no open entry in the menu'],
    );
}

/** Opens the first record of the list on screen and says what is wrong with its page in the frame; nothing where rows lead to no page. */
export async function openedRecord(page: Page, known: Set<string>): Promise<string[]> {
  const link = page.locator('.BlTable-body a[href*="?id="]').first();
  const href = (await link.count()) > 0 ? await link.getAttribute('href') : null;
  const route = href?.split('?')[0] ?? '';
  if (!href || known.has(route)) return [];
  known.add(route);
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === route);
  await expect(page.locator('#content h1')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  return (await menuFindings(page)).map((text) => `${route}: ${text}`);
}
