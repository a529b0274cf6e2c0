import type { Page } from '@playwright/test';
import { expect, holdToken, journey, pick, speak } from './journey';

const dialogOf = (page: Page) => page.getByRole('dialog');

/** Picks roles in one of the two fields of the dialog. */
async function choose(page: Page, field: string, role: string): Promise<void> {
  await dialogOf(page).getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: role, exact: true }).click();
  await page.keyboard.press('Escape');
}

async function undoNewest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My bulk actions' }).click();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
}

const call =
  (page: Page, token: string) =>
  async (path: string, query: Record<string, string> = {}) =>
    (
      await (
        await page.request.get(`/api/main/${path}?${new URLSearchParams(query)}`, {
          headers: { authorization: `Bearer ${token}`, lang: 'en' },
        })
      ).json()
    ).data;

journey.beforeEach(({ context }) => speak(context, 'en'));

journey(
  'roles of several people are changed: told before, refused with a reason, done row by row, tried again, and taken back',
  async ({ page, context }) => {
    journey.setTimeout(120_000);
    const read = call(page, await holdToken(page, 'superAdmin'));
    const rolesOf = async (account: string) =>
      ((await read('sysUser/page', { searchValue: account })).rows[0].roles as { name: string }[]).map(({ name }) => name).toSorted();
    const select = async () => {
      for (const row of [/bd\.my\.1/, /bd\.my\.2/, /bd\.my\.3/]) await pick(page, row);
      await page.getByRole('region', { name: 'Actions on the selected rows' }).getByRole('button', { name: 'Change roles' }).click();
    };
    await page.goto('/system/user?searchValue=bd.my');
    await select();
    await choose(page, 'Add', 'Data staff');
    await choose(page, 'Take away', 'Finance staff');
    await dialogOf(page).getByRole('button', { name: 'Show what changes' }).click();
    await expect(dialogOf(page).getByText('3 selected: 3 will change')).toBeVisible();
    expect(await rolesOf('bd.my.1')).toEqual(['Business developer']);

    await context.setOffline(true);
    await dialogOf(page).getByRole('button', { name: 'Change roles (3)' }).click();
    await expect(dialogOf(page).getByText('3 failed')).toBeVisible({ timeout: 30_000 });
    await expect(dialogOf(page).getByRole('listitem')).toHaveCount(3);
    await context.setOffline(false);
    await dialogOf(page).getByRole('button', { name: 'Retry the failed' }).click();
    await expect(dialogOf(page).getByText('3 changed')).toBeVisible();
    await dialogOf(page).getByRole('button', { name: 'Close' }).last().click();
    expect(await rolesOf('bd.my.3')).toEqual(['Business developer', 'Data staff']);
    await expect(page.getByRole('row', { name: /bd\.my\.1.*Data staff/ })).toBeVisible();

    await select();
    await choose(page, 'Add', 'Data staff');
    await dialogOf(page).getByRole('button', { name: 'Show what changes' }).click();
    await expect(dialogOf(page).getByText('3 selected: 0 will change')).toBeVisible();
    await expect(dialogOf(page).getByText('3 stay as they are')).toBeVisible();
    await expect(dialogOf(page).getByRole('button', { name: 'Change roles (0)' })).toBeDisabled();
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();

    await undoNewest(page);
    await expect(page.getByText('3 rows are as before')).toBeVisible();
    expect(await rolesOf('bd.my.1')).toEqual(['Business developer']);
  },
);

