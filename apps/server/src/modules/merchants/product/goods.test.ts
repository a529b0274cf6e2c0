import { and, eq, isNull, ne } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIdOf } from '../../../testing/giveRole';
import { pdfOf } from '../../../testing/pdfOf';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { shops } from '../../../tables/merchants/merchant';
import { ups } from '../../../tables/creators/creator';
import { goods } from '../../../tables/merchants/product';

// On PGlite too: merchants: products, money in numeric columns.

let server: TestServer;
let admin: TestClient;
let merchant: TestClient;
let shopId: string;
let foreignShop: string;
beforeAll(async () => {
  server = await startServer();
  [admin, merchant] = [await server.as('admin'), await server.as('shop.ph.1')];
  [shopId, foreignShop] = [await shopOf('shop.ph.1'), await shopOf('shop.vn.1')];
});
afterAll(() => server.close());

interface Row {
  id: string;
  version: number;
  goodsNo: string;
  status: number;
  currency: string;
  country: string;
  price: string;
  creatorNum: number;
  shop: { id: string };
  can: string[];
}
type Batch = { ok: string[]; failed: { id: string; code: number; message: string }[] };
const db = () => server.services.database.db;
const shopOf = async (account: string) =>
  (
    await db()
      .select({ id: shops.id })
      .from(shops)
      .where(eq(shops.userId, await userIdOf(server, account)))
  )[0]?.id ?? '';
const draft = (more: Record<string, unknown> = {}) => ({
  goodsName: 'Sunscreen Luminara',
  goodsUrl: 'https://shop.example/1',
  goodsCategory: 'sunscreen',
  listPrice: '399.50',
  price: '299.00',
  ...more,
});
const add = async (more: Record<string, unknown> = {}, client = merchant) => (await client.post('/main/goods/add', draft(more))).body;
const addId = async (more: Record<string, unknown> = {}, client = merchant) => ((await add(more, client)).data as { id: string }).id;
const detail = async (id: string, client = merchant) => (await client.get('/main/goods/detail', { id })).body.data as Row;
const page = async (client: TestClient, query: Record<string, string | number> = {}) =>
  (await client.get('/main/goods/page', { pageSize: 100, ...query })).body.data as { rows: Row[]; totalRows: number };
const batch = async (client: TestClient, call: string, ids: string[]) =>
  (await client.post(`/main/goods/${call}`, { ids })).body.data as Batch;

