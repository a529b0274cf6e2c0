import type { APIRequestContext } from '@playwright/test';
import { expect, journey, signIn, speak, tokenOf } from './journey';
import { demoPassword } from './startServer';

journey.use({ settings: { EMBED_ORIGINS: 'https://charts.example' } });

/** Adds a menu entry of the system application that embeds an address. */
async function embed(request: APIRequestContext, code: string, link: string): Promise<void> {
  const { data: token } = (await (
    await request.post('/api/main/login', { data: { account: 'superAdmin', password: demoPassword } })
  ).json()) as { data: string };
  const data = {
    name: code,
    enName: `Board ${code}`,
    code,
    application: 'system',
    type: 1,
    pid: '0',
    openType: 2,
    router: `/system/${code}`,
    link,
    weight: 1,
    visible: 'Y',
    sort: 900,
  };
  const answer = await request.post('/api/main/sysMenu/add', { headers: { authorization: `Bearer ${token}` }, data });
  expect(((await answer.json()) as { success: boolean }).success).toBe(true);
}

/** A page that tells whoever embeds it to take another token. */
const board = `<h1>Sales board</h1><script>
  for (const data of [{ type: 'token', token: 'theirs' }, { type: 'setToken', data: 'theirs' }, 'theirs']) parent.postMessage(data, '*');
  document.body.append('said');
</script>`;

journey(
  'a configured site is embedded with the token, as high as the window less 260 px; another one is refused',
  async ({ browser, server }) => {
    // A browser of its own: the one of the other journeys complains of every foreign address.
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
    await speak(context, 'en');
    const asked: string[] = [];
    await context.route(/^https:\/\/(charts\.example|evil\.test)\//, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: board });
    });
    const page = await context.newPage();
    await embed(page.request, 'chartsBoard', 'https://charts.example/board?t={token}');
    await embed(page.request, 'evilBoard', 'https://evil.test/board?t={token}');
    await signIn(page, 'superAdmin');
    await page.getByRole('button', { name: 'System', exact: true }).click();
    await page.getByRole('link', { name: 'Board chartsBoard' }).click();
    const frame = page.getByTitle('Board chartsBoard');
    await expect(frame).toHaveAttribute('height', '640');
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Sales board' })).toBeVisible();
    const token = await tokenOf(page);
    expect(asked).toEqual([`https://charts.example/board?t=${token}`]);
    // C-50: what the page in the frame says to ours is no order, and another frame's neither.
    await expect(page.frameLocator('iframe').getByText('said')).toBeVisible();
    await page.evaluate(() => window.postMessage({ type: 'token', token: 'theirs' }, '*'));
    await page.getByRole('link', { name: 'Console' }).first().click();
    await expect(page.locator('#content h1')).toBeVisible();
    expect(await tokenOf(page)).toBe(token);
    expect(await page.evaluate(() => Object.values(localStorage).some((value) => value.includes('theirs')))).toBe(false);

    await page.goto('/system/evilBoard');
    await expect(page.getByText('https://evil.test is not among the sites that the configuration allows.', { exact: false })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(asked).toHaveLength(1);
    await context.close();
  },
);
