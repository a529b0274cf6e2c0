import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

/** Does something with a row of a list: by its button, or from its menu where the room leaves it no button. */
export async function actOn(row: Locator, action: string): Promise<void> {
  await expect.element(row).toBeVisible();
  const direct = row.getByRole('button', { name: action, exact: true });
  if (direct.elements().length > 0) return direct.click();
  await row.getByRole('button', { name: /^More for / }).click();
  return page.getByRole('menuitem', { name: action, exact: true }).click();
}
