import type { Page } from '@playwright/test';
import { noticeWriter, readerOf } from './noticeWriter';
import { endSession, expect, journey, signIn, speak, tokenOf, typeSignIn } from './journey';

journey.beforeEach(({ context }) => speak(context, 'en'));

/** Runs the first command of the palette that fits. */
async function command(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search pages and actions' }).fill(typed);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
}

const roles = [
  { account: 'admin3', screen: 'Users', field: 'name', apps: ['System', 'Creator marketing'] },
  { account: 'leader.th', screen: 'Team-leader orders', field: 'workOrderName', apps: [] },
  { account: 'shop.my.1', screen: 'Demand forms', field: 'demandName', apps: [] },
  { account: 'bd.id.1', screen: 'Creator library', field: 'nickname', apps: [] },
] as const;

for (const { account, screen, field, apps } of roles) {
  journey(
    `${account} lives in the shell: applications, tabs, a half-typed form through reload and signing in again, a notice`,
    async ({ page, playwright, server }) => {
      await signIn(page, account);
      for (const app of apps) {
        await page.getByRole('navigation', { name: 'Applications' }).getByRole('button', { name: app }).click();
        await expect(page.getByRole('navigation', { name: 'Applications' }).locator('[aria-current]')).toHaveText(app);
      }
      await command(page, 'Open pages as tabs');
      await command(page, screen);
      const tab = page.getByRole('navigation', { name: 'Open tabs' }).getByRole('link', { name: screen });
      await expect(tab).toHaveAttribute('aria-current', 'page');
      await page.getByRole('button', { name: 'Add', exact: true }).first().click();
      const input = page.locator(`[name="${field}"]`);
      await input.fill('Half a thought');
      await page.goBack();
      await expect(input).toBeHidden();
      await expect(tab.getByRole('img', { name: 'something typed, not saved' })).toBeVisible();
      await tab.click();
      // A left screen keeps its fields, hidden: its value alone does not tell that it is back.
      await expect(input).toBeVisible();
      await expect(input).toHaveValue('Half a thought');
      await page.reload();
      await expect(input).toHaveValue('Half a thought');
      await endSession(page, (await tokenOf(page)) ?? '');
      await page.reload();
      await expect(page).toHaveURL(/\/user\/login/);
      await typeSignIn(page, account);
      await expect(input).toHaveValue('Half a thought');
      const elsewhere = await playwright.request.newContext({ baseURL: server.url });
      const write = await noticeWriter(elsewhere, 'admin2');
      await write('The office opens at ten', await readerOf(page));
      // News wait while a dialog lies over their place.
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Leave', exact: true }).click();
      await expect(page.getByText('The office opens at ten').first()).toBeVisible();
      await elsewhere.dispose();
    },
  );
}
