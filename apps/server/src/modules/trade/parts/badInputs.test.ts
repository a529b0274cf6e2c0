import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';
import { auditLogs } from '../../../tables/base/audit';
import { goods } from '../../../tables/merchants/product';
import { shops } from '../../../tables/merchants/merchant';
import { workOrders } from '../../../tables/trade/order';

let server: TestServer;
let trade: Trade;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
});
afterAll(() => server.close());

const markup = [`<img src=x onerror=alert(1)>`, `"><svg/onload=alert(1)>`, '{{7*7}}', '${7*7}', `</script><script>alert(1)</script>`];
const product = (more: Record<string, unknown> = {}) => ({
  goodsName: 'Soap',
  goodsUrl: 'https://shop.example/soap',
  goodsCategory: trade.product.goodsCategory,
  listPrice: '10',
  price: '9',
  shopId: trade.shop.id,
  ...more,
});
const noted = async () => (await trade.db.select({ seq: auditLogs.seq }).from(auditLogs)).length;

describe('group D: text is text', () => {
  it.each(markup)(
    'C-41 %s as a name, an introduction, a note and a reason comes back as it was typed, as JSON that no browser takes for a page',
    async (text) => {
      const { id } = await trade.must('admin', '/main/goods/add', product({ goodsName: text, goodsIntroduce: `${text}\n${text}` }));
      const answer = await trade.as.admin.get('/main/goods/detail', { id });
      expect(answer.body.data).toMatchObject({ goodsName: text, goodsIntroduce: `${text}\n${text}` });
      expect([answer.headers.get('content-type'), answer.headers.get('x-content-type-options')]).toEqual([
        'application/json; charset=utf-8',
        'nosniff',
      ]);
      const order = await trade.claimed({ workOrderName: text });
      const up = await trade.submitted(order);
      await trade.must('bd', '/main/workOrderUp/contact', { id: up, content: text });
      await trade.must('admin', '/main/workOrderUp/reject', { id: up, reason: text });
      const rows = (await trade.get<{ id: string; rejectReason: string }[]>('bd', '/main/workOrderUp/ofOrder', { workOrderId: order }))
        .data;
      expect(rows.find((row) => row.id === up)?.rejectReason).toBe(text);
      expect((await trade.as.bd.get('/main/sysNotice/newestUnRead', {}, { lang: 'en' })).body.data).toMatchObject({
        content: expect.stringContaining(text),
      });
    },
  );

  it.each(markup)('C-41 %s in a merchant, a wish, a label, an invitation and a follow-up comes back as it was typed', async (text) => {
    const [shop] = await trade.db.select().from(shops).where(eq(shops.id, trade.shop.id));
    const { country, telephone, mailAddress, productCategory, version = 0 } = shop ?? trade.shop;
    await trade.must('admin', '/main/shop/edit', {
      id: trade.shop.id,
      version,
      shopName: text,
      country,
      telephone,
      mailAddress,
      productCategory,
      introduce: text,
    });
    expect((await trade.get('shop', '/main/shop/detail', { id: trade.shop.id })).data).toMatchObject({ shopName: text, introduce: text });
    const form = (
      await trade.must('shop', '/main/demandForm/add', {
        demandName: text,
        goodsId: trade.product.id,
        requireUpNum: 1,
        wholeProportion: '20',
        upProportion: '12',
        workAttribute: 1,
        upShotCost: '100',
        workDes: text,
        provideSample: false,
      })
    ).id;
    expect((await trade.get('shop', '/main/demandForm/detail', { id: form })).data).toMatchObject({
      demandName: text,
      workDes: text,
      shop: { name: text },
    });
    const [category] = (await trade.get<{ id: string }[]>('admin', '/main/label/categories', { objectType: 1 })).data;
    await trade.must('admin', '/main/label/add', { labelName: text, categoryId: category?.id });
    expect(JSON.stringify((await trade.get('admin', '/main/label/categories', { objectType: 1 })).data)).toContain(JSON.stringify(text));
    const upId = await trade.freeUp();
    await trade.must('bd', '/main/up/claim', { ids: [upId] });
    await trade.must('bd', '/main/up/addFollowUp', { upId, content: text });
    expect((await trade.get<{ content: string }[]>('bd', '/main/up/followUps', { id: upId })).data.map(({ content }) => content)).toContain(
      text,
    );
    await trade.must('bd', '/main/intent/send', { upId, message: text });
    expect((await trade.get<{ rows: { message: string }[] }>('bd', '/main/intent/page')).data.rows.map(({ message }) => message)).toContain(
      text,
    );
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    ' java\nscript:alert(1)',
    '//evil.test',
    'https://user:secret@evil.test/x',
    'file:///etc/passwd',
  ])('C-43 %j is no address of a product, a video or a home page', async (link) => {
    const before = await noted();
    for (const more of [{ goodsUrl: link }, { introVideo: link }])
      expect((await trade.post('admin', '/main/goods/add', product(more))).code).toBe(1012001);
    expect((await trade.post('bd', '/main/up/testExtract', { webId: 10, homePageLink: link })).code).toBe(1012001);
    expect((await trade.post('bd', '/main/up/addWork', { upId: await trade.freeUp(), link })).code).toBe(1012001);
    expect(await noted()).toBe(before);
  });

  it('text that holds U+0000 and ids beyond 2^63 - 1 are refused with 1012001 before any query', async () => {
    const [before, beyond] = [await noted(), '9223372036854775808'];
    const asked = [
      trade.get('admin', '/main/up/page', { searchValue: 'a\u0000b' }),
      trade.post('bd', '/main/intent/send', { upId: '1', message: 'a\u0000b' }),
      trade.post('admin', '/main/workOrderUp/reject', { id: '1', reason: 'a\u0000b' }),
      trade.get('admin', '/main/workOrder/detail', { id: beyond }),
      trade.post('admin', '/main/workOrder/handOut', { ids: [beyond] }),
      trade.get('admin', '/main/sysFileInfo/preview', { id: beyond }),
    ];
    expect((await Promise.all(asked)).map(({ code }) => code)).toEqual(asked.map(() => 1012001));
    expect(await noted()).toBe(before);
  });
});

