import { axeFindingsInBothSchemes } from './axeFindings';
import { expect, holdToken, journey, speak } from './journey';

/** The pages that no menu leads to; those of the menus are walked by `everyRoute`. */
const open = ['/user/login', '/user/register', '/user/register-result?account=someone', '/user/recover'];
const inside = ['/403', '/404', '/500'];

journey('axe finds nothing on any page outside of the menus, dark and light', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await speak(context, 'en');
  const found: string[] = [];
  const look = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    found.push(...(await axeFindingsInBothSchemes(page, path)));
  };
  for (const path of open) await look(path);
  await holdToken(page, 'superAdmin');
  for (const path of inside) await look(path);
  expect(found).toEqual([]);
});

for (const locale of ['zh-CN', 'en', 'vn'] as const) {
  journey(`no page outside of the menus scrolls sideways at 360 px, ${locale}`, async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await speak(context, locale);
    const wide: string[] = [];
    const look = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (over > 0) wide.push(`${path} by ${over} px`);
    };
    for (const path of open) await look(path);
    await holdToken(page, 'superAdmin');
    for (const path of inside) await look(path);
    expect(wide).toEqual([]);
  });
}

journey('the phone menu opens, leads on and closes', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await speak(context, 'en');
  await holdToken(page, 'superAdmin');
  await page.goto('/system/home');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Online users' }).click();
  await expect(page).toHaveURL('/system/onlineUser');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await menu.getByRole('button', { name: 'Channel data' }).click();
  await expect(page).toHaveURL('/channel/home');
  await expect(menu).toBeHidden();
});

journey('the first Tab reaches the skip link, which leads to the content', async ({ page, context }) => {
  await speak(context, 'en');
  await holdToken(page, 'admin');
  await page.goto('/welcome');
  await expect(page.locator('#content h1')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await expect(page).toHaveURL('/welcome');
});

journey('a part of the console that does not arrive is named, and the menu stays', async ({ page, context }) => {
  await speak(context, 'en');
  await holdToken(page, 'superAdmin');
  await page.goto('/system/home');
  await expect(page.locator('#content h1')).toBeVisible();
  await page.route(/assets\/onlineUsers-.*\.js/, (route) => route.abort());
  await page.getByRole('link', { name: 'Online users' }).click();
  await expect(page.getByText(/^The script onlineUsers\.js could not be loaded\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'System home' })).toBeVisible();
});
