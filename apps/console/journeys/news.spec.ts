import type { Page, WebSocketRoute } from '@playwright/test';
import { expect, holdToken, journey, speak, tokenFor } from './journey';
import { noticeWriter, readerOf } from './noticeWriter';

journey.beforeEach(({ context }) => speak(context, 'en'));

const unread = async (page: Page) =>
  Number.parseInt((await page.getByRole('button', { name: /unread notices?$|^Notices$/ }).getAttribute('aria-label')) ?? '0', 10) || 0;

journey('a notice of another session is pushed into the open browser', async ({ page, playwright, server }) => {
  const arrivals: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => arrivals.push(String(payload))));
  await holdToken(page, 'staff.2');
  await page.goto('/welcome');
  await expect.poll(() => arrivals.length).toBeGreaterThan(0);
  const elsewhere = await playwright.request.newContext({ baseURL: server.url });
  const write = await noticeWriter(elsewhere, 'admin2');
  const before = await unread(page);
  const seen = arrivals.length;
  await write('Stocktaking on Friday', await readerOf(page));
  await expect.poll(() => unread(page)).toBe(before + 1);
  expect(arrivals.slice(seen).join()).toContain('"notice"');
  await elsewhere.dispose();
});

journey('what came while the connection was lost is caught up when it is back', async ({ page, context, playwright, server }) => {
  let isCut = false;
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/api\/main\/ws\/msg/, (socket) => {
    if (isCut) return void socket.close();
    sockets.push(socket);
    socket.connectToServer();
  });
  await holdToken(page, 'staff.2');
  await page.goto('/welcome');
  await expect.poll(() => sockets.length).toBe(1);
  await expect(page.locator('#content h1')).toBeVisible();
  const elsewhere = await playwright.request.newContext({ baseURL: server.url });
  const write = await noticeWriter(elsewhere, 'admin2');
  const reader = await readerOf(page);
  await expect.poll(() => unread(page)).toBeGreaterThan(0);
  const before = await unread(page);
  isCut = true;
  await sockets[0]?.close();
  await write('The lift is repaired', reader);
  await expect(page.getByText('The lift is repaired')).toHaveCount(0);
  expect(await unread(page)).toBe(before);
  isCut = false;
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(() => unread(page)).toBe(before + 1);
  await expect(page.getByRole('status').getByText('The lift is repaired')).toBeVisible();
  await elsewhere.dispose();
});

journey(
  'what somebody else decides shows on the open page within 2 s, and what is being typed stays',
  async ({ page, playwright, server }) => {
    const elsewhere = await playwright.request.newContext({ baseURL: server.url });
    const headers = { authorization: `Bearer ${await tokenFor(elsewhere, 'admin')}` };
    const waiting = await elsewhere.get('/api/main/workOrderUp/page?approvalStatus=1&pageNo=1&pageSize=50', { headers });
    const { rows } = ((await waiting.json()) as { data: { rows: Waiting[] } }).data;
    const row = rows.find(({ can }) => can.includes('approve'));
    if (!row) throw new Error('Nobody waits for approval.');
    const sockets: string[] = [];
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sockets.push(String(payload))));
    await holdToken(page, 'admin2');
    await page.goto(`/workOrderOwnDetail?id=${row.workOrder.id}`);
    // The page behind a dialog is hidden from roles.
    const card = page.locator(`[role=rowgroup][aria-label="${row.up.name}"]`);
    await card.getByRole('button', { name: 'Reject', exact: true }).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('I would rather see');
    await expect.poll(() => sockets.join()).toContain(`workOrder:${row.workOrder.id}`);
    await elsewhere.post('/api/main/workOrderUp/approve', { headers, data: { id: row.id } });
    await expect(card.getByText('Approved')).toBeVisible({ timeout: 2000 });
    await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('I would rather see');
    await elsewhere.dispose();
  },
);

interface Waiting {
  id: string;
  can: string[];
  workOrder: { id: string };
  up: { name: string };
}
