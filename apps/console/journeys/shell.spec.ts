import type { Page } from '@playwright/test';
import { authenticatorCode } from './authenticator';
import { endSession, expect, holdToken, journey, signIn, speak, tokenOf, typeSignIn } from './journey';
import { demoPassword } from './startServer';

journey.beforeEach(({ context }) => speak(context, 'en'));

/** Opens the palette and runs the first thing that fits. */
async function command(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search pages and actions' }).fill(typed);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
}

const tabOf = (page: Page, name: string) => page.getByRole('navigation', { name: 'Open tabs' }).getByRole('link', { name });

journey('tabs keep a half-typed form through switching, a reload and an expired session', async ({ page }) => {
  await signIn(page, 'leader.my');
  await command(page, 'Open pages as tabs');
  await command(page, 'Team-leader orders');
  await page.getByRole('button', { name: 'Add', exact: true }).first().click();
  await page.locator('[name=workOrderName]').fill('Raya gift boxes');
  await page.goBack();
  await expect(page).toHaveURL('/welcome');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(tabOf(page, 'Team-leader orders').getByRole('img', { name: 'something typed, not saved' })).toBeVisible();
  await tabOf(page, 'Team-leader orders').click();
  await expect(page.locator('[name=workOrderName]')).toBeVisible();
  await expect(page.locator('[name=workOrderName]')).toHaveValue('Raya gift boxes');

  await page.reload();
  await expect(page.locator('[name=workOrderName]')).toHaveValue('Raya gift boxes');
  await expect(page.getByText('What you had typed is back.')).toBeVisible();

  await endSession(page, (await tokenOf(page)) ?? '');
  await page.reload();
  await expect(page).toHaveURL(/\/user\/login/);
  await typeSignIn(page, 'leader.my');
  // The tab that stood in front opens again by itself, with its dialog over the rest of the page.
  await expect(page.locator('[name=workOrderName]')).toHaveValue('Raya gift boxes');

  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'something typed, not saved' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Close Console' }).click();
  await page.getByRole('button', { name: 'Close Team-leader orders' }).click();
  await expect(page.getByText('This is the last tab')).toBeVisible();
});

journey('a tab comes back where it was scrolled, with its filter, after a switch and after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await signIn(page, 'leader.id');
  await command(page, 'Open pages as tabs');
  await command(page, 'Creator library');
  await page.getByRole('searchbox').filter({ visible: true }).first().fill('a');
  await expect(page).toHaveURL(/[?&=]a(&|$)/);
  await expect(page.getByRole('grid').getByRole('row').nth(5)).toBeVisible();
  await page.mouse.move(800, 400);
  await page.mouse.wheel(0, 200);
  const height = () => page.evaluate(() => window.scrollY);
  await expect.poll(height).toBe(200);
  const address = page.url();
  await tabOf(page, 'Console').click();
  await expect(page).toHaveURL('/welcome');
  await expect.poll(height).toBe(0);
  await tabOf(page, 'Creator library').click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Creator library' })).toBeVisible();
  await expect.poll(height).toBe(200);
  await page.reload();
  await expect(page.getByRole('grid').getByRole('row').nth(5)).toBeVisible();
  await expect.poll(height).toBe(200);
  await expect(page).toHaveURL(address);
});

