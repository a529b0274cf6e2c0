import type { Page } from '@playwright/test';
import { expect } from './journey';

/** Searches the list on screen, waits until its rows are those of the search, and opens the record of that name. */
export async function openFound(page: Page, { field, name }: { field: string; name: string }): Promise<void> {
  await page.getByRole('searchbox', { name: field }).fill(name);
  await expect(page).toHaveURL((url) => url.searchParams.get('searchValue') === name);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
