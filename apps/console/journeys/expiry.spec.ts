import { endSession, expect, holdToken, journey, speak, tokenOf, withoutSocket } from './journey';
import { demoPassword } from './startServer';

journey.beforeEach(({ context }) => speak(context, 'en'));

journey('after expiry the page and the half-typed text stay, and the request goes out again exactly once', async ({ page }) => {
  await withoutSocket(page);
  const token = await holdToken(page, 'superAdmin');
  await page.goto('/system/onlineUser');
  await expect(page.getByText('This is you')).toBeVisible();
  await endSession(page, token);

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('account=bd')) sent.push(request.headers()['authorization'] ?? '');
  });
  await page.getByRole('searchbox', { name: 'Account' }).fill('bd');
  const dialog = page.getByRole('alertdialog', { name: 'Sign in again' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('Your session has ended. Please sign in again.');
  await expect(dialog.locator('[name=account]')).toHaveValue('superAdmin');
  await dialog.locator('[name=password]').fill('not it');
  await dialog.getByRole('button', { name: 'Sign in and go on' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Account or password is wrong.');
  await dialog.locator('[name=password]').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Sign in and go on' }).click();
  await expect(dialog).toBeHidden();

  await expect(page.getByRole('searchbox', { name: 'Account' })).toHaveValue('bd');
  await expect(page).toHaveURL('/system/onlineUser?account=bd');
  const fresh = await tokenOf(page);
  expect(fresh).not.toBe(token);
  expect(sent).toEqual([`Bearer ${token}`, `Bearer ${fresh}`]);
});

journey('a write that met the expiry is applied once, under one request id', async ({ page, playwright, server }) => {
  await withoutSocket(page);
  const elsewhere = await playwright.request.newContext({ baseURL: server.url });
  const victim = await elsewhere.post('/api/main/login', { data: { account: 'bd.sg.1', password: demoPassword } });
  const { data: victimToken } = (await victim.json()) as { data: string };
  const token = await holdToken(page, 'superAdmin');
  await page.goto('/system/onlineUser?account=bd.sg.1');
  await page.getByRole('button', { name: 'Force off' }).click();
  await endSession(page, token);

  const ids: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/forceMany')) ids.push(request.headers()['idempotency-key'] ?? '');
  });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Force off' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Sign in again' });
  await dialog.locator('[name=password]').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Sign in and go on' }).click();
  await expect(page.getByText(/was forced off\.$/)).toBeVisible();
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  const after = await elsewhere.get('/api/main/getLoginUser', { headers: { authorization: `Bearer ${victimToken}` } });
  expect(after.status()).toBe(401);
  await elsewhere.dispose();
});

journey('the server ends a session: the open page asks at once', async ({ page }) => {
  const token = await holdToken(page, 'admin');
  const greeted = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto('/welcome');
  await greeted;
  await expect(page.locator('#content h1')).toBeVisible();
  await endSession(page, token);
  await expect(page.getByRole('alertdialog', { name: 'Sign in again' })).toBeVisible();
});

journey('somebody else gets a fresh page', async ({ page }) => {
  await withoutSocket(page);
  const token = await holdToken(page, 'superAdmin');
  await page.goto('/system/onlineUser');
  await expect(page.getByText('This is you')).toBeVisible();
  await endSession(page, token);
  await page.getByRole('searchbox', { name: 'Account' }).fill('typed by the first person');
  const dialog = page.getByRole('alertdialog', { name: 'Sign in again' });
  await dialog.locator('[name=account]').fill('bd.sg.2');
  await expect(dialog).toContainText('what was typed here is dropped');
  await dialog.locator('[name=password]').fill(demoPassword);
  const loaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Sign in and go on' }).click();
  await loaded;
  await expect(page).toHaveURL('/welcome');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});

journey('leaving instead of signing in goes to the sign-in page', async ({ page }) => {
  await withoutSocket(page);
  const token = await holdToken(page, 'admin2');
  await page.goto('/system/onlineUser');
  await expect(page.getByText('This is you')).toBeVisible();
  await endSession(page, token);
  await page.getByRole('searchbox', { name: 'Account' }).fill('x');
  await page.getByRole('button', { name: 'Leave this page' }).click();
  await expect(page).toHaveURL(/\/user\/login/);
});

journey('a plain 401 signs out and loads the page anew after 1.5 s', async ({ page }) => {
  await withoutSocket(page);
  await holdToken(page, 'admin3');
  await page.goto('/system/onlineUser');
  await expect(page.getByText('This is you')).toBeVisible();
  await page.route('**/api/main/sysOnlineUser/list*', (route) => route.fulfill({ status: 401, json: {} }));
  const loaded = page.waitForEvent('load');
  await page.getByRole('searchbox', { name: 'Account' }).fill('x');
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  await loaded;
  await expect(page).toHaveURL(/\/user\/login/);
});

journey('a missing permission shows a notice titled Forbidden', async ({ page }) => {
  await holdToken(page, 'superAdmin');
  await page.goto('/system/onlineUser');
  await expect(page.getByText('This is you')).toBeVisible();
  await page.route('**/api/main/sysOnlineUser/list*', (route) =>
    route.fulfill({
      status: 403,
      json: { success: false, code: 1013002, message: 'You do not have the permission sysOnlineUser.query.', data: null },
    }),
  );
  await page.getByRole('searchbox', { name: 'Account' }).fill('x');
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('alert');
  await expect(notice).toContainText('Forbidden');
  await expect(notice).toContainText('You do not have the permission sysOnlineUser.query.');
});
