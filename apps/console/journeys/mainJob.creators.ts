import type { Page } from '@playwright/test';
import { expect } from './journey';
import { inHand, type Person } from './mainJob.people';

/** A video of a creator posted now: numbers of short videos begin with the second they were posted in. */
export const videoOf = (handle: string, at: number) =>
  `https://www.tiktok.com/@${handle}/video/${(BigInt(Math.floor(Date.now() / 1000)) << 32n) + BigInt(at)}`;

/** A creator's line on the page of an order, with what unfolds below it. */
export const cardOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Creators' }).getByRole('rowgroup', { name, exact: true });

/** The BD submits five creators that fit, of names that no other candidate has; answers these names. */
export async function submitFive({ page }: Person): Promise<[string, string, string, string, string]> {
  await page.getByRole('button', { name: 'Submit creators' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Submit creators' });
  // Only creators that may be ticked: who is in the order already stays to be seen.
  const candidates = drawer.getByRole('listitem').filter({ has: page.locator('input[type=checkbox]:enabled') });
  await expect(candidates.first()).toBeVisible();
  const labels = await candidates.evaluateAll((items) => items.map((item) => item.getAttribute('aria-label') ?? ''));
  const names = labels.filter((label) => labels.filter((one) => one === label).length === 1).slice(0, 5);
  for (const name of names) await drawer.getByRole('listitem', { name, exact: true }).getByRole('checkbox').click();
  await drawer.getByRole('button', { name: 'The audience fits the product' }).click();
  await drawer.getByRole('button', { name: 'Submit 5 creators' }).click();
  await expect(drawer).toHaveCount(0);
  return names as [string, string, string, string, string];
}

/** The reviewer rejects what is in hand with the keyboard and a reason. */
export async function rejectInHand(
  { page }: Person,
  { name, reason, isUsual = false }: { name: string; reason: string; isUsual?: boolean },
): Promise<void> {
  await expect(inHand(page, name)).toBeVisible();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  if (isUsual) await dialog.getByRole('button', { name: reason }).click();
  else await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** The reviewer approves one after the other with the keyboard, in the order they wait; nothing is left. */
export async function approveAll({ page }: Person, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await expect(inHand(page, name)).toBeVisible();
    await page.keyboard.press('a');
  }
  await expect(page.getByText('Nothing here matches')).toBeVisible();
  await leaveDecided(page);
}

/** The reviewer approves what is in hand with the keyboard; nothing is left. */
export async function approveInHand({ page }: Person, name: string): Promise<void> {
  await page.reload();
  await expect(inHand(page, name)).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('Nothing here matches')).toBeVisible();
  await leaveDecided(page);
}

/** Leaving a queue sends the approval that could still be taken back. */
export async function leaveDecided(page: Page): Promise<void> {
  const sent = page.waitForResponse((response) => response.url().endsWith('/approve'));
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await sent;
}

/** A rejected creator is submitted again with a better reason, half of it typed before the page was loaded anew. */
export async function resubmit({ page }: Person, name: string): Promise<void> {
  await page.reload();
  await expect(page.getByText(`${name} was rejected`, { exact: false })).toBeVisible();
  await cardOf(page, name).getByRole('button', { name: 'Submit again' }).click();
  await cardOf(page, name).getByRole('button', { name: 'Steady views in the last 30 days' }).click();
  await page.reload();
  await expect(cardOf(page, name).getByRole('textbox', { name: 'Why this creator' })).toHaveValue(/Steady views in the last 30 days/);
  await cardOf(page, name).getByRole('button', { name: 'Submit again' }).click();
  await expect(page.getByText(`${name} submitted again`)).toBeVisible();
}

/** Terms and promotion link are agreed with an approved creator. */
export async function agree({ page }: Person, name: string): Promise<void> {
  const card = cardOf(page, name);
  await card.getByRole('button', { name: 'Agree' }).click();
  await card.getByRole('textbox', { name: 'Promotion link' }).fill('https://s.tiktok.com/promo');
  await card.getByRole('button', { name: 'Agree' }).click();
  await expect(card.getByText('Agreed', { exact: true })).toBeVisible();
}

/** A link of a creator is sent to review. */
export async function sendLink(
  { page }: Person,
  { name, button, field, link }: { name: string; button: string; field: string; link: string },
): Promise<void> {
  const card = cardOf(page, name);
  await card.getByRole('button', { name: button }).click();
  await card.getByRole('textbox', { name: field }).fill(link);
  await card.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText(`Link of ${name} submitted`).last()).toBeVisible();
}
