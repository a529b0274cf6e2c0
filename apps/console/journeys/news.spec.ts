import type { Page, WebSocketRoute } from '@playwright/test';
import { expect, holdToken, journey, speak } from './journey';
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
