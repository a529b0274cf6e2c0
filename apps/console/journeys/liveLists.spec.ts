import { expect, holdToken, journey, speak, tokenFor } from './journey';
import { oneOfEachRole } from './menuRoutes';
import { noteShifts, tooMuchMoved } from './shifts';

journey.beforeEach(({ context }) => speak(context, 'en'));

interface Position {
  id: string;
  version: number;
  code: string;
  name: string;
  enName: string;
  vnName: string;
  sort: number;
}

journey(
  'a list tells that somebody else changed a row and shows it when asked; what is picked and typed until then stays',
  async ({ page, playwright, server }) => {
    const elsewhere = await playwright.request.newContext({ baseURL: server.url });
    const headers = { authorization: `Bearer ${await tokenFor(elsewhere, 'superAdmin')}` };
    const read = await elsewhere.get('/api/main/sysPos/page?pageNo=1&pageSize=10', { headers });
    const [first] = ((await read.json()) as { data: { rows: Position[] } }).data.rows;
    if (!first) throw new Error('There are no positions.');
    const { id, version, code, name, vnName, sort } = first;
    const sockets: string[] = [];
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sockets.push(String(payload))));
    await holdToken(page, 'superAdmin');
    await page.goto('/system/pos');
    const row = page.getByRole('row', { name: new RegExp(code) });
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const typed = page.getByRole('dialog').getByRole('textbox', { name: 'Code' });
    await typed.fill('half typed');
    await expect.poll(() => sockets.join()).toContain('/main/sysPos/page');
    await elsewhere.post('/api/main/sysPos/edit', { headers, data: { id, version, code, name, enName: 'Seen live', vnName, sort } });
    // The page behind a dialog is hidden from roles.
    const told = page.locator('.BlTable-news');
    await expect(told).toHaveText(/^1 row changed/);
    await expect(page.getByText('Seen live')).toHaveCount(0);
    await expect(typed).toHaveValue('half typed');
    await typed.fill('');
    await page.keyboard.press('Escape');
    await told.getByRole('button', { name: 'Show' }).click();
    await expect(row).toContainText('Seen live');
    await expect(row.getByRole('checkbox')).toBeChecked();
    await expect(told).toHaveText('');
    await elsewhere.dispose();
  },
);

journey('the home page of every role stands still while it loads, on screens large and small', async ({ page, context }) => {
  const found: string[] = [];
  await noteShifts(context);
  for (const account of oneOfEachRole) {
    await holdToken(page, account);
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      await page.goto('/welcome');
      await expect(page.locator('#content h1')).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      found.push(...(await tooMuchMoved(page)).map((text) => `${account} at ${width} px ${text}`));
    }
  }
  expect(found).toEqual([]);
});
