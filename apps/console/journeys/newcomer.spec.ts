import { countSteps } from './countSteps';
import { expect, journey, signIn, speak } from './journey';

// As after `npm start`.
journey.use({ isEmbedded: true });
journey.beforeEach(({ context }) => speak(context, 'en'));

journey('a BD who has never been here submits a creator in six presses, without typing', async ({ page }) => {
  const steps = await countSteps(page);
  await signIn(page, 'bd.ph.3');
  const before = await steps();
  await page.getByRole('link', { name: 'Orders to claim' }).click();
  await page.getByRole('row').getByRole('button', { name: 'Claim', exact: true }).first().click();
  await expect(page.getByText(/Next for you:/)).toBeVisible();
  await page.getByRole('button', { name: 'Submit creators' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Submit creators' });
  const candidate = drawer.getByRole('listitem').first();
  const name = (await candidate.getAttribute('aria-label')) ?? '';
  await candidate.getByRole('checkbox').click();
  await drawer.getByRole('button', { name: 'The audience fits the product' }).click();
  await drawer.getByRole('button', { name: 'Submit 1 creator' }).click();
  await expect(page.getByText(`${name} submitted`)).toBeVisible();
  const after = await steps();
  expect(after).toEqual({ presses: before.presses + 6, keys: before.keys });

  await expect(drawer).toHaveCount(0);
  await expect(
    page.getByRole('table', { name: 'Creators' }).getByRole('rowgroup', { name, exact: true }).getByText('Pending review'),
  ).toBeVisible();
});
