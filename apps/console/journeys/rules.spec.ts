import { expect, holdToken, journey, speak } from './journey';

journey('in the built console the English words of rules, settlement and payments take their values', async ({ page, context }) => {
  await speak(context, 'en');
  await holdToken(page, 'finance');
  await page.goto('/rule');
  await expect(page.getByText(/^version \d+$/).first()).toBeVisible();
  for (const path of ['/settle', '/payment']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Something broke on our side')).toHaveCount(0);
  }
});
