import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveRole, userIdOf } from '../../../testing/giveRole';
import { pdfOf } from '../../../testing/pdfOf';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { auditLogs } from '../../../tables/base/audit';
import { demandForms } from '../../../tables/trade/demandForm';
import { shops } from '../../../tables/merchants/merchant';
import { workOrders } from '../../../tables/trade/order';
import { shopCertifications } from '../../../tables/merchants/certification';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  admin = await server.as('admin');
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const idNumber = '310115199001011234';
const round = async (shopId: string) => ((await admin.get('/main/shop/certifications', { id: shopId })).body.data as unknown as Round[])[0];
interface Round {
  id: string;
  round: number;
  status: number;
  realName: string;
  idCardNo: string | null;
  idCardFront: string | null;
  rejectReason: string | null;
  auditor: string | null;
}
interface Merchant {
  client: TestClient;
  shopId: string;
  userId: string;
}

/** A merchant of the demo as it is before any submission. */
async function merchant(account: string): Promise<Merchant> {
  const userId = await userIdOf(server, account);
  const [shop] = await db().update(shops).set({ shopStatus: 0, certifiedTime: null }).where(eq(shops.userId, userId)).returning();
  await db()
    .delete(shopCertifications)
    .where(eq(shopCertifications.shopId, shop?.id ?? ''));
  return { client: await server.as(account), shopId: shop?.id ?? '', userId };
}

