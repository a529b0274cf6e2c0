import { expect, journey, signIn, speak } from './journey';

journey.beforeEach(({ context }) => speak(context, 'en'));

journey('a person is greeted by the nickname they choose', async ({ page }) => {
  await signIn(page, 'bd.sg.5');
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Account settings' }).click();
  await expect(page).toHaveURL('/account/settings/base');
  await page.getByLabel('Nickname').fill('Aisyah');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.goto('/welcome');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Aisyah');
});

journey('signing out elsewhere ends that session', async ({ page, browser, server }) => {
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const other = await elsewhere.newPage();
  await signIn(other, 'bd.sg.4');
  await signIn(page, 'bd.sg.4');
  await page.goto('/account/settings/security');
  await page.getByRole('button', { name: 'Sign out there' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out there' }).click();
  await expect(page.getByRole('button', { name: 'Sign out there' })).toHaveCount(0);
  await other.goto('/account/center');
  await expect(other).toHaveURL(/^[^?]*\/user\/login/);
  await elsewhere.close();
});

journey('appearance and language change at once and stay after a reload', async ({ page }) => {
  await signIn(page, 'bd.sg.6');
  await page.goto('/account/settings/custom');
  await page.getByRole('radio', { name: 'Tiếng Việt' }).check();
  await page.getByRole('radio', { name: 'Tối', exact: true }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cài đặt tài khoản');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Tối', exact: true })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN');
});
