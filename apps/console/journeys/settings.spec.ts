import { expect, holdToken, journey, signIn, speak } from './journey';

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
  await holdToken(page, 'bd.sg.6');
  await page.goto('/account/settings/custom');
  await page.getByRole('radio', { name: 'Tiếng Việt' }).check();
  await page.getByRole('radio', { name: 'Tối', exact: true }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cài đặt tài khoản');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Tối', exact: true })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN');
});

/** Every choice and every switch of the personal page, by group, and what is chosen there. */
const choices = {
  Language: 'Tiếng Việt',
  Appearance: 'Dark',
  Menu: 'Light menu',
  'Theme colour': 'Purple',
  Navigation: 'Top menu',
} as const;
const chosenInVietnamese = ['Tiếng Việt', 'Tối', 'Menu sáng', 'Tím', 'Menu trên', 'Toàn màn hình'];
const switches = [
  'Pages as tabs',
  'Folded side menu',
  'Header hides while scrolling down',
  'Side menu stays while scrolling',
  'Colours for weak colour vision',
];
const switchedInVietnamese = {
  'Mở trang dạng thẻ': true,
  'Thu gọn menu bên': true,
  'Giữ đầu trang khi cuộn': true,
  'Ẩn đầu trang khi cuộn xuống': true,
  'Giữ menu bên khi cuộn': false,
  'Màu cho người khó phân biệt màu': true,
};

journey('every setting is changed and found again on a second device', async ({ page, browser, server }) => {
  await holdToken(page, 'bd.my.3');
  await page.goto('/account/settings/notification');
  await page.getByRole('switch', { name: 'Messages' }).uncheck();
  await page.goto('/account/settings/custom');
  await expect(page.getByRole('radiogroup'), 'groups of choices').toHaveCount(Object.keys(choices).length + 1);
  await expect(page.getByRole('switch')).toHaveCount(Object.keys(switchedInVietnamese).length);
  for (const name of switches) await page.getByRole('switch', { name }).click();
  const { Language, ...looks } = choices;
  for (const [group, name] of Object.entries(looks))
    await page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name, exact: true }).check();
  await page.getByRole('radiogroup', { name: 'Content width' }).getByRole('radio', { name: 'Full' }).check();
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/main/setting/save') && (response.request().postData() ?? '').includes('"lang":"vn"'),
  );
  await page.getByRole('radio', { name: Language }).check();
  await saved;

  const device = await browser.newContext({ baseURL: server.url });
  const other = await device.newPage();
  await signIn(other, 'bd.my.3');
  await expect(other.locator('html')).toHaveAttribute('lang', 'vi-VN');
  await expect(other.locator('html')).toHaveAttribute('style', /color-scheme: dark/);
  await expect(other.locator('[data-layout]').first()).toHaveAttribute('data-layout', 'top');
  await expect(other.locator('[data-layout]').first()).toHaveAttribute('data-width', 'fluid');
  await expect(other.getByRole('navigation', { name: 'Các thẻ đang mở' })).toBeVisible();
  await other.goto('/account/settings/custom');
  for (const name of chosenInVietnamese) await expect(other.getByRole('radio', { name, exact: true })).toBeChecked();
  for (const [name, isOn] of Object.entries(switchedInVietnamese))
    await expect(other.getByRole('switch', { name })).toBeChecked({ checked: isOn });
  await other.goto('/account/settings/notification');
  await expect(other.getByRole('switch', { name: 'Tin nhắn' })).not.toBeChecked();
  await device.close();
});