journey('a notice written in another session arrives by itself, and leads on', async ({ page, playwright, server }) => {
  await signIn(page, 'staff.3');
  const bell = page.getByRole('button', { name: /unread notices?$/ });
  const before = Number.parseInt((await bell.getAttribute('aria-label')) ?? '', 10);
  const elsewhere = await playwright.request.newContext({ baseURL: server.url });
  const { data: token } = (await (
    await elsewhere.post('/api/main/login', { data: { account: 'admin2', password: demoPassword } })
  ).json()) as { data: string };
  const { data: reader } = (await (
    await page.request.get('/api/main/getLoginUser', { headers: { authorization: `Bearer ${await tokenOf(page)}` } })
  ).json()) as { data: { id: string } };
  const notice = {
    title: 'Stocktaking on Friday',
    content: 'The warehouse closes at noon.',
    type: 2,
    noticeUserIdList: [reader.id],
    publish: true,
  };
  const answer = await elsewhere.post('/api/main/sysNotice/add', { headers: { authorization: `Bearer ${token}` }, data: notice });
  expect(((await answer.json()) as { success: boolean }).success).toBe(true);
  await expect(bell).toHaveAttribute('aria-label', `${before + 1} unread notices`);
  await expect(page.getByRole('status').getByText('Stocktaking on Friday')).toBeVisible();
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notices' });
  await expect(panel.getByRole('tab', { selected: true })).toHaveText(/^Replies/);
  await panel.getByRole('tab', { name: /^News/ }).click();
  await panel.getByRole('button', { name: /^Stocktaking on Friday/ }).click();
  await expect(page.getByRole('dialog', { name: 'Stocktaking on Friday' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toHaveAttribute('aria-label', `${before} unread notices`);
  await elsewhere.dispose();
});

journey('an export is made in the background, told of, opened, and downloaded again', async ({ page }) => {
  await signIn(page, 'finance2');
  await command(page, 'Commercial orders');
  await page.getByRole('button', { name: 'Export' }).click();
  const told = page.locator('.MuiPaper-root').filter({ hasText: /Commercial orders_\d{14}\.xlsx is ready/ });
  const opened = page.waitForEvent('download');
  await told.getByRole('button', { name: 'Open' }).click();
  expect((await opened).suggestedFilename()).toMatch(/^Commercial orders_\d{14}\.xlsx$/);
  await page.getByRole('button', { name: 'Download centre, 1 file ready' }).click();
  const centre = page.getByRole('dialog', { name: 'Download centre' });
  await expect(centre.getByText('Ready')).toBeVisible();
  const download = page.waitForEvent('download');
  await centre.getByRole('button', { name: /^Download / }).click();
  expect((await download).suggestedFilename()).toMatch(/^Commercial orders_\d{14}\.xlsx$/);
  await centre.getByRole('searchbox', { name: 'File name' }).fill('nothing like it');
  await expect(centre.getByText('No export fits these filters')).toBeVisible();
});

journey('the second step is turned on, asked for, and turned off again', async ({ page }) => {
  await holdToken(page, 'bd.my.2');
  await page.goto('/account/settings/security');
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Second step when signing in' });
  await dialog.getByLabel('Present password').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Next' }).click();
  const key = await dialog.locator('code').innerText();
  await dialog.getByLabel(/^Code/).fill(authenticatorCode(key, -1));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('dialog', { name: 'New recovery codes' });
  const recovery = await codes.getByRole('listitem').first().innerText();
  await codes.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  await endSession(page, (await tokenOf(page)) ?? '');
  await page.goto('/welcome');
  await expect(page).toHaveURL(/\/user\/login/);
  await typeSignIn(page, 'bd.my.2');
  const step = page.getByRole('dialog', { name: 'Second step' });
  await step.locator('[name=secondFactor]').fill('000000');
  await step.getByRole('button', { name: 'Sign in' }).click();
  await expect(step.getByText('The code is wrong or was used before.')).toBeVisible();
  await step.locator('[name=secondFactor]').fill(authenticatorCode(key));
  await step.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/welcome');

  await page.goto('/account/settings/security');
  await page.getByRole('button', { name: 'Turn off' }).click();
  const proof = page.getByRole('dialog', { name: 'Turn off' });
  await proof.getByLabel('Present password').fill(demoPassword);
  await proof.getByLabel(/^Code of the app/).fill(recovery);
  await proof.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('The second step is off')).toBeVisible();
});

journey('four roles find their way with the palette, and losing the connection is said', async ({ page, context }) => {
  for (const account of ['leader.my', 'finance2', 'staff.3']) {
    await holdToken(page, account);
    await page.goto('/welcome');
    await expect(page.locator('#content h1')).toBeVisible();
    await command(page, 'aqsz');
    await expect(page).toHaveURL('/account/settings/security');
  }
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
});

journey('without a network a page never opened says so in place, and comes with the network', async ({ page, context }) => {
  await holdToken(page, 'bd.ph.1');
  await page.goto('/welcome');
  await expect(page.locator('#content h1')).toBeVisible();
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await context.setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Sample sending' }).click();
  await expect(page.getByText('This page has not been opened before.')).toBeVisible();
  expect(loads).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Sample sending' })).toBeVisible();
});
