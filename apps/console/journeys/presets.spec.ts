import { expect, journey } from './journey';
import { person } from './mainJob.people';

journey('a BD takes "Mine", keeps it over a reload and hands the address to the team leader', async ({ browser, server }) => {
  const [bd, leader] = await Promise.all(['bd.ph.1', 'leader.ph'].map((account) => person(browser, { account, baseURL: server.url })));
  if (!bd || !leader) throw new Error('Nobody signed in.');
  const { page } = bd;
  const names = (of = page) => of.getByRole('grid').getByRole('link').allInnerTexts();
  const range = (of = page) => of.getByRole('navigation', { name: 'Pages' }).getByText(/^\d+-\d+ of/);
  await page.goto('/up/library');
  await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute('aria-pressed', 'true');
  const mine = page.getByRole('button', { name: 'Mine', exact: true });
  await mine.click();
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  const { id } = await bd.read<{ id: string }>('/main/getLoginUser');
  await expect(page).toHaveURL(new RegExp(`/up/library\\?ownerId=${id}$`));
  const { totalRows } = await bd.read<{ totalRows: number }>('/main/up/page', { ownerId: id });
  await expect(range()).toHaveText(new RegExp(` of ${totalRows}$`));
  await expect.poll(async () => (await names()).length).toBeGreaterThan(0);
  const shown = await names();
  await page.reload();
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => names()).toEqual(shown);

  await leader.page.goto(page.url());
  await expect(range(leader.page)).toHaveText(new RegExp(` of ${totalRows}$`));
  await expect.poll(() => names(leader.page)).toEqual(shown);
  await expect(leader.page.getByRole('button', { name: 'Mine', exact: true })).toHaveCount(0);
  await expect(leader.page.getByRole('button', { name: 'Back to the pool soon' })).toBeVisible();

  await page.getByRole('button', { name: 'Free', exact: true }).click();
  await expect(page).toHaveURL(/\/up\/library\?standing=free$/);
  await expect(mine).toHaveAttribute('aria-pressed', 'false');
  await Promise.all([bd, leader].map(({ context }) => context.close()));
});