journey(
  'nobody hands out in bulk what they do not hold: the roles are not offered, and direct calls are refused',
  async ({ page, playwright, server }) => {
    journey.setTimeout(120_000);
    const headers = { authorization: `Bearer ${await holdToken(page, 'superAdmin')}` };
    const read = call(page, headers.authorization.slice(7));
    const write = async (path: string, data: object, as = headers) =>
      (await (await page.request.post(`/api/main/${path}`, { headers: as, data })).json()) as { code: number; data: { id: string } };
    const menus = (await read('sysMenu/treeForGrant')) as { id: string; enName: string | null }[];
    const id = (await write('sysRole/add', { code: 'handsOut', name: 'Hands out' })).data.id;
    await write('sysRole/grantMenu', {
      id,
      version: 0,
      grantMenuIdList: menus.filter(({ enName }) => /^(Users(: |$)|Organisation$)/.test(enName ?? '')).map((menu) => menu.id),
    });
    await write('sysRole/grantData', { id, version: 1, dataScopeType: 1, grantOrgIdList: [] });
    const [staff] = (await read('sysUser/page', { searchValue: 'staff.5' })).rows;
    await write('sysUser/grantRole', { id: staff.id, version: staff.version, grantRoleIdList: [id] });
    const admin = ((await read('sysRole/dropDown')) as { id: string; code: string }[]).find(({ code }) => code === 'admin')?.id ?? '';

    await holdToken(page, 'staff.5');
    await page.goto('/system/user?searchValue=bd.sg');
    await pick(page, /bd\.sg\.1/);
    await page.getByRole('region', { name: 'Actions on the selected rows' }).getByRole('button', { name: 'Change roles' }).click();
    await dialogOf(page).getByRole('combobox', { name: 'Add' }).click();
    await expect(page.getByRole('option')).toHaveText(['Hands out']);

    const own = await playwright.request.newContext({ baseURL: server.url });
    const { data: token } = await (await own.post('/api/main/login', { data: { account: 'staff.5', password: 'Backlot-demo-1' } })).json();
    const bd = (await read('sysUser/page', { searchValue: 'bd.sg.1' })).rows[0].id as string;
    for (const path of ['rehearseRoles', 'changeRoles'])
      expect([
        path,
        (await write(`sysUser/${path}`, { ids: [bd], add: [admin], remove: [] }, { authorization: `Bearer ${token}` })).code,
      ]).toEqual([path, 1013002]);
    await own.dispose();
  },
);

journey(
  'notices are published in bulk: told before with reasons, only drafts go out, and undoing withdraws them',
  async ({ page, playwright, server }) => {
    journey.setTimeout(120_000);
    const token = await holdToken(page, 'superAdmin');
    const headers = { authorization: `Bearer ${token}` };
    const read = call(page, token);
    const people = (await read('sysNotice/receivers', { name: 'bd.ph.1' })) as { id: string }[];
    const write = async (title: string, noticeUserIdList: string[], publish = false) =>
      page.request.post('/api/main/sysNotice/add', {
        headers,
        data: { title, content: `<p>${title}</p>`, type: 1, noticeUserIdList, publish },
      });
    await write('Rehearsal: one', [people[0]?.id ?? '']);
    await write('Rehearsal: two', [people[0]?.id ?? '']);
    await write('Rehearsal: out already', [people[0]?.id ?? ''], true);
    await write('Rehearsal: for nobody', []);
    const reader = await playwright.request.newContext({ baseURL: server.url });
    const { data: readerToken } = await (
      await reader.post('/api/main/login', { data: { account: 'bd.ph.1', password: 'Backlot-demo-1' } })
    ).json();
    const received = async () => {
      const { data } = await (
        await reader.get('/api/main/sysNotice/received?searchValue=Rehearsal', { headers: { authorization: `Bearer ${readerToken}` } })
      ).json();
      return (data.rows as { title: string }[]).map(({ title }) => title).toSorted();
    };
    expect(await received()).toEqual(['Rehearsal: out already']);

    await page.goto('/notices/manage?searchValue=Rehearsal');
    await expect(page.getByRole('heading', { name: 'Manage notices', level: 1 })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all rows' }).click();
    await page.getByRole('region', { name: 'Actions on the selected rows' }).getByRole('button', { name: 'Publish' }).click();
    await expect(dialogOf(page).getByText('4 selected: 2 will change')).toBeVisible();
    await expect(dialogOf(page).getByText('1 stays as it is')).toBeVisible();
    await expect(dialogOf(page).getByRole('listitem')).toHaveText([
      'Rehearsal: for nobody: Choose at least one person who may receive it.',
    ]);
    await dialogOf(page).getByRole('button', { name: 'Publish (2)' }).click();
    await expect(dialogOf(page).getByText('2 changed')).toBeVisible();
    await dialogOf(page).getByRole('button', { name: 'Close' }).last().click();
    expect(await received()).toEqual(['Rehearsal: one', 'Rehearsal: out already', 'Rehearsal: two']);

    await undoNewest(page);
    await expect(page.getByText('2 rows are as before')).toBeVisible();
    expect(await received()).toEqual(['Rehearsal: out already']);
    await reader.dispose();
  },
);
