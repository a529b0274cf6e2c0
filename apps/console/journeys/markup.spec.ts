import { callsOf } from './callsOf';
import { expect, journey, speak } from './journey';

const markup = ['<img src=x onerror=alert(1)>', '"><svg/onload=alert(1)>', '{{7*7}}', '${7*7}'];

for (const text of markup) {
  journey(`C-41 ${text} in names and texts stays text on every page that shows it`, async ({ page, context }) => {
    await speak(context, 'en');
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const calls = await callsOf(page);
    const [shop] = (await calls.get<{ rows: { id: string }[] }>('/shop/page?country=SG&shopStatus=2&pageSize=1')).rows;
    const [sample] = (await calls.get<{ rows: { goodsCategory: string }[] }>(`/goods/page?shopId=${shop?.id}&pageSize=1`)).rows;
    const goods = await calls.post<{ id: string }>('/goods/add', {
      goodsName: text,
      goodsIntroduce: `${text}\n${text}`,
      goodsUrl: 'https://shop.example/soap',
      goodsCategory: sample?.goodsCategory,
      listPrice: '10',
      price: '9',
      shopId: shop?.id,
    });
    const [validBegin, expireDate] = [0, 30].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
    const order = await calls.post<{ id: string }>('/workOrder/commercial/add', {
      workOrderName: text,
      workAttribute: 2,
      shopId: shop?.id,
      goodsId: goods.id,
      upProportion: '15.50',
      workDes: text,
      requireUpNum: 2,
      validBegin,
      expireDate,
    });
    await page.goto(`/goodsDetail?id=${goods.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
    await page.goto(`/workOrderOwnDetail?id=${order.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
    await page.goto(`/goods?searchValue=${encodeURIComponent(text)}`);
    await expect(page.getByRole('link', { name: text }).or(page.getByText(text)).first()).toBeVisible();
    await page.goto('/workOrder/commercial');
    await expect(page.getByText(text).first()).toBeVisible();
    expect(dialogs).toEqual([]);
    await expect(page.locator('img[src="x"], svg[onload]')).toHaveCount(0);
  });
}
