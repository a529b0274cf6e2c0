import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIdOf } from '../../../testing/giveRole';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { workOrderBds, workOrders } from '../../../tables/trade/order';
import { shops } from '../../../tables/merchants/merchant';
import { shopCertifications } from '../../../tables/merchants/certification';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  // Orders of the demo data would count here.
  await server.services.database.db.delete(workOrders);
  admin = await server.as('admin');
});
afterAll(() => server.close());

interface Row {
  id: string;
  version: number;
  shopName: string;
  shopCode: string;
  country: string;
  can: string[];
  account: { name: string } | null;
}
const db = () => server.services.database.db;
const shopOf = async (account: string) =>
  (
    await db()
      .select()
      .from(shops)
      .where(eq(shops.userId, await userIdOf(server, account)))
  )[0];
const draft = (more: Record<string, unknown> = {}) => ({
  shopName: 'New merchant',
  country: 'TH',
  telephone: '+66812345678',
  mailAddress: 'new@shop.example',
  productCategory: ['beauty'],
  ...more,
});
const page = async (client: TestClient, query: Record<string, string | number> = {}) =>
  (await client.get('/main/shop/page', { pageSize: 100, ...query })).body.data as { rows: Row[]; totalRows: number };
const order = (shopId: string, more: Record<string, unknown> = {}) =>
  db()
    .insert(workOrders)
    .values({
      workOrderName: 'W',
      workOrderNo: `WO-SHOP-${(orders += 1)}`,
      workOrderType: 1,
      workAttribute: 2,
      country: 'VN',
      currency: 'VND',
      shopId,
      goodsId: '1',
      upProportion: '10',
      requireUpNum: 1,
      validBegin: '2026-01-01',
      expireDate: '2026-12-31',
      workOrderStatus: 1,
      workOrderSource: 2,
      previewRequired: false,
      ...more,
    })
    .returning();
let orders = 0;

