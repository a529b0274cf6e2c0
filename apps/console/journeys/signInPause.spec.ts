import type { PlaywrightWorkerArgs } from '@playwright/test';
import { expect, journey, speak, typeSignIn } from './journey';
import { slidePosition } from './slidePosition';

type Playwright = PlaywrightWorkerArgs['playwright'];

journey.use({ viewport: { width: 360, height: 720 } });

/** Five wrong passwords from another browser at the same address. */
async function guess(playwright: Playwright, baseURL: string | undefined, account: string): Promise<void> {
  const other = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) });
  for (let n = 0; n < 5; n += 1) await other.post('/api/main/login', { data: { account, password: `guess ${n}` } });
  await other.dispose();
}

for (const [locale, account, title] of [
  ['en', 'bd.ph.1', 'Are you a person?'],
  ['zh-CN', 'bd.ph.2', '请完成验证'],
  ['vn', 'bd.ph.3', 'Xác minh bạn là người thật'],
] as const)
  journey(
    `while somebody at the same address guesses, the right person solves a captcha and is in: ${locale}`,
    async ({ page, context, playwright, baseURL }) => {
      await speak(context, locale);
      await guess(playwright, baseURL, account);
      await page.route('**/api/main/captcha/get', (route) => route.continue({ postData: JSON.stringify({ captchaType: 'blockPuzzle' }) }));
      await page.goto('/user/login');
      await typeSignIn(page, account);
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await expect(page.getByRole('slider')).toBeFocused();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      const x = await slidePosition(page);
      for (let far = 0; far < Math.floor(x / 20); far += 1) await page.keyboard.press('Shift+ArrowRight');
      for (let near = 0; near < Math.round((x % 20) / 2); near += 1) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/welcome');
      // This browser is known from now on: the guesses of others are no business of it.
      await guess(playwright, baseURL, account);
      await page.evaluate(() => localStorage.removeItem('Access-Token'));
      await page.goto('/user/login');
      await typeSignIn(page, account);
      await expect(page).toHaveURL('/welcome');
    },
  );
