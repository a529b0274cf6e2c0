import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { callsOf } from './callsOf';
import { expect, journey, speak } from './journey';
import { longestTask } from './longestTask';

/** Two orders of a certified merchant; answers the id of the first. */
async function addOrders(page: Page): Promise<string> {
  const calls = await callsOf(page);
  const [shop] = (await calls.get<{ rows: { id: string }[] }>('/shop/page?country=SG&shopStatus=2&pageSize=1')).rows;
  const [goods] = (await calls.get<{ rows: { id: string }[] }>(`/goods/page?shopId=${shop?.id}&pageSize=1`)).rows;
  const ids: string[] = [];
  for (const workOrderName of ['春季推广：保湿面霜', 'Summer launch']) {
    const order = {
      workOrderName,
      workAttribute: 1,
      shopId: shop?.id,
      goodsId: goods?.id,
      upProportion: '15.50',
      upShotCost: '88.80',
      workDes: '能用中文介绍产品，không dùng bộ lọc.',
      requireUpNum: 2,
      validBegin: today(0),
      expireDate: today(30),
    };
    ids.push((await calls.post<{ id: string }>('/workOrder/commercial/add', order)).id);
  }
  return ids[0] ?? '';
}

const today = (more: number) => new Date(Date.now() + more * 86_400_000).toISOString().slice(0, 10);

const isPainted = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('img', { name: 'Page 1 of 1' })
    .evaluate((canvas) => (canvas as HTMLCanvasElement).width > 300);

journey('an order is previewed as the PDF it is, downloaded, and the page never waits for it', async ({ page, context, browser }) => {
  await speak(context, 'en');
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

journey('picked orders come as one zip', async ({ page, context }) => {
  await speak(context, 'en');
  await addOrders(page);
  await page.goto('/workOrder/commercial');
  await page
    .getByRole('checkbox', { name: /select all/i })
    .first()
    .click();
  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^1 of \d+$/)).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole('button', { name: /^Download all/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 30_000 }),
    page.getByRole('menuitem', { name: /ZIP/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Work order .* and \d+ more\.zip$/);
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
});

const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAIAAAAuKetIAAAAQklEQVR42u3PQQkAAAgEsEtr/wZeBb/CYAWWnbwWAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAYGrAne5vPH/ghR4AAAAAElFTkSuQmCC',
  'base64',
);

const drawing = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAYCAIAAAAUMWhjAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAMElEQVRIiWNgWFVOW8QwakH5aBAxjKaiVaMZjWG0qFg1WpqWj1Y4q0arzPJB3aoAAK8DYy4A3KGlAAAAAElFTkSuQmCC',
  'base64',
);

/** A published form with one answer: a text, a picture of 64 × 48, and rich text with one of 32 × 24; answers the id of the form. */
async function addAnswer(page: Page): Promise<string> {
  const calls = await callsOf(page);
  const token = await page.evaluate(() => (JSON.parse(localStorage.getItem('Access-Token') ?? '{}') as { token: string }).token);
  const { id } = await calls.post<{ id: string }>('/form/add', { name: '样品签收', enName: 'Sample check', vnName: 'Nhận hàng mẫu' });
  const list = [
    { type: 'input', key: 'a', model: 'a', label: 'Họ tên 姓名', options: {}, rules: [] },
    { type: 'uploadImg', key: 'p', model: 'p', label: 'Photo 照片', options: {}, rules: [] },
    { type: 'editor', key: 'e', model: 'e', label: 'Plan 计划', options: {}, rules: [] },
  ];
  await calls.post('/form/saveDesign', { id, version: 0, document: JSON.stringify({ list, config: {} }) });
  await calls.post('/form/publish', { id, version: 1 });
  const upload = async (buffer: Buffer) => {
    const sent = await page.request.post('/api/main/sysFileInfo/upload', {
      headers: { authorization: `Bearer ${token}` },
      multipart: { file: { name: 'sample.png', mimeType: 'image/png', buffer } },
    });
    return ((await sent.json()) as { data: { fileId: string; url: string } }).data;
  };
  const { fileId, url } = await upload(photo);
  const e = `<p>Stage <img src="${(await upload(drawing)).url}" alt="drawing.png"></p>`;
  await calls.post('/form/submit', {
    id,
    number: 1,
    values: { a: 'Nguyễn Việt 王小明', p: [{ type: 'img', uid: fileId, name: 'sample.png', url, status: 'done' }], e },
  });
  return id;
}

for (const [locale, open, download] of [
  ['zh-CN', '查看', '下载 PDF'],
  ['en', 'Open', 'Download PDF'],
  ['vn', 'Xem', 'Tải PDF'],
] as const) {
  journey(`the answer to a form is printed with its pictures in ${locale}`, async ({ page, context }) => {
    await speak(context, locale);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    const id = await addAnswer(page);
    await page.goto(`/formDetail?id=${id}`);
    await page.getByRole('grid').getByRole('button', { name: open, exact: true }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: /^(?:导出 |Xuất )?PDF$/ }).click();
    const preview = page.getByRole('dialog').last();
    await expect(preview.getByText(/Nguyễn Việt 王小明/)).toBeAttached({ timeout: 30_000 });
    const [file] = await Promise.all([page.waitForEvent('download'), preview.getByRole('button', { name: download }).click()]);
    const pdf = (await readFile(await file.path())).toString('latin1');
    expect(pdf).toMatch(/\/Subtype \/Image/);
    for (const size of [/\/Width 64\n\/Height 48/, /\/Width 32\n\/Height 24/]) expect(pdf).toMatch(size);
    expect(problems).toEqual([]);
  });
}