describe('merchants', () => {
  it('are added by administrators with the next code of the country', async () => {
    const add = async () => (await admin.post('/main/shop/add', draft())).body.data as { id: string };
    const rows = (await Promise.all([add(), add(), add()])).map(({ id }) => id);
    const codes = (await page(admin, { country: 'TH' })).rows.filter(({ id }) => rows.includes(id)).map(({ shopCode }) => shopCode);
    expect(new Set(codes).size).toBe(3);
    for (const code of codes) expect(code).toMatch(/^TH\d{6}$/);
    expect((await (await server.as('leader.ph')).post('/main/shop/add', draft())).status).toBe(403);
    for (const more of [
      { telephone: '0812' },
      { mailAddress: 'no mail' },
      { productCategory: ['nonsense'] },
      { shopStatus: 2 },
      { shopCode: 'X' },
    ])
      expect((await admin.post('/main/shop/add', draft(more))).body.code).toBe(1012001);
  });

  it('edit the own profile: 1020003 over a newer one, and never that of another', async () => {
    const [own, foreign] = [await shopOf('shop.ph.1'), await shopOf('shop.ph.2')];
    const merchant = await server.as('shop.ph.1');
    const save = (id: string | undefined, version: number | undefined, shopName: string) =>
      merchant.post('/main/shop/edit', { id, version, ...draft({ country: 'PH', shopName }) });
    expect((await save(own?.id, own?.version, 'Renamed')).body.success).toBe(true);
    expect((await save(own?.id, own?.version, 'Again')).body.code).toBe(1020003);
    expect((await save(foreign?.id, foreign?.version, 'Stolen')).body.code).toBe(1020002);
    expect(
      (await merchant.post('/main/shopCertification/saveProfile', { version: own?.version, ...draft({ country: 'PH' }) })).body.code,
    ).toBe(1020003);
    expect(
      (
        await merchant.post('/main/shopCertification/saveProfile', {
          version: (own?.version ?? 0) + 1,
          ...draft({ country: 'PH', shopName: 'By myself' }),
        })
      ).body.success,
    ).toBe(true);
    expect(((await merchant.get('/main/shopCertification/mine')).body.data as { shop: Row }).shop.shopName).toBe('By myself');
  });

  it('C-21 are seen by those who deal with them; a foreign and a missing one answer 1020002', async () => {
    const [ph, vn] = [await shopOf('shop.ph.1'), await shopOf('shop.vn.1')];
    await db().update(shops).set({ ownerBdId: null });
    const [given] = await order(vn?.id ?? '');
    const me = await userIdOf(server, 'bd.ph.1');
    await db()
      .insert(workOrderBds)
      .values({ workOrderId: given?.id ?? '', bdId: me, allocNum: 1 });
    const seen = async (account: string, id: string | undefined) =>
      (await (await server.as(account)).get('/main/shop/detail', { id: id ?? '' })).body.code;
    expect(await seen('bd.ph.1', vn?.id)).toBe(200);
    expect((await page(await server.as('bd.ph.1'))).rows.map(({ id }) => id)).toEqual([vn?.id]);
    for (const id of [ph?.id, '999'])
      for (const call of ['detail', 'certifications', 'history'])
        expect((await (await server.as('bd.ph.1')).get(`/main/shop/${call}`, { id: id ?? '' })).body.code).toBe(1020002);
    await db()
      .update(workOrders)
      .set({ workOrderStatus: 0 })
      .where(eq(workOrders.id, given?.id ?? ''));
    expect((await page(await server.as('bd.ph.1'))).totalRows).toBe(0);
    expect([await seen('leader.ph', ph?.id), await seen('leader.ph', vn?.id)]).toEqual([200, 1020002]);
    expect([await seen('shop.ph.1', ph?.id), await seen('shop.ph.1', vn?.id)]).toEqual([200, 1020002]);
    expect((await page(await server.as('shop.ph.1'))).totalRows).toBe(1);
    expect((await (await server.as('shop.ph.1')).get('/main/shop/history', { id: ph?.id ?? '' })).body.success).toBe(true);
    expect((await (await server.as('staff.1')).get('/main/shop/page')).status).toBe(403);
  });

  it('1021009 are not deleted while an order is open', async () => {
    const shop = await shopOf('shop.my.1');
    const [open] = await order(shop?.id ?? '');
    const remove = async () =>
      (await admin.post('/main/shop/delete', { ids: [shop?.id] })).body.data as { ok: string[]; failed: { code: number }[] };
    expect((await remove()).failed.map(({ code }) => code)).toEqual([1021009]);
    await db()
      .update(workOrders)
      .set({ workOrderStatus: 3 })
      .where(eq(workOrders.id, open?.id ?? ''));
    expect((await remove()).ok).toEqual([shop?.id]);
    expect(
      await db()
        .select()
        .from(shops)
        .where(and(eq(shops.id, shop?.id ?? ''), ne(shops.status, 2))),
    ).toEqual([]);
  });

  it('tell per row what may be done now', async () => {
    const certified = await shopOf('shop.sg.1');
    const can = async (client: TestClient) => ((await client.get('/main/shop/detail', { id: certified?.id ?? '' })).body.data as Row).can;
    expect(await can(admin)).toEqual(expect.arrayContaining(['edit', 'delete', 'revoke', 'showIdCard', 'pdf']));
    // There is something to judge once papers wait.
    expect(await can(admin)).not.toContain('audit');
    await db()
      .insert(shopCertifications)
      .values({
        shopId: certified?.id ?? '',
        round: 99,
        certMethod: 1,
        realName: 'Tan Wei',
        statusBefore: 2,
        submitUser: certified?.userId ?? '',
      });
    expect(await can(admin)).toContain('audit');
    expect(await can(await server.as('leader.sg'))).toEqual(['query', 'get', 'pdf']);
    expect(await can(await server.as('shop.sg.1'))).toEqual(['query', 'get', 'edit', 'pdf']);
    await db()
      .update(shops)
      .set({ shopStatus: 0 })
      .where(eq(shops.id, certified?.id ?? ''));
    expect(await can(admin)).not.toContain('revoke');
  });
});
