import { expect, holdToken, journey, speak } from './journey';

journey('switching the language on the sign-in page keeps what was typed, without a reload', async ({ page, context }) => {
  await speak(context, 'en');
  await page.goto('/user/login');
  await page.locator('[name=account]').fill('half.typed');
  await page.locator('[name=password]').fill('secret');
  await page.locator('[name=agreed]').check();
  await page.evaluate(() => {
    (window as unknown as { kept: boolean }).kept = true;
  });
  for (const [name, title, tag, landing] of [
    ['中文', '登录', 'zh-CN', '电商带货'],
    ['Tiếng Việt', 'Đăng nhập', 'vi-VN', 'Bán hàng thương mại điện tử'],
    ['English', 'Sign in', 'en-US', 'E-commerce selling'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Backlot`);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page.getByText(landing)).toBeVisible();
    await expect(page.getByRole('complementary').getByRole('listitem')).toHaveCount(6);
  }
  await expect(page.locator('[name=account]')).toHaveValue('half.typed');
  await expect(page.locator('[name=password]')).toHaveValue('secret');
  await expect(page.locator('[name=agreed]')).toBeChecked();
  expect(await page.evaluate(() => (window as unknown as { kept?: boolean }).kept)).toBe(true);
});

journey('both ways to sign in keep what was typed', async ({ page, context }) => {
  await speak(context, 'en');
  await page.goto('/user/login');
  await page.locator('[name=account]').fill('me');
  await page.getByRole('tab', { name: 'Phone' }).click();
  await page.locator('[name=phone]').fill('0917 000 0001');
  await page.keyboard.press('Tab');
  await page.getByRole('tab', { name: 'Account' }).click();
  await expect(page.locator('[name=account]')).toHaveValue('me');
  await page.getByRole('tab', { name: 'Account' }).press('ArrowRight');
  await expect(page.locator('[name=phone]')).toHaveValue('0917 000 0001');
});

journey('people abroad start in English, others in Chinese', async ({ page }) => {
  await holdToken(page, 'bd.th.2');
  await page.evaluate(() => localStorage.removeItem('lang'));
  await page.goto('/welcome');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await holdToken(page, 'admin');
  await page.evaluate(() => localStorage.removeItem('lang'));
  await page.goto('/welcome');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});
