import { expect, journey, signIn, speak, typeSignIn } from './journey';

journey.beforeEach(({ context }) => speak(context, 'en'));

journey('a code by text message signs in, after a pause it can be sent again', async ({ page }) => {
  const people = await page.request.post('/api/main/login', { data: { account: 'bd.th.1', password: 'Backlot-demo-1' } });
  const { data: token } = (await people.json()) as { data: string };
  const user = await page.request.get('/api/main/getLoginUser', { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await user.json()) as { data: { phone: string } };
  await page.goto('/user/login');
  await page.getByRole('tab', { name: 'Phone' }).click();
  await page.locator('[name=phone]').fill(data.phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /^Again in \d+ s$/ })).toBeDisabled();
  const outbox = page.getByRole('region', { name: 'Demo outbox' });
  const code = /\b(\d{6})\b/.exec(await outbox.getByRole('listitem').filter({ hasText: data.phone }).first().innerText())?.[1] ?? '';
  await page.locator('[name=captcha]').fill(code);
  await page.locator('[name=agreed]').check();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/welcome');
});

journey('a merchant registers, reads the result and signs in', async ({ page }) => {
  await page.goto('/user/login');
  await page.getByRole('link', { name: 'Register as a merchant' }).click();
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByText('Enter the name of the shop.')).toBeVisible();
  await expect(page.locator('[name=shopName]')).toBeFocused();
  await page.locator('[name=shopName]').fill('Tiệm Nhà Mây');
  await page.getByRole('combobox', { name: 'Country' }).first().selectOption('VN');
  await page.locator('[name=mobile]').fill('0912 345 678');
  await page.locator('[name=email]').fill('may@shop.example');
  await page.locator('[name=account]').fill('nha.may');
  await page.locator('[name=password]').fill('rain-on-Tin-42');
  await page.locator('[name=repeat]').fill('rain-on-Tin-42');
  await page.locator('[name=agreed]').check();
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page).toHaveURL('/user/register-result?account=nha.may');
  await expect(page.getByText('You can sign in as nha.may right away.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await typeSignIn(page, 'nha.may', 'rain-on-Tin-42');
  await expect(page).toHaveURL('/welcome');
});

journey('a forgotten password is set anew with a code from the e-mail', async ({ page }) => {
  await page.goto('/user/recover');
  await page.locator('[name=email]').fill('bd.th.3@demo.backlot.example');
  await page.getByRole('button', { name: 'Send code' }).click();
  const outbox = page.getByRole('region', { name: 'Demo outbox' });
  const mail = outbox.getByRole('listitem').filter({ hasText: 'bd.th.3@demo.backlot.example' }).first();
  const code = /\b(\d{6})\b/.exec(await mail.innerText())?.[1] ?? '';
  await page.locator('[name=captcha]').fill(code);
  await page.locator('[name=password]').fill('fresh-Paint-77');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page).toHaveURL('/user/login');
  await typeSignIn(page, 'bd.th.3', 'fresh-Paint-77');
  await expect(page).toHaveURL('/welcome');
});

journey('notices are listed, and reading one lowers the count', async ({ page }) => {
  await signIn(page, 'staff.1');
  // What a notice opens may cover the header.
  const bell = page.getByRole('button', { name: /unread notices?$/, includeHidden: true });
  const before = Number.parseInt((await bell.getAttribute('aria-label')) ?? '', 10);
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notices' });
  await panel.getByRole('tab', { name: /^News/ }).click();
  await panel.locator('button[data-unread]').first().click();
  await expect(bell).toHaveAttribute('aria-label', before === 2 ? '1 unread notice' : `${before - 1} unread notices`);
});
