import type { Page } from '@playwright/test';
import { expect, holdToken, journey, pick, speak } from './journey';
import { demoPassword } from './startServer';

const dialogOf = (page: Page) => page.getByRole('dialog');

/** Rows have a button of that name too. */
const disableSelected = (page: Page) =>
  page.getByRole('region', { name: 'Actions on the selected rows' }).getByRole('button', { name: 'Disable', exact: true }).click();

journey('an administrator views the console as a role: read-only, through a reload, until leaving it', async ({ page, context }) => {
  journey.setTimeout(120_000);
  await speak(context, 'en');
  const token = await holdToken(page, 'superAdmin');
  await page.goto('/system/role');
  await page
    .getByRole('row', { name: /Team leader/ })
    .getByRole('button', { name: /^More for / })
    .click();
  await page.getByRole('menuitem', { name: 'View as this role' }).click();
  const banner = page.getByRole('region', { name: 'Read-only view' });
  await expect(banner).toContainText('Viewing as the role Team leader, read-only');
  await expect(page.getByRole('link', { name: 'Order hall' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Roles', exact: true })).toHaveCount(0);
  await page.reload();
  await expect(banner).toBeVisible();

  const headers = { authorization: `Bearer ${token}`, lang: 'en' };
  const refused = await page.request.post('/api/main/sysRole/add', { headers, data: { code: 'sneaky', name: 'sneaky' } });
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 1013002]);
  const read = await page.request.get('/api/main/sysUser/page', { headers });
  expect((await read.json()).code).toBe(1013002);
  await page.goto('/workOrder/leader');
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByText('You are viewing as somebody else: nothing can be changed. Leave the view first.').first()).toBeVisible();

  await page.setViewportSize({ width: 360, height: 760 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await banner.getByRole('button', { name: 'Leave the view' }).press('Enter');
  await expect(banner).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/system/role');
  await expect(page.getByRole('heading', { name: 'Roles', level: 1 })).toBeVisible();
});

journey('a view ends with the session, and speaks the language of who looks', async ({ page, context }) => {
  await speak(context, 'zh-CN');
  const token = await holdToken(page, 'superAdmin');
  const headers = { authorization: `Bearer ${token}` };
  const roles = (await (await page.request.get('/api/main/sysRole/page?pageSize=100', { headers })).json()).data.rows as {
    id: string;
    code: string;
  }[];
  await page.request.post('/api/main/sysRole/viewAs', { headers, data: { id: roles.find(({ code }) => code === 'finance')?.id } });
  await page.goto('/welcome');
  await expect(page.getByText('正在以角色“财务”的身份查看，只读')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('lang', 'vn'));
  await page.reload();
  await expect(page.getByText('Đang xem với vai trò Tài chính, chỉ xem')).toBeVisible();
  await page.request.get('/api/main/logout', { headers });
  await holdToken(page, 'superAdmin');
  await page.goto('/welcome');
  await expect(page.locator('#content h1')).toBeVisible();
  await expect(page.getByText('chỉ xem')).toHaveCount(0);
});

journey('a dictionary value renamed in one browser shows in the other without a reload', async ({ page, context, browser, server }) => {
  journey.setTimeout(120_000);
  await speak(context, 'en');
  const token = await holdToken(page, 'superAdmin');
  const other = await browser.newContext({ baseURL: server.url });
  await speak(other, 'en');
  const watching = await other.newPage();
  await holdToken(watching, 'admin');
  await watching.goto('/system/visLog');
  await expect(watching.getByRole('gridcell', { name: 'Sign-in' }).first()).toBeVisible();

  const headers = { authorization: `Bearer ${token}` };
  const types = (await (await page.request.get('/api/main/sysDictType/page?pageSize=100&code=vis_type', { headers })).json()).data.rows as {
    id: string;
  }[];
  const values = (await (await page.request.get(`/api/main/sysDictData/page?pageSize=100&typeId=${types[0]?.id}`, { headers })).json()).data
    .rows as Record<string, unknown>[];
  const { id, version, typeId, name, vnName, code, sort } = values.find((one) => String(one.code) === '1') ?? {};
  expect(id).toBeTruthy();
  const renamed = await page.request.post('/api/main/sysDictData/edit', {
    headers,
    data: { id, version, typeId, name, enName: 'Came in', vnName, code, sort },
  });
  expect((await renamed.json()).success).toBe(true);
  await expect(watching.getByRole('gridcell', { name: 'Came in' }).first()).toBeVisible();
  await other.close();
});

journey('people are disabled in bulk: rehearsed first, told row by row, and taken back', async ({ page, context }) => {
  journey.setTimeout(120_000);
  await speak(context, 'en');
  await holdToken(page, 'superAdmin');
  await page.goto('/system/user?searchValue=bd.vn');
  await pick(page, /bd\.vn\.1/);
  await pick(page, /bd\.vn\.2/);
  await disableSelected(page);
  await expect(dialogOf(page).getByText('2 will change')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Disable (2)' }).click();
  await expect(dialogOf(page).getByText('2 changed')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Close' }).last().click();
  const login = await page.request.post('/api/main/login', { data: { account: 'bd.vn.1', password: demoPassword } });
  expect((await login.json()).code).toBe(1011007);
  await page.getByRole('button', { name: 'My bulk actions' }).click();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 rows are as before')).toBeVisible();
  expect(
    (await (await page.request.post('/api/main/login', { data: { account: 'bd.vn.1', password: demoPassword } })).json()).success,
  ).toBe(true);
});

journey('rows of a bulk action that failed are named, and done by trying them again', async ({ page, context }) => {
  journey.setTimeout(120_000);
  await speak(context, 'en');
  await holdToken(page, 'superAdmin');
  await page.goto('/system/user?searchValue=bd.th');
  await pick(page, /bd\.th\.1/);
  await pick(page, /bd\.th\.2/);
  await disableSelected(page);
  await expect(dialogOf(page).getByText('2 will change')).toBeVisible();
  await context.setOffline(true);
  await dialogOf(page).getByRole('button', { name: 'Disable (2)' }).click();
  await expect(dialogOf(page).getByRole('listitem')).toHaveCount(2, { timeout: 30_000 });
  await context.setOffline(false);
  const login = async () =>
    (await (await page.request.post('/api/main/login', { data: { account: 'bd.th.2', password: demoPassword } })).json()) as {
      success: boolean;
      code: number;
    };
  expect((await login()).success).toBe(true);
  await dialogOf(page).getByRole('button', { name: 'Retry the failed' }).click();
  await expect(dialogOf(page).getByText('2 changed')).toBeVisible();
  expect((await login()).code).toBe(1011007);
  await dialogOf(page).getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'My bulk actions' }).click();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 rows are as before')).toBeVisible();
  expect((await login()).success).toBe(true);
});

journey(
  'an administrator of one organisation sees, edits, exports and previews nothing outside it',
  async ({ page, context, playwright, server }) => {
    journey.setTimeout(120_000);
    await speak(context, 'en');
    const root = { authorization: `Bearer ${await holdToken(page, 'superAdmin')}` };
    const read = async (path: string, headers: Record<string, string>) =>
      (await (await page.request.get(`/api/main/${path}`, { headers })).json()) as {
        code: number;
        data: { rows: { id: string; code: string; account: string; version: number }[] };
      };
    const write = async (path: string, headers: Record<string, string>, data: unknown) =>
      (await (await page.request.post(`/api/main/${path}`, { headers, data })).json()) as {
        code: number;
        data: { id: string; failed?: { code: number }[] };
      };
    const team = (await read('sysOrg/page?pageSize=100', root)).data.rows.find(({ code }) => code === 'team.ph');
    const menus = (await (await page.request.get('/api/main/sysMenu/treeForGrant', { headers: root })).json()).data as {
      id: string;
      name: string;
      enName: string;
    }[];
    const wanted = menus
      .filter(
        ({ enName }) =>
          /^(Users|Online users|Organisations): /.test(enName ?? '') || ['Users', 'Organisation', 'Online users'].includes(enName ?? ''),
      )
      .map(({ id }) => id);
    const role = (await write('sysRole/add', root, { code: 'manila', name: 'Manila office' })).data.id;
    await write('sysRole/grantMenu', root, { id: role, version: 0, grantMenuIdList: wanted });
    await write('sysRole/grantData', root, { id: role, version: 1, dataScopeType: 5, grantOrgIdList: [team?.id] });
    const staff = (await read('sysUser/page?pageSize=100&searchValue=staff.6', root)).data.rows[0];
    await write('sysUser/grantRole', root, { id: staff?.id, version: staff?.version, grantRoleIdList: [role] });

    const api = await playwright.request.newContext({ baseURL: server.url });
    const { data: token } = await (await api.post('/api/main/login', { data: { account: 'staff.6', password: demoPassword } })).json();
    const scoped = { authorization: `Bearer ${token}` };
    const inside = (await read('sysUser/page?pageSize=100', scoped)).data.rows;
    expect(inside.length).toBeGreaterThan(0);
    expect(inside.filter(({ account }) => account !== 'staff.6' && !/\.ph(\.|$)/.test(account)).map(({ account }) => account)).toEqual([]);
    const foreign = (await read('sysUser/page?pageSize=100&searchValue=bd.vn.1', root)).data.rows[0]?.id;
    expect((await read(`sysUser/detail?id=${foreign}`, scoped)).code).toBe(1013003);
    expect((await write('sysUser/delete', scoped, { ids: [foreign] })).data.failed?.map(({ code }) => code)).toEqual([1013003]);
    expect((await write('sysUser/resetPwd', scoped, { id: foreign })).code).toBe(1013003);
    expect((await write('sysUser/viewAs', scoped, { id: foreign })).code).toBe(1013003);
    const task = (await write('sysUser/export', scoped, { searchValue: 'bd.vn', format: 'csv' })).data.id;
    const csv = async () => (await api.get(`/api/main/download/file?id=${task}`, { headers: scoped })).text();
    await expect.poll(csv, { timeout: 20_000 }).toContain('Account');
    expect(await csv()).not.toContain('bd.vn.1');
    await api.dispose();
  },
);
