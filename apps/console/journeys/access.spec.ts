import type { Page } from '@playwright/test';
import { expect, holdToken, journey, speak, typeSignIn } from './journey';

const password = 'Reader-of-positions-7';

const dialogOf = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => dialogOf(page).getByRole('button', { name: 'Save', exact: true }).click();

journey('a role made by clicking limits a new user', async ({ page, context, browser, baseURL }) => {
  journey.setTimeout(120_000);
  await speak(context, 'en');
  await holdToken(page, 'superAdmin');

  await page.goto('/system/role?pageSize=50');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await dialogOf(page).getByRole('textbox', { name: 'Name (Chinese)' }).fill('Position readers');
  await dialogOf(page).getByRole('textbox', { name: 'Code' }).fill('positionReaders');
  await save(page);
  await expect(page.getByText('Position readers added')).toBeVisible();
  await page
    .getByRole('row', { name: /Position readers/ })
    .getByRole('button', { name: 'Rights' })
    .click();
  await dialogOf(page).getByRole('searchbox').fill('Positions: Query');
  await dialogOf(page).getByRole('checkbox', { name: 'Positions: Query' }).check();
  await dialogOf(page).getByRole('button', { name: 'Show what changes' }).click();
  await expect(dialogOf(page).getByText('Positions: Query')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Grant', exact: true }).click();
  await expect(page.getByText('The grant of Position readers is saved')).toBeVisible();

  await page.goto('/system/user');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await dialogOf(page).getByRole('textbox', { name: 'Account' }).fill('reader.one');
  await dialogOf(page).getByRole('textbox', { name: 'Name', exact: true }).fill('Rina Reader');
  await dialogOf(page).getByRole('combobox', { name: 'Organisation' }).click();
  await page.getByRole('option').nth(1).click();
  await dialogOf(page).getByRole('combobox', { name: 'Positions' }).click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await dialogOf(page).getByRole('textbox', { name: 'Phone' }).fill('0917 123 4567');
  await dialogOf(page).getByLabel('Password', { exact: true }).fill(password);
  await save(page);
  await expect(page.getByText('Rina Reader added')).toBeVisible();
  await page.goto('/system/user?searchValue=reader.one');
  await page
    .getByRole('row', { name: /reader\.one/ })
    .getByRole('button', { name: /^More for / })
    .click();
  await page.getByRole('menuitem', { name: 'Roles' }).click();
  await dialogOf(page).getByRole('checkbox', { name: 'Position readers' }).check();
  await save(page);
  await expect(page.getByText('The grant of Rina Reader is saved')).toBeVisible();

  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  await speak(other, 'en');
  const reader = await other.newPage();
  await reader.goto('/user/login');
  await typeSignIn(reader, 'reader.one', password);
  await reader.waitForURL((url) => !url.pathname.startsWith('/user'));
  await reader.goto('/system/pos');
  await expect(reader.getByRole('heading', { name: 'Positions', level: 1 })).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await expect(reader.getByRole('link', { name: 'Users', exact: true })).toHaveCount(0);
  await reader.goto('/system/user');
  await expect(reader).not.toHaveURL(/system\/user/);
  const login = await other.request.post('/api/main/login', { data: { account: 'reader.one', password } });
  const headers = { authorization: `Bearer ${(await login.json()).data}` };
  expect((await (await other.request.get('/api/main/sysPos/page', { headers })).json()).success).toBe(true);
  for (const path of ['sysUser/page', 'sysRole/page', 'sysOrg/page'])
    expect((await (await other.request.get(`/api/main/${path}`, { headers })).json()).code, path).toBe(1013002);
  expect((await (await other.request.post('/api/main/sysPos/add', { headers, data: { code: 'x', name: 'x' } })).json()).code).toBe(1013002);
  await other.close();
});

journey('two browsers edit one position: the later one chooses field by field', async ({ page, context, browser, baseURL }) => {
  journey.setTimeout(120_000);
  await speak(context, 'en');
  await holdToken(page, 'superAdmin');
  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  await speak(other, 'en');
  const second = await other.newPage();
  await holdToken(second, 'superAdmin');
  for (const one of [page, second]) {
    await one.goto('/system/pos');
    await one.getByRole('button', { name: 'Edit' }).first().click();
  }
  await dialogOf(page).getByRole('textbox', { name: 'Name (English)' }).fill('Renamed first');
  await save(page);
  await expect(page.getByText('Renamed first saved')).toBeVisible();
  await dialogOf(second).getByRole('textbox', { name: 'Name (English)' }).fill('Renamed second');
  await dialogOf(second).getByRole('textbox', { name: 'Remark' }).fill('Only here');
  await save(second);
  await expect(second.getByRole('radio', { name: 'Now saved: Renamed first' })).toBeVisible();
  await second.getByRole('radio', { name: 'Now saved: Renamed first' }).check();
  await second.getByRole('button', { name: 'Save what I chose' }).click();
  await expect(second.getByText('Renamed first saved')).toBeVisible();
  await expect(second.getByRole('row', { name: /Renamed first.*Only here/ })).toBeVisible();
  await other.close();
});