async function upload({ client }: Pick<Merchant, 'client'>): Promise<string> {
  const form = new FormData();
  form.append(
    'file',
    new Blob(
      [
        (await sharp({ create: { width: 20, height: 10, channels: 3, background: '#1890ff' } })
          .png()
          .toBuffer()) as Uint8Array<ArrayBuffer>,
      ],
      { type: 'image/png' },
    ),
    'id.png',
  );
  const { body } = await client.send('/main/sysFileInfo/upload', {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}` },
    body: form,
  });
  return (body.data as { fileId: string }).fileId;
}

async function papers(one: Merchant, more: Record<string, unknown> = {}) {
  return {
    certMethod: 2,
    realName: 'Maria Santos',
    idCardNo: idNumber,
    idCardFront: await upload(one),
    idCardBack: await upload(one),
    enterpriseName: 'Santos Trading',
    businessLicence: await upload(one),
    licenceNo: `L-${one.shopId}`,
    agreed: true,
    ...more,
  };
}
const submit = async (one: Merchant, more: Record<string, unknown> = {}) =>
  (await one.client.post('/main/shopCertification/submit', await papers(one, more), { lang: 'en' })).body;
const stateOf = async ({ shopId }: Merchant) =>
  (await db().select({ state: shops.shopStatus }).from(shops).where(eq(shops.id, shopId)))[0]?.state;
const verdict = async (call: 'pass' | 'reject' | 'revoke', wish: Record<string, unknown>, client = admin) =>
  (await client.post(`/main/shop/${call}`, wish)).body;
const unread = async (client: TestClient) =>
  (await client.get('/main/sysNotice/newestUnRead', {}, { lang: 'en' })).body.data as { title: string; content: string } | null;

describe('submitting papers', () => {
  it('1021001 names what is missing in the language of the reader, by method', async () => {
    const one = await merchant('shop.ph.1');
    const { code, message } = await submit(one, {
      realName: '',
      idCardBack: undefined,
      enterpriseName: '',
      businessLicence: undefined,
      agreed: false,
    });
    expect([code, message]).toEqual([
      1021001,
      'Certification is incomplete: real name, back of the ID card, enterprise name, business licence, agreement.',
    ]);
    expect(
      (await submit(one, { certMethod: 1, enterpriseName: undefined, businessLicence: undefined, licenceNo: undefined })).success,
    ).toBe(true);
    expect(await stateOf(one)).toBe(1);
  });

  it('1021001 without a phone that can be called, 1021002 with somebody else’s or no picture', async () => {
    const one = await merchant('shop.ph.2');
    await db().update(shops).set({ telephone: '0917' }).where(eq(shops.id, one.shopId));
    expect((await submit(one)).message).toContain('phone');
    await db().update(shops).set({ telephone: '+639170000099' }).where(eq(shops.id, one.shopId));
    const foreign = await upload({ client: await server.as('shop.vn.1') });
    for (const idCardFront of [foreign, '999', await pdfOf(one.client)]) expect((await submit(one, { idCardFront })).code).toBe(1021002);
    expect(await stateOf(one)).toBe(0);
  });

  it('1020001 a second time, and tells the reviewers; rounds are never overwritten', async () => {
    const one = await merchant('shop.vn.1');
    expect((await submit(one)).success).toBe(true);
    expect((await submit(one)).code).toBe(1020001);
    expect(await unread(admin)).toMatchObject({ title: 'A merchant submitted papers' });
    expect((await verdict('reject', { id: one.shopId, round: 1, reason: 'The picture is blurred.' })).success).toBe(true);
    expect((await submit(one)).success).toBe(true);
    const rounds = ((await one.client.get('/main/shopCertification/mine')).body.data as { rounds: Round[] }).rounds;
    expect(rounds.map(({ round: n, status, rejectReason }) => [n, status, rejectReason])).toEqual([
      [2, 1, null],
      [1, 3, 'The picture is blurred.'],
    ]);
  });

  it('1020002 for an account without a merchant, 403 for one without the permission', async () => {
    await giveRole(server, 'staff.2', { code: 'lonelyMerchant', permissions: ['shopAuth.query', 'shopAuth.submit'], dataScopeType: 4 });
    const lonely = await server.as('staff.2');
    expect((await lonely.get('/main/shopCertification/mine')).body.code).toBe(1020002);
    expect((await (await server.as('bd.ph.1')).post('/main/shopCertification/withdraw', {})).status).toBe(403);
  });
});

describe('reviewing papers', () => {
  it('passes: certified, noted, told, and 1021003 for the licence of another certified merchant', async () => {
    const one = await merchant('shop.th.1');
    await submit(one, { licenceNo: 'SHARED-1' });
    expect((await verdict('pass', { id: one.shopId, round: 1 })).success).toBe(true);
    expect(await stateOf(one)).toBe(2);
    expect(await unread(one.client)).toMatchObject({ title: 'Your certification passed' });
    const two = await merchant('shop.th.2');
    expect((await submit(two, { licenceNo: 'SHARED-1' })).code).toBe(1021003);
    expect((await verdict('pass', { id: one.shopId, round: 1 })).code).toBe(1020001);
    const history = (await one.client.get('/main/shop/history', { id: one.shopId })).body.data as unknown as {
      action: string;
      fromState: string;
      toState: string;
    }[];
    expect(history.slice(-2)).toMatchObject([
      { action: 'shop.submit', fromState: 'notSubmitted', toState: 'underReview' },
      { action: 'shop.pass', fromState: 'underReview', toState: 'certified' },
    ]);
  });

  it('1021007 a reason of 5 to 500 characters, 1021006 the round that was seen, 1020001 nothing to judge', async () => {
    const one = await merchant('shop.my.1');
    expect((await verdict('pass', { id: one.shopId, round: 1 })).code).toBe(1020001);
    await submit(one);
    for (const reason of ['', 'no', 'four']) expect((await verdict('reject', { id: one.shopId, round: 1, reason })).code).toBe(1021007);
    for (const call of ['pass', 'reject'] as const)
      expect((await verdict(call, { id: one.shopId, round: 2, ...(call === 'reject' ? { reason: 'Not the newest' } : {}) })).code).toBe(
        1021006,
      );
    expect((await verdict('reject', { id: one.shopId, round: 1, reason: 'Names differ.' })).success).toBe(true);
    expect([await stateOf(one), (await unread(one.client))?.content]).toEqual([3, 'Names differ.']);
  });

  it('1021005 C-99 nobody reviews the own papers', async () => {
    const one = await merchant('shop.my.2');
    await submit(one);
    await giveRole(server, 'shop.my.2', { code: 'selfReviewer', permissions: ['shop.audit', 'shop.revoke', 'shop.get'] });
    expect((await verdict('pass', { id: one.shopId, round: 1 }, one.client)).code).toBe(1021005);
    expect((await verdict('reject', { id: one.shopId, round: 1, reason: 'My own ones' }, one.client)).code).toBe(1021005);
    expect((await verdict('pass', { id: one.shopId, round: 1 }, await server.as('leader.my'))).code).toBe(1013002);
  });

  it('1021004 papers that a reviewer opened are not withdrawn; others are, back to the state before', async () => {
    const one = await merchant('shop.sg.1');
    const withdraw = async () => (await one.client.post('/main/shopCertification/withdraw', {})).body;
    expect((await withdraw()).code).toBe(1020001);
    await submit(one);
    expect((await withdraw()).success).toBe(true);
    expect(await stateOf(one)).toBe(0);
    await submit(one);
    await one.client.get('/main/shop/certifications', { id: one.shopId });
    expect(((await one.client.get('/main/shopCertification/mine')).body.data as { can: string[] }).can).toContain('withdraw');
    await round(one.shopId);
    expect((await withdraw()).code).toBe(1021004);
    expect(((await one.client.get('/main/shopCertification/mine')).body.data as { can: string[] }).can).toEqual(['saveProfile']);
    await verdict('reject', { id: one.shopId, round: 2, reason: 'Blurred again' });
    await submit(one);
    expect((await withdraw()).success).toBe(true);
    expect(await stateOf(one)).toBe(3);
  });
});

describe('certified merchants', () => {
  it('submit a change beside the valid papers: 1021008 one at a time; a rejected one leaves them certified', async () => {
    const one = await merchant('shop.id.1');
    await submit(one);
    await verdict('pass', { id: one.shopId, round: 1 });
    const waiting = async () =>
      (
        (await admin.get('/main/shop/page', { papers: 'waiting', pageSize: 100 })).body.data as {
          rows: { id: string; papersWait: boolean }[];
        }
      ).rows;
    const task = async () =>
      (
        (await admin.get('/main/home/summary', { application: 'marketing' })).body.data as {
          tasks: { key: string; count: number; link: string }[];
        }
      ).tasks.find(({ key }) => key === 'merchantsToReview');
    expect((await waiting()).map(({ id }) => id)).not.toContain(one.shopId);
    expect((await submit(one, { realName: 'New Person' })).success).toBe(true);
    expect(await stateOf(one)).toBe(2);
    expect(await waiting()).toContainEqual(expect.objectContaining({ id: one.shopId, papersWait: true }));
    expect(await task()).toMatchObject({ count: (await waiting()).length, link: '/shop?papers=waiting' });
    expect((await submit(one)).code).toBe(1021008);
    expect((await verdict('reject', { id: one.shopId, round: 2, reason: 'Name unreadable' })).success).toBe(true);
    expect(await stateOf(one)).toBe(2);
    expect((await submit(one, { realName: 'New Person' })).success).toBe(true);
    expect((await verdict('pass', { id: one.shopId, round: 3 })).success).toBe(true);
    expect(await stateOf(one)).toBe(2);
  });

  it('1021010 a change must change something: a name, the licence, the person', async () => {
    const one = await merchant('shop.vn.2');
    const first = await papers(one);
    const send = async (more: Record<string, unknown> = {}) =>
      (await one.client.post('/main/shopCertification/submit', { ...first, ...more })).body.code;
    expect([await send(), (await verdict('pass', { id: one.shopId, round: 1 })).success]).toEqual([200, true]);
    expect([await send(), await send({ idCardNo: undefined })]).toEqual([1021010, 1021010]);
    expect((await round(one.shopId))?.round).toBe(1);
    for (const [n, more] of [
      { realName: 'New Person' },
      { idCardNo: '310115199001019999' },
      { enterpriseName: 'Santos Two' },
      { licenceNo: 'L-NEW' },
      { businessLicence: await upload(one) },
    ].entries()) {
      expect([more, await send(more)]).toEqual([more, 200]);
      await verdict('reject', { id: one.shopId, round: n + 2, reason: 'Not this one' });
    }
  });

  it('a change under review goes with the certification that is revoked, and new papers can come', async () => {
    const one = await merchant('shop.id.1');
    await db().update(shops).set({ shopStatus: 2 }).where(eq(shops.id, one.shopId));
    await submit(one);
    await round(one.shopId);
    expect((await verdict('revoke', { id: one.shopId, reason: 'False papers', force: true })).success).toBe(true);
    expect(await round(one.shopId)).toMatchObject({ status: 3, rejectReason: 'False papers' });
    expect((await submit(one)).success).toBe(true);
    expect(await stateOf(one)).toBe(1);
  });

  it('1021009 revoked only by force while orders are open; submitted demand forms end with the reason', async () => {
    const one = await merchant('shop.id.2');
    expect((await verdict('revoke', { id: one.shopId, reason: 'Not certified' })).code).toBe(1020001);
    await submit(one);
    await verdict('pass', { id: one.shopId, round: 1 });
    const [form] = await db()
      .insert(demandForms)
      .values({
        demandNo: 'XQ-TEST',
        demandName: 'D',
        shopId: one.shopId,
        goodsId: '1',
        country: 'ID',
        currency: 'IDR',
        requireUpNum: 1,
        workAttribute: 2,
        demandStatus: 1,
      })
      .returning();
    await db().insert(workOrders).values({
      workOrderName: 'W',
      workOrderNo: 'WO-CERT-1',
      workOrderType: 1,
      workAttribute: 2,
      country: 'ID',
      currency: 'IDR',
      shopId: one.shopId,
      goodsId: '1',
      upProportion: '10',
      requireUpNum: 1,
      validBegin: '2026-01-01',
      expireDate: '2026-12-31',
      workOrderStatus: 1,
      workOrderSource: 2,
      previewRequired: false,
    });
    expect((await verdict('revoke', { id: one.shopId, reason: 'no' })).code).toBe(1021007);
    expect((await verdict('revoke', { id: one.shopId, reason: 'False papers' })).code).toBe(1021009);
    expect((await verdict('revoke', { id: one.shopId, reason: 'False papers', force: true })).success).toBe(true);
    expect(await stateOf(one)).toBe(3);
    expect(
      (
        await db()
          .select({ state: demandForms.demandStatus, reason: demandForms.endReason })
          .from(demandForms)
          .where(eq(demandForms.id, form?.id ?? ''))
      )[0],
    ).toEqual({ state: 3, reason: 'False papers' });
    expect(
      (await db().select({ state: workOrders.workOrderStatus }).from(workOrders).where(eq(workOrders.workOrderNo, 'WO-CERT-1')))[0]?.state,
    ).toBe(1);
  });
});

describe('who sees the papers', () => {
  it('C-55 the merchant and reviewers with showIdCard see the pictures; everybody else 1013003, like a missing file', async () => {
    const one = await merchant('shop.sg.2');
    await submit(one);
    const { idCardFront } = (await round(one.shopId)) as Round;
    const preview = async (account: string) =>
      (await (await server.as(account)).get('/main/sysFileInfo/preview', { id: idCardFront ?? '' })).headers.get('content-type');
    const refused = async (account: string) =>
      (await (await server.as(account)).get('/main/sysFileInfo/preview', { id: idCardFront ?? '' })).body.code;
    for (const account of ['shop.sg.2', 'admin']) expect(await preview(account)).toBe('image/png');
    for (const account of ['finance', 'leader.sg', 'bd.sg.1', 'staff.1', 'shop.ph.1'])
      expect([account, await refused(account)]).toEqual([account, 1013003]);
  });

  it('masks the number for the merchant, hides identity from others, and keeps it sealed', async () => {
    const one = await merchant('shop.vn.2');
    await submit(one);
    expect((await round(one.shopId))?.idCardNo).toBe(idNumber);
    expect(((await one.client.get('/main/shopCertification/mine')).body.data as { rounds: Round[] }).rounds[0]?.idCardNo).toBe(
      '3101**********1234',
    );
    const leader = await server.as('leader.vn');
    const [seen] = (await leader.get('/main/shop/certifications', { id: one.shopId })).body.data as unknown as Round[];
    expect(seen).toMatchObject({ realName: 'M***********', idCardNo: '3101**********1234', idCardFront: null });
    expect((await (await server.as('leader.ph')).get('/main/shop/certifications', { id: one.shopId })).body.code).toBe(1020002);
    const [stored] = await db().select().from(shopCertifications).where(eq(shopCertifications.shopId, one.shopId));
    expect(stored?.idCardNo).toMatch(/^v1\./);
    expect(
      JSON.stringify(
        await db()
          .select()
          .from(auditLogs)
          .where(eq(auditLogs.object, `shop:${one.shopId}`))
          .orderBy(auditLogs.seq),
      ),
    ).not.toContain(idNumber);
  });
});
