import { expect, holdToken, journey, signIn, speak, tokenOf, typeSignIn } from './journey';

journey.beforeEach(({ context }) => speak(context, 'en'));

journey('without a token every page leads to sign-in with redirect /welcome; the four open pages stay', async ({ page }) => {
  for (const path of ['/', '/welcome', '/system/onlineUser?account=a', '/nothing']) {
    await page.goto(path);
    await expect(page).toHaveURL('/user/login?redirect=%2Fwelcome');
  }
  for (const path of ['/user/login', '/user/register', '/user/register-result', '/user/recover']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  await page.goto('/user');
  await expect(page).toHaveURL('/user/login');
});

journey('signs in, and out after asking, in every tab', async ({ page, context }) => {
  await signIn(page, 'leader.ph');
  const other = await context.newPage();
  await other.goto('/welcome');
  await expect(other.locator('#content h1')).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/404');
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/user\/login/);
  await expect(other).toHaveURL(/\/user\/login/, { timeout: 2000 });
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['lang']);
  await page.goBack();
  await expect(page).toHaveURL(/\/user\/login/);
  await expect(page.locator('#content')).toHaveCount(0);
});

journey('a redirect to an own path is followed after signing in', async ({ page }) => {
  await page.goto('/user/login?redirect=%2Fsystem%2FonlineUser%3Faccount%3Dadmin');
  await typeSignIn(page, 'admin');
  await expect(page).toHaveURL('/system/onlineUser?account=admin');
  await expect(page.getByText('This is you')).toBeVisible();
});

journey('a shared link opens after signing in, also through registering', async ({ page }) => {
  await page.goto('/system/onlineUser?account=admin');
  await expect(page).toHaveURL('/user/login?redirect=%2Fwelcome');
  await page.goto('/user/register');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/user/login');
  await typeSignIn(page, 'admin');
  await expect(page).toHaveURL('/system/onlineUser?account=admin');
});

journey('foreign, dangerous and circular redirects go to /welcome', async ({ page }) => {
  await page.goto('/user/login?redirect=https%3A%2F%2Fevil.test%2Fwelcome');
  await typeSignIn(page, 'admin2');
  await expect(page).toHaveURL('/welcome');
  for (const value of [
    '//evil.test',
    '/\\evil.test',
    'https:evil.test',
    '/%2f%2fevil.test',
    'javascript:alert(1)',
    '/user/login?redirect=/user/login',
    '/welcome\r\nSet-Cookie:x',
  ]) {
    await page.goto(`/user/login?redirect=${encodeURIComponent(value)}`);
    await expect(page).toHaveURL('/welcome');
  }
});

journey('a token on the sign-in page leads to /welcome', async ({ page }) => {
  await holdToken(page, 'bd.my.1');
  await page.goto('/user/login');
  await expect(page).toHaveURL('/welcome');
});

journey('a token removed in another tab is noticed', async ({ page, context }) => {
  await signIn(page, 'bd.my.2');
  const other = await context.newPage();
  await other.goto('/user/register');
  await other.evaluate(() => localStorage.removeItem('Access-Token'));
  await expect(page).toHaveURL(/\/user\/login\?redirect=%2Fwelcome/, { timeout: 2000 });
});

journey('signing in in one tab takes the other one along', async ({ page, context }) => {
  await page.goto('/user/login');
  const other = await context.newPage();
  await signIn(other, 'bd.my.3');
  await expect(page).toHaveURL('/welcome');
});

journey('a person without menus is told so, signed out, and the page loads anew', async ({ page }) => {
  await page.goto('/user/login');
  await typeSignIn(page, 'newcomer');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('menu permission');
  const loaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await loaded;
  await expect(page).toHaveURL(/\/user\/login/);
  expect(await tokenOf(page)).toBeUndefined();
});

journey('a person who cannot be fetched leads to sign-in with the whole path', async ({ page }) => {
  await holdToken(page, 'admin3');
  await page.route('**/api/main/getLoginUser', (route) =>
    route.fulfill({ status: 200, json: { success: false, code: 1020002, message: 'Record not found or no access.', data: null } }),
  );
  await page.goto('/system/onlineUser?account=x');
  await expect(page).toHaveURL('/user/login?redirect=%2Fsystem%2FonlineUser%3Faccount%3Dx');
  expect(await tokenOf(page)).toBeUndefined();
});

journey('a wrong password is said in the server’s words and nothing typed is lost', async ({ page }) => {
  await page.goto('/user/login');
  await typeSignIn(page, 'bd.th.1', 'wrong-password');
  await expect(page.getByRole('alert')).toHaveText('Account or password is wrong.');
  await expect(page.locator('[name=account]')).toHaveValue('bd.th.1');
  await expect(page.locator('[name=password]')).toHaveValue('wrong-password');
});

journey('the agreement must be ticked, and empty fields are named', async ({ page }) => {
  await page.goto('/user/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Enter your account.')).toBeVisible();
  await expect(page.locator('[name=account]')).toBeFocused();
  await page.locator('[name=account]').fill('bd.th.1');
  await page.locator('[name=password]').fill('x');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Tick this to go on.')).toBeVisible();
  await page.getByRole('button', { name: 'terms of service' }).click();
  await expect(page.getByRole('dialog', { name: 'Terms of service' })).toBeVisible();
});

journey('after too many failures a captcha is the way on, and who closes it reads how long they would wait', async ({ page }) => {
  for (let time = 0; time < 4; time += 1) await page.request.post('/api/main/login', { data: { account: 'bd.id.3', password: 'wrong' } });
  await page.goto('/user/login');
  await typeSignIn(page, 'bd.id.3', 'wrong');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.locator('[name=password]').fill('still wrong');
  await page.locator('form button[type=submit]').click();
  await expect(page.getByRole('dialog', { name: 'Are you a person?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveText(
    /^Too many failed attempts\. Try again in \d+ s\. Solve the captcha to go on at once\.$/,
  );
  await expect(page.locator('[name=password]')).toHaveValue('still wrong');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
});

journey('a server that is away is said so', async ({ page }) => {
  await page.goto('/user/login');
  await page.route('**/api/main/login', (route) => route.abort());
  await page.getByRole('button', { name: '中文' }).click();
  await typeSignIn(page, 'bd.th.1');
  await expect(page.getByRole('alert')).toHaveText('后端未启动或代理错误');
});
