import { expect, holdToken, journey, signIn, speak } from './journey';

journey.beforeEach(({ context }) => speak(context, 'en'));

const roles = [
  { account: 'superAdmin', apps: ['Creator marketing', 'Channel data', 'System'], has: ['Console', 'Commercial orders'], lacks: [] },
  { account: 'admin', apps: ['Creator marketing', 'Channel data', 'System'], has: ['Console', 'Commercial orders'], lacks: [] },
  { account: 'finance', apps: ['Creator marketing'], has: ['Console', 'Commercial orders'], lacks: ['Order hall', 'My orders'] },
  {
    account: 'leader.vn',
    apps: ['Creator marketing', 'Channel data'],
    has: ['Console', 'Order hall', 'Team-leader orders'],
    lacks: ['Merchant orders'],
  },
  {
    account: 'bd.ph.1',
    apps: ['Creator marketing', 'Channel data'],
    has: ['Console', 'Order hall', 'My orders'],
    lacks: ['Commercial orders', 'Merchant orders'],
  },
  { account: 'shop.th.1', apps: ['Creator marketing'], has: ['Console', 'Merchant orders'], lacks: ['Order hall', 'Creator library'] },
  {
    account: 'staff.1',
    apps: ['Creator marketing', 'Channel data'],
    has: ['Console', 'Creator library'],
    lacks: ['Order hall', 'Commercial orders'],
  },
] as const;

const words = {
  English: { language: /^Language/, menu: 'Console', account: 'Your account' },
  中文: { language: /^语言/, menu: '控制台', account: '我的账号' },
  'Tiếng Việt': { language: /^Ngôn ngữ/, menu: 'Bảng điều khiển', account: 'Tài khoản của bạn' },
} as const;

for (const { account, apps, has, lacks } of roles) {
  journey(`${account} signs in and meets the own menu and home in three languages`, async ({ page }) => {
    await signIn(page, account);
    await expect(page).toHaveURL('/welcome');
    await expect(page).toHaveTitle('Console · Backlot');
    await expect(page.getByRole('navigation', { name: 'Applications' }).getByRole('button')).toHaveText([...apps]);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    // What waits behind an entry belongs to its name.
    const entry = (name: string) => menu.getByRole('link', { name: new RegExp(`^${name}(, .* waiting)?$`) });
    for (const name of has) await expect(entry(name)).toBeVisible();
    for (const name of lacks) await expect(entry(name)).toHaveCount(0);
    await expect(page.locator('#content h1')).toHaveText(/^Good (morning|day|afternoon|evening), /);
    await expect(page.locator('#content li').first()).toBeVisible();
    let current: keyof typeof words = 'English';
    for (const next of ['中文', 'Tiếng Việt', 'English'] as const) {
      await page.getByRole('button', { name: words[current].language }).click();
      await page.getByRole('menuitem', { name: next }).click();
      await expect(page.getByRole('link', { name: words[next].menu, exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: words[next].account })).toBeVisible();
      current = next;
    }
    await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
  });
}

journey('switching the application opens its first screen, and a reload stays there', async ({ page }) => {
  await signIn(page, 'superAdmin');
  await page.getByRole('button', { name: 'System' }).click();
  await expect(page).toHaveURL('/system/home');
  await expect(page).toHaveTitle('System home · Backlot');
  await page.getByRole('link', { name: 'Online users' }).click();
  await expect(page.getByText('This is you')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/system/onlineUser');
  await expect(page.getByRole('button', { name: 'System' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('This is you')).toBeVisible();
});

journey('a pasted link opens the application it belongs to; an unknown path goes to /welcome', async ({ page }) => {
  await holdToken(page, 'admin');
  await page.goto('/system/onlineUser?account=adm');
  await expect(page.getByRole('searchbox', { name: 'Account' })).toHaveValue('adm');
  await expect(page.getByText('This is you')).toBeVisible();
  await page.goto('/no/such/page?x=1');
  await expect(page).toHaveURL('/welcome');
});

journey('the welcome notice comes after a second', async ({ page }) => {
  await signIn(page, 'bd.ph.2');
  await expect(page.getByRole('region', { name: 'Notices' }).getByText(/^Welcome, /)).toBeVisible();
});

journey('the demonstration chart has its address, and a bar for each of twelve months', async ({ page }) => {
  await holdToken(page, 'leader.ph');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/test');
  await expect(page).toHaveURL('/test/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders by month' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Orders by month' }).getByRole('listitem')).toHaveCount(12);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});

journey('403, 404 and 500 lead back home', async ({ page }) => {
  await holdToken(page, 'finance2');
  for (const code of ['403', '404', '500']) {
    await page.goto(`/${code}`);
    await expect(page).toHaveTitle(`${code} · Backlot`);
    await page.getByRole('button', { name: /home/i }).click();
    await expect(page).toHaveURL('/welcome');
  }
});
