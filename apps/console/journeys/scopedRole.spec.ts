import type { Page } from '@playwright/test';
import { expect, holdToken, journey, speak, typeSignIn } from './journey';

const dialogOf = (page: Page) => page.getByRole('dialog');

async function rowAction(page: Page, row: RegExp, action: string): Promise<void> {
  await page
    .getByRole('row', { name: row })
    .getByRole('button', { name: /^More for / })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

journey(
  'rights and data scope given by clicking bound what a person sees, edits, exports and grants',
  async ({ page, context, browser, baseURL }) => {
    journey.setTimeout(180_000);
    await speak(context, 'en');
    const root = { authorization: `Bearer ${await holdToken(page, 'superAdmin')}`, lang: 'en' };
    await page.goto('/system/role?name=Vietnam desk');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await dialogOf(page).getByRole('textbox', { name: 'Name (Chinese)' }).fill('Vietnam desk');
    await dialogOf(page).getByRole('textbox', { name: 'Code' }).fill('vietnamDesk');
    await dialogOf(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Vietnam desk added')).toBeVisible();
    const row = page.getByRole('row', { name: /Vietnam desk/ });
    await row.getByRole('button', { name: 'Rights' }).click();
    for (const right of [
      'Users: Query',
      'Users: View',
      'Users: Edit',
      'Users: Export',
      'Users: Grant',
      'Roles: Query',
      'Roles: View',
      'Roles: Grant',
    ]) {
      await dialogOf(page).getByRole('searchbox').fill(right);
      await dialogOf(page).getByRole('checkbox', { name: right, exact: true }).check();
    }
    await dialogOf(page).getByRole('button', { name: 'Show what changes' }).click();
    await dialogOf(page).getByRole('button', { name: 'Grant', exact: true }).click();
    await expect(page.getByText('The grant of Vietnam desk is saved')).toBeVisible();
    await rowAction(page, /Vietnam desk/, 'Data scope');
    await dialogOf(page).getByRole('radio', { name: 'Chosen organisations' }).check();
    await dialogOf(page).getByRole('checkbox', { name: 'Team Vietnam' }).check();
    await dialogOf(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('row', { name: /Vietnam desk.*Chosen organisations/ })).toBeVisible();
    await page.goto('/system/user?searchValue=staff.4');
    await rowAction(page, /staff\.4/, 'Roles');
    // The roles of the person arrive after the dialog.
    await expect(dialogOf(page).getByRole('checkbox', { name: 'Data staff', exact: true })).toBeChecked();
    await dialogOf(page).getByRole('checkbox', { name: 'Data staff', exact: true }).uncheck();
    await dialogOf(page).getByRole('checkbox', { name: 'Channel data staff' }).uncheck();
    await dialogOf(page).getByRole('checkbox', { name: 'Vietnam desk' }).check();
    await dialogOf(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/The grant of .* is saved/)).toBeVisible();

    const other = await browser.newContext({ ...(baseURL && { baseURL }) });
    await speak(other, 'en');
    const desk = await other.newPage();
    await desk.goto('/user/login');
    await typeSignIn(desk, 'staff.4');
    await desk.waitForURL((url) => !url.pathname.startsWith('/user'));
    await desk.goto('/system/user?pageSize=50');
    await expect(desk.getByRole('row', { name: /bd\.vn\.1/ })).toBeVisible();
    await expect(desk.getByRole('row', { name: /bd\.ph/ })).toHaveCount(0);
    await desk.goto('/system/user?searchValue=bd.ph.1');
    await expect(desk.getByRole('row', { name: /bd\.ph\.1/ })).toHaveCount(0);
    await desk.goto('/system/user?searchValue=bd.vn.1');
    await desk
      .getByRole('row', { name: /bd\.vn\.1/ })
      .getByRole('button', { name: 'Edit' })
      .click();
    await dialogOf(desk).getByRole('textbox', { name: 'Nickname' }).fill('Desk was here');
    await dialogOf(desk).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(desk.getByText(/ saved$/)).toBeVisible();
    await desk.goto('/system/role?name=Administrator');
    await expect(desk.getByRole('row', { name: /Administrator/ }).first()).toBeVisible();
    // Roles of other journeys may fill the first page.
    await desk.goto('/system/role?name=Vietnam desk');
    await expect(desk.getByRole('row', { name: /Vietnam desk/ }).getByRole('button', { name: 'Rights' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await desk.goto('/system/org');
    await expect(desk).not.toHaveURL(/system\/org/);

    const headers = {
      authorization: `Bearer ${(await (await other.request.post('/api/main/login', { data: { account: 'staff.4', password: 'Backlot-demo-1' } })).json()).data}`,
      lang: 'en',
    };
    const read = async (path: string, as = headers) =>
      (await (await other.request.get(`/api/main/${path}`, { headers: as })).json()) as {
        code: number;
        data: { rows: { id: string; code: string; version: number }[] };
      };
    const write = async (path: string, data: object) =>
      (await (await other.request.post(`/api/main/${path}`, { headers, data })).json()) as {
        code: number;
        data: { id: string; refused?: { code: number }[]; failed?: { code: number }[] };
      };
    const foreign = (await read('sysUser/page?searchValue=bd.ph.1', root)).data.rows[0]?.id ?? '';
    expect((await read(`sysUser/detail?id=${foreign}`)).code).toBe(1013003);
    expect((await write('sysUser/changeStatus', { ids: [foreign], status: 1 })).data.failed?.map(({ code }) => code)).toEqual([1013003]);
    expect((await write('sysUser/rehearseStatus', { ids: [foreign], status: 1 })).data.refused?.map(({ code }) => code)).toEqual([1013003]);
    const task = (await write('sysUser/export', { searchValue: 'bd.', format: 'csv' })).data.id;
    const csv = async () => (await other.request.get(`/api/main/download/file?id=${task}`, { headers })).text();
    await expect.poll(csv, { timeout: 30_000 }).toContain('bd.vn.1');
    expect(await csv()).not.toContain('bd.ph');
    const roles = (await read('sysRole/page?pageSize=100')).data.rows;
    const menus = (await (await other.request.get('/api/main/sysMenu/treeForGrant', { headers: root })).json()).data as { id: string }[];
    for (const code of ['vietnamDesk', 'admin']) {
      const role = roles.find((one) => one.code === code);
      expect([
        code,
        (await write('sysRole/grantMenu', { id: role?.id, version: role?.version, grantMenuIdList: menus.map(({ id }) => id) })).code,
      ]).toEqual([code, 1013002]);
      expect([code, (await write('sysRole/previewGrantMenu', { id: role?.id, grantMenuIdList: menus.map(({ id }) => id) })).code]).toEqual([
        code,
        1013002,
      ]);
    }
    await other.close();
  },
);
