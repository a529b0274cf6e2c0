import type { Page } from '@playwright/test';
import { expect, holdToken, journey, signIn, speak } from './journey';

journey.beforeEach(({ context }) => speak(context, 'en'));

const search = (page: Page) => page.getByRole('searchbox').filter({ visible: true }).first();
const menuLink = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });
const rowHeight = (page: Page) =>
  page
    .getByRole('row', { name: /bd\.vn/ })
    .first()
    .evaluate((row) => row.getBoundingClientRect().height);

journey('defect 16: a list left by the menu comes back with its filters and its density, by every way', async ({ page }) => {
  journey.setTimeout(120_000);
  await holdToken(page, 'superAdmin');
  await page.goto('/system/user?searchStatus=0');
  await search(page).fill('bd.vn');
  await expect(page).toHaveURL(/searchStatus=0.*bd\.vn|bd\.vn.*searchStatus=0/);
  await expect(page.getByRole('row', { name: /bd\.vn/ })).toHaveCount(6);
  const usual = await rowHeight(page);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('combobox', { name: 'Density' }).click();
  await page.getByRole('option', { name: 'Small' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => rowHeight(page)).toBeLessThan(usual);
  const address = page.url();
  await expect(menuLink(page, 'Users')).toHaveAttribute('href', address.slice(new URL(address).origin.length));
  await expect(menuLink(page, 'Users')).toHaveAttribute('aria-current', 'page');

  const comesBack = async () => {
    await expect(page).toHaveURL(address);
    await expect(search(page)).toHaveValue('bd.vn');
    await expect(page.getByRole('row', { name: /bd\.vn/ })).toHaveCount(6);
    expect(await rowHeight(page)).toBeLessThan(usual);
  };
  await menuLink(page, 'Roles').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
  await menuLink(page, 'Users').click();
  await comesBack();

  await menuLink(page, 'Roles').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search pages and actions' }).fill('/system/user');
  await page
    .getByRole('option', { name: /^Users/ })
    .first()
    .click();
  await comesBack();

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/system/user');
  await menuLink(page, 'Roles').click();
  await menuLink(page, 'Users').click();
  await expect(page).toHaveURL('/system/user');
});

journey('what one person looked for is gone with the sign-out', async ({ page }) => {
  await holdToken(page, 'superAdmin');
  await page.goto('/system/user?searchValue=bd.vn');
  await menuLink(page, 'Roles').click();
  await expect(menuLink(page, 'Users')).toHaveAttribute('href', '/system/user?searchValue=bd.vn');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/user\/login/);
  await signIn(page, 'superAdmin', page.url());
  await page.goto('/system/role');
  await expect(menuLink(page, 'Users')).toHaveAttribute('href', '/system/user');
});