describe('products', () => {
  it('of a merchant are the own ones: number by rule, country and currency of the merchant, off sale at first', async () => {
    const rows = await Promise.all([addId(), addId()].map(async (id) => detail(await id)));
    for (const row of rows)
      expect(row).toMatchObject({ shop: { id: shopId }, country: 'PH', currency: 'PHP', status: 0, price: '299.00', creatorNum: 0 });
    expect(rows[0]?.goodsNo).toMatch(/^SP\d{6}PH\d{5}$/);
    expect(new Set(rows.map(({ goodsNo }) => goodsNo)).size).toBe(2);
  });

  it('of an administrator name the merchant; a merchant cannot name another', async () => {
    expect((await add({}, admin)).code).toBe(1012001);
    expect((await add({ shopId: '999' }, admin)).code).toBe(1020002);
    const row = await detail(await addId({ shopId: foreignShop, listPrice: '150000', price: '99000' }, admin), admin);
    expect(row).toMatchObject({ country: 'VN', currency: 'VND', price: '99000' });
    expect((await add({ shopId: foreignShop })).code).toBe(1020002);
    expect((await add({}, await server.as('bd.ph.1'))).code).toBe(1013002);
  });

  it('C-100 1012001 a selling price above the list price, money too fine, unknown category, foreign picture, foreign fields', async () => {
    const form = new FormData();
    form.append(
      'file',
      new Blob(
        [
          (await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
            .png()
            .toBuffer()) as Uint8Array<ArrayBuffer>,
        ],
        { type: 'image/png' },
      ),
      'a.png',
    );
    const { body } = await admin.send('/main/sysFileInfo/upload', {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}` },
      body: form,
    });
    const { fileId } = body.data as { fileId: string };
    for (const more of [
      { price: '399.51' },
      { price: '1.005' },
      { price: '-1' },
      { price: '1e2' },
      { price: '１２' },
      { goodsCategory: 'nonsense' },
      { mainImage: fileId },
      { goodsUrl: 'javascript:alert(1)' },
      { openCommissionRate: '100.01' },
      { status: 1 },
      { goodsNo: 'X' },
    ]) {
      expect([more, (await add(more)).code]).toEqual([more, 1012001]);
    }
    expect((await add({ shopId: foreignShop, listPrice: '150000', price: '99000.5' }, admin)).code).toBe(1012001);
    const id = await addId({ shopId, mainImage: fileId }, admin);
    expect((await merchant.get('/main/sysFileInfo/preview', { id: fileId })).headers.get('content-type')).toBe('image/png');
    const bd = await server.as('bd.ph.1');
    expect((await bd.get('/main/sysFileInfo/preview', { id: fileId })).body.code).toBe(1013003);
    await batch(admin, 'onSale', [id]);
    expect((await bd.get('/main/sysFileInfo/preview', { id: fileId })).headers.get('content-type')).toBe('image/png');
  });

  it('says what is wrong with a price in the words and figures of the reader', async () => {
    const fieldsIn = async (lang: string, more: Record<string, unknown>) =>
      (await admin.post('/main/goods/add', draft({ shopId: foreignShop, listPrice: '150000', price: '99000', ...more }), { lang })).body
        .fields;
    expect(await Promise.all(['en', 'zh-CN', 'vn'].map((lang) => fieldsIn(lang, { price: '1399000' })))).toEqual([
      { price: 'The selling price is at most the list price, 150,000.' },
      { price: '售价不能高于标价 150,000。' },
      { price: 'Giá bán không vượt giá niêm yết 150.000.' },
    ]);
    expect(await fieldsIn('vn', { price: '99000.5' })).toEqual({ price: 'Số tiền bằng loại tiền này không có số lẻ.' });
    expect((await add({ price: '399.51' })).message).toBe('The selling price is at most the list price, 399.50.');
  });

  it('1012001 an own document as picture', async () => {
    const { code, fields } = await add({ mainImage: await pdfOf(merchant) });
    expect([code, fields]).toEqual([1012001, { mainImage: 'Upload a picture of your own.' }]);
  });

  it('1020003 when somebody else was faster', async () => {
    const id = await addId();
    const edit = (more: Record<string, unknown>, client = merchant) => client.post('/main/goods/edit', { id, version: 0, ...draft(more) });
    expect((await edit({ goodsName: 'First' })).body.success).toBe(true);
    expect((await edit({ goodsName: 'Second' }, admin)).body.code).toBe(1020003);
    expect(await detail(id)).toMatchObject({ goodsName: 'First', version: 1 });
  });

  it('go on sale and off, each with its own answer; 1020001 names the state', async () => {
    const [one, two] = [await addId(), await addId()];
    expect((await detail(one)).can).toEqual(expect.arrayContaining(['edit', 'delete', 'onSale']));
    expect(await batch(merchant, 'onSale', [one, '999'])).toMatchObject({ ok: [one], failed: [{ id: '999', code: 1020002 }] });
    const again = (await merchant.post('/main/goods/onSale', { ids: [one, two] }, { lang: 'en' })).body.data as Batch;
    expect(again).toMatchObject({
      ok: [two],
      failed: [{ id: one, code: 1020001, message: 'The record is now “on sale”. Refresh and try again.' }],
    });
    expect((await batch(merchant, 'offSale', [one])).ok).toEqual([one]);
    expect((await detail(one)).can).not.toContain('offSale');
    const history = (await merchant.get('/main/goods/history', { id: one })).body.data as unknown as { action: string }[];
    expect(history.map(({ action }) => action)).toEqual(['goods.add', 'goods.onSale', 'goods.offSale']);
  });
});

describe('who sees and changes products', () => {
  it('C-21 1020002 on another merchant’s and a missing one alike; lists hold the own ones', async () => {
    const [row] = await db()
      .select()
      .from(goods)
      .where(and(eq(goods.shopId, foreignShop), eq(goods.status, 1)))
      .limit(1);
    for (const id of [row?.id ?? '', '999']) {
      expect((await merchant.get('/main/goods/detail', { id })).body.code).toBe(1020002);
      expect((await merchant.get('/main/goods/history', { id })).body.code).toBe(1020002);
      expect((await merchant.post('/main/goods/edit', { id, version: 0, ...draft() })).body.code).toBe(1020002);
      for (const call of ['onSale', 'offSale', 'delete'])
        expect(await batch(merchant, call, [id])).toMatchObject({ ok: [], failed: [{ code: 1020002 }] });
    }
    expect((await page(merchant)).rows.every(({ shop }) => shop.id === shopId)).toBe(true);
    expect((await page(merchant, { shopId: foreignShop })).totalRows).toBe(0);
  });

  it('BDs and leaders see what is on sale, staff and finance everything; nobody of them changes it', async () => {
    const id = await addId();
    const bd = await server.as('bd.ph.1');
    expect((await bd.get('/main/goods/detail', { id })).body.code).toBe(1020002);
    expect((await page(bd)).rows.every(({ status, can }) => status === 1 && !can.includes('edit'))).toBe(true);
    expect((await detail(id, await server.as('staff.1'))).can).toEqual(['query', 'get']);
    for (const account of ['bd.ph.1', 'leader.ph', 'staff.1', 'finance'])
      expect((await (await server.as(account)).post('/main/goods/onSale', { ids: [id] })).status).toBe(403);
  });

  it('lists are filtered by word, category, price and state', async () => {
    const id = await addId({ goodsName: 'Kem chống nắng đặc biệt', price: '12.34' });
    const ids = async (query: Record<string, string | number>) => (await page(merchant, query)).rows.map((row) => row.id);
    expect(await ids({ searchValue: 'kem chong nang dac biet' })).toEqual([id]);
    expect(await ids({ priceMin: '12.30', priceMax: '12.40' })).toEqual([id]);
    expect(await ids({ status: 1, searchValue: 'dac biet' })).toEqual([]);
    expect((await page(admin, { country: 'VN' })).rows.every(({ country }) => country === 'VN')).toBe(true);
  });

  it('notes once that a creator in sight promotes a product', async () => {
    const id = await addId();
    await batch(merchant, 'onSale', [id]);
    const bd = await server.as('bd.ph.1');
    const me = await userIdOf(server, 'bd.ph.1');
    const one = async (where: ReturnType<typeof eq>) =>
      (
        await db()
          .select({ id: ups.id })
          .from(ups)
          .where(and(where, eq(ups.status, 0)))
          .limit(1)
      )[0]?.id ?? '';
    const own = await one(eq(ups.bdId, me));
    for (const upId of [own, own, await one(isNull(ups.bdId))])
      expect((await bd.post('/main/goods/bindUp', { id, upId })).body.success).toBe(true);
    expect((await detail(id)).creatorNum).toBe(2);
    expect((await bd.post('/main/goods/bindUp', { id, upId: await one(and(ne(ups.bdId, me)) as never) })).body.code).toBe(1020002);
    expect((await merchant.post('/main/goods/bindUp', { id, upId: own })).status).toBe(403);
  });

  it('are deleted by their merchant', async () => {
    const id = await addId();
    expect((await batch(merchant, 'delete', [id])).ok).toEqual([id]);
    expect((await merchant.get('/main/goods/detail', { id })).body.code).toBe(1020002);
  });
});

describe('creators of a product and a merchant', () => {
  it('are listed as far as the reader sees them; a foreign one is not there', async () => {
    const [bound] = await db()
      .select({ id: goods.id, shopId: goods.shopId })
      .from(goods)
      .where(and(ne(goods.creatorNum, 0), eq(goods.status, 1)))
      .limit(1);
    const of = async (client: TestClient, path: string, id: string) =>
      (await client.get(path, { id, pageSize: 100 })).body as {
        code: number;
        data: { totalRows: number; rows: { up: { id: string }; goodsNum: number }[] };
      };
    const all = await of(admin, '/main/goods/creators', bound?.id ?? '');
    expect(all.data.rows.length).toBeGreaterThan(0);
    expect(new Set(all.data.rows.map(({ up }) => up.id)).size).toBe(all.data.totalRows);
    expect((await of(admin, '/main/shop/creators', bound?.shopId ?? '')).data.totalRows).toBeGreaterThanOrEqual(all.data.totalRows);
    const leader = await server.as('leader.ph');
    expect((await of(leader, '/main/goods/creators', bound?.id ?? '')).data.totalRows).toBeLessThanOrEqual(all.data.totalRows);
    expect((await of(merchant, '/main/shop/creators', foreignShop)).code).toBe(1020002);
    expect((await of(await server.as('staff.1'), '/main/shop/creators', shopId)).code).toBe(1013002);
  });
});
