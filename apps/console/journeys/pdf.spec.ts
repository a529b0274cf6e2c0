import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, holdToken, journey, speak } from './journey';
import { longestTask } from './longestTask';

journey.beforeEach(({ context }) => speak(context, 'en'));

/** Calls of the signed-in person, for what a journey needs before it begins. */
async function callsOf(page: Page) {
  const token = await holdToken(page, 'superAdmin');
  const headers = { authorization: `Bearer ${token}` };
  const read = async (answer: { json: () => Promise<unknown> }) => ((await answer.json()) as { data: never }).data;
  return {
    get: async <Data>(path: string): Promise<Data> => read(await page.request.get(`/api/main${path}`, { headers })),
    post: async <Data>(path: string, data: object): Promise<Data> => read(await page.request.post(`/api/main${path}`, { headers, data })),
  };
}

/** Two orders of a certified merchant; answers the id of the first. */
async function addOrders(page: Page): Promise<string> {
  const calls = await callsOf(page);
  const [shop] = (await calls.get<{ rows: { id: string }[] }>('/shop/page?country=SG&shopStatus=2&pageSize=1')).rows;
  const [goods] = (await calls.get<{ rows: { id: string }[] }>(`/goods/page?shopId=${shop?.id}&pageSize=1`)).rows;
  const ids: string[] = [];
  for (const workOrderName of ['春季推广：保湿面霜', 'Summer launch']) {
    const order = { workOrderName, workAttribute: 1, shopId: shop?.id, goodsId: goods?.id, upProportion: '15.50', upShotCost: '88.80', workDes: '能用中文介绍产品，không dùng bộ lọc.', requireUpNum: 2, validBegin: today(0), expireDate: today(30) };
    ids.push((await calls.post<{ id: string }>('/workOrder/commercial/add', order)).id);
  }
  return ids[0] ?? '';
}

const today = (more: number) => new Date(Date.now() + more * 86_400_000).toISOString().slice(0, 10);

const isPainted = (page: Page) =>
  page.getByRole('dialog').getByRole('img', { name: 'Page 1 of 1' }).evaluate((canvas) => (canvas as HTMLCanvasElement).width > 300);

journey('an order is previewed as the PDF it is, downloaded, and the page never waits for it', async ({ page, browser }) => {
  const id = await addOrders(page);
  await page.goto(`/workOrderOwnDetail?id=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('春季推广');
  const button = page.getByRole('button', { name: 'PDF', exact: true });
  const dialog = page.getByRole('dialog');
  const longest = await longestTask(browser, page, async () => {
    await button.click();
    await expect.poll(() => isPainted(page).catch(() => false), { timeout: 30_000 }).toBe(true);
  });
  await expect(dialog.getByRole('heading', { name: /^Work order WO/ })).toBeVisible();
  await expect(dialog.getByText(/S\$88\.80/)).toBeAttached();
  await expect(dialog.getByText(/không dùng bộ lọc/)).toBeAttached();
  const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Download PDF' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^Work order WO\w+ 春季推广：保湿面霜\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  expect(longest, 'processor time of the longest task of the main thread in ms').toBeLessThanOrEqual(50);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

journey('picked orders come as one zip', async ({ page }) => {
  await addOrders(page);
  await page.goto('/workOrder/commercial');
  await page.getByRole('checkbox', { name: /select all/i }).first().check();
  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^1 of \d+$/)).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole('button', { name: /^Download all/ }).click();
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 30_000 }), page.getByRole('menuitem', { name: /ZIP/ }).click()]);
  expect(download.suggestedFilename()).toMatch(/^Work order .* and \d+ more\.zip$/);
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
});