describe('group B: what nobody may set', () => {
  it.each([
    [
      '/main/workOrder/commercial/add',
      () => trade.orderDraft(),
      { workOrderStatus: 3, createUser: '1', deleted: 0, gmv: '0', version: 99 },
    ],
    ['/main/goods/add', () => product(), { status: 1, sampleUsed: 0, goodsNo: 'SP1', currency: 'USD' }],
    ['/main/shop/add', () => ({}), { shopStatus: 2, certifiedTime: '2026-01-01' }],
    ['/main/up/add', () => ({}), { bdId: '1', starLevel: 5, fansNum: 1, extractTestStatus: 1 }],
    ['/main/demandForm/add', () => ({}), { demandStatus: 2, demandNo: 'XQ1', workOrderId: '1' }],
  ])('C-28 %s refuses fields that are not its own: 1012001', async (path, draft, extra) => {
    const before = await noted();
    for (const [field, value] of Object.entries(extra))
      expect([field, (await trade.post('admin', path, { ...draft(), [field]: value })).code]).toEqual([field, 1012001]);
    expect(await noted()).toBe(before);
  });
});

describe('group J: the course of business', () => {
  it('C-99 no step is skipped', async () => {
    const draft = await trade.addOrder();
    const codes = async (calls: [Parameters<Trade['post']>[0], string, unknown][]) =>
      Promise.all(calls.map(async ([by, path, body]) => (await trade.post(by, path, body)).code));
    expect(
      await codes([
        ['admin', '/main/workOrder/recall', { id: draft }],
        ['admin', '/main/workOrder/extend', { id: draft, expireDate: '2030-01-01' }],
        ['admin', '/main/workOrder/end', { id: draft, reason: 'r' }],
        ['admin', '/main/workOrder/reopen', { id: draft }],
      ]),
    ).toEqual([1020001, 1020001, 1020001, 1020001]);
    const pending = await trade.submitted(await trade.claimed());
    expect(
      await codes([
        ['bd', '/main/workOrderUp/agree', { id: pending, agreedShotCost: '1' }],
        ['bd', '/main/workOrderUp/startProduce', { id: pending }],
        ['bd', '/main/workOrderLink/submitLink', { workOrderUpId: pending, linkType: 2, link: 'https://www.tiktok.com/@x/video/1' }],
        ['admin', '/main/workOrderUp/unfulfil', { id: pending, reason: 'r' }],
        ['admin', '/main/workOrderUp/cancelApproval', { id: pending, reason: 'r' }],
      ]),
    ).toEqual([1020001, 1020001, 1020001, 1020001, 1020001]);
  });

  it.each(['100.01', '-1', '1e2', '10%', 'NaN', '12.345', '１２', ' 1 2', '', 12, null])('C-100 a ratio of %j is none', async (ratio) => {
    expect((await trade.post('admin', '/main/workOrder/commercial/add', trade.orderDraft({ upProportion: ratio }))).code).toBe(1012001);
    expect((await trade.post('admin', '/main/goods/add', product({ openCommissionRate: ratio }))).code).toBe(1012001);
  });

  it.each(['0.005', '-1', '1e3', '9'.repeat(17), '1,000', 'NaN', 9.99])('C-100 %j is no amount', async (amount) => {
    expect((await trade.post('admin', '/main/workOrder/commercial/add', trade.orderDraft({ upShotCost: amount }))).code).toBe(1012001);
    expect((await trade.post('admin', '/main/goods/add', product({ price: amount }))).code).toBe(1012001);
  });

  it.each([
    [{ validBegin: '2026-02-29', expireDate: '2026-03-29' }, 1012001],
    [{ validBegin: '2028-02-29', expireDate: '2028-02-28' }, 1024013],
    [{ validBegin: '2028-02-29', expireDate: '2029-02-23' }, 200],
    [{ validBegin: '2028-02-29', expireDate: '2029-02-24' }, 1024013],
    [{ expireDate: '9999-12-31' }, 1024013],
    [{ expireDate: '2026-13-01' }, 1012001],
    [{ expireDate: '2026-12-01T00:00:00+14:00' }, 1012001],
  ])('C-101 an order of %j answers %i', async (more, code) => {
    expect((await trade.post('admin', '/main/workOrder/commercial/add', trade.orderDraft(more))).code).toBe(code);
  });

  it('C-103 the second of two who edit one product, merchant or order is told, and nothing is lost', async () => {
    const goodsId = (await trade.must('admin', '/main/goods/add', product())).id;
    const edit = (by: 'admin' | 'admin2', goodsName: string) =>
      trade.post(by, '/main/goods/edit', { id: goodsId, version: 0, ...product({ goodsName }) });
    expect([(await edit('admin', 'First')).code, (await edit('admin2', 'Second')).code]).toEqual([200, 1020003]);
    expect((await trade.db.select().from(goods).where(eq(goods.id, goodsId)))[0]?.goodsName).toBe('First');
    const [shop] = await trade.db.select().from(shops).where(eq(shops.id, trade.shop.id));
    const { shopName, country, telephone, mailAddress, productCategory, version = 0 } = shop ?? trade.shop;
    const rename = (by: 'admin' | 'admin2', name: string) =>
      trade.post(by, '/main/shop/edit', { id: trade.shop.id, version, shopName: name, country, telephone, mailAddress, productCategory });
    expect([(await rename('admin', `${shopName} 1`)).code, (await rename('admin2', `${shopName} 2`)).code]).toEqual([200, 1020003]);
    const order = await trade.addOrder();
    const both = await Promise.all(
      (['admin', 'admin2'] as const).map(
        async (by, n) =>
          (
            await trade.post(by, '/main/workOrder/commercial/edit', {
              id: order,
              version: 0,
              ...trade.orderDraft({ workOrderName: `Order ${n}` }),
            })
          ).code,
      ),
    );
    expect(both.toSorted((a, b) => a - b)).toEqual([200, 1020003]);
    expect((await trade.db.select().from(workOrders).where(eq(workOrders.id, order)))[0]?.version).toBe(1);
  });
});
