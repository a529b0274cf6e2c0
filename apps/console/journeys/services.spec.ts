import { type OauthServices, startOauth } from '@backlot/channel-simulator';
import { expect, holdToken, journey as base, speak } from './journey';
import { demoPassword } from './startServer';

/** A server that people may sign in to through GitHub. */
const journey = base.extend<{ services: OauthServices }>({
  // oxlint-disable-next-line no-empty-pattern
  services: async ({}, use) => {
    const services = await startOauth();
    await use(services);
    await services.close();
  },
  settings: async ({ services }, use) => {
    const { url, clientId, clientSecret } = services;
    await use({ OAUTH_URL: url, OAUTH_GITHUB_ID: clientId, OAUTH_GITHUB_SECRET: clientSecret });
  },
});

journey('somebody links GitHub, signs in through it, and lets it go', async ({ page, context, services }) => {
  await speak(context, 'en');
  const through = page.getByRole('button', { name: 'Continue with GitHub' });
  const link = async (service: string) => {
    await page.getByRole('button', { name: `Link ${service}` }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.locator('[name=password]').fill(demoPassword);
    await dialog.getByRole('button', { name: 'Link', exact: true }).click();
  };
  services.account = { id: 4711, login: 'mona' };
  await page.goto('/user/login');
  await through.click();
  await expect(page.getByText('Tick this to go on.')).toBeVisible();
  await page.locator('[name=agreed]').check();
  await through.click();
  await expect(page.getByRole('alert').filter({ hasText: 'No account here belongs to this GitHub account.' })).toBeVisible();
  await expect(page).toHaveURL('/user/login');

  await holdToken(page, 'bd.ph.1');
  await page.goto('/account/settings/binding');
  await link('GitHub');
  await expect(page.getByText('GitHub is linked')).toBeVisible();
  await expect(page.getByText(/^mona · since /)).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('Access-Token'));
  await page.goto('/api/main/oauth/render/github');
  await expect(page.locator('#content h1')).toBeVisible();
  await expect(page).toHaveURL('/welcome');

  await page.goto('/account/settings/binding');
  await page.getByRole('button', { name: 'Remove link with GitHub' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove link' }).click();
  await expect(page.getByText('Not linked')).toBeVisible();
  services.account = undefined;
  await link('GitHub');
  await expect(page.getByText('GitHub was not allowed to say who you are, so nothing happened.')).toBeVisible();
});
