import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';
import { auditLogs } from '../../../tables/base/audit';
import { addDays } from '../../system/country';
import { noticeReceivers, notices } from '../../../tables/base/notice';
import { upOwnerHistory, ups } from '../../../tables/creators/creator';
import { workOrderLinks } from '../../../tables/trade/link';
import { workOrderUps } from '../../../tables/trade/submission';

let server: TestServer;
let trade: Trade;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
});
afterAll(() => server.close());

const row = async (id: string) => (await trade.db.select().from(workOrderUps).where(eq(workOrderUps.id, id)))[0];
const set = (id: string, change: Partial<typeof workOrderUps.$inferInsert>) =>
  trade.db.update(workOrderUps).set(change).where(eq(workOrderUps.id, id));
const submit = (workOrderId: string, upId: string, recommendReason = 'Fits.') =>
  trade.post('bd', '/main/workOrderUp/submitUp', { workOrderId, upId, recommendReason });
const newest = async (userId: string) =>
  (
    await trade.db
      .select({ title: notices.title })
      .from(noticeReceivers)
      .innerJoin(notices, eq(notices.id, noticeReceivers.noticeId))
      .where(eq(noticeReceivers.userId, userId))
      .orderBy(desc(notices.id))
      .limit(1)
  )[0]?.title;

describe('submitting creators', () => {
  it('takes a free creator, tells the reviewers and may be done once per order: 1025004', async () => {
    const id = await trade.claimed();
    const upId = await trade.freeUp();
    const up = (await submit(id, upId)).data.id;
    expect(await row(up)).toMatchObject({ approvalStatus: 1, cooperationStatus: 0, round: 1 });
    expect((await trade.db.select().from(ups).where(eq(ups.id, upId)))[0]?.bdId).toBe(trade.ids.bd);
    expect(await trade.db.select().from(upOwnerHistory).where(eq(upOwnerHistory.upId, upId))).toContainEqual(
      expect.objectContaining({ action: 'claim', fromBdId: null, toBdId: trade.ids.bd }),
    );
    expect(
      await trade.db
        .select({ action: auditLogs.action, userId: auditLogs.userId })
        .from(auditLogs)
        .where(eq(auditLogs.object, `up:${upId}`))
        .orderBy(auditLogs.seq),
    ).toEqual([{ action: 'up.claim', userId: trade.ids.bd }]);
    expect(await newest(trade.ids.admin)).toMatch(/^Creator to review: /);
    expect((await submit(id, upId)).code).toBe(1025004);
  });

  it('refuses creators that may not be submitted, each with its reason', async () => {
    const id = await trade.claimed();
    const other =
      (
        await trade.db
          .select()
          .from(ups)
          .where(and(eq(ups.country, 'VN'), eq(ups.status, 0)))
          .limit(1)
      )[0]?.id ?? '';
    await trade.db.update(ups).set({ bdId: null }).where(eq(ups.id, other));
    const upId = await trade.freeUp();
    expect((await submit(id, upId, ' ')).code).toBe(1025005);
    expect((await submit(id, '999')).code).toBe(1020002);
    expect((await submit(id, other)).code).toBe(1025003);
    await trade.db.update(ups).set({ bdId: trade.ids.bd2 }).where(eq(ups.id, upId));
    expect((await submit(id, upId)).code).toBe(1025001);
    await trade.db.update(ups).set({ bdId: null, blackFlag: true }).where(eq(ups.id, upId));
    expect((await submit(id, upId)).code).toBe(1025002);
    expect((await trade.post('bd2', '/main/workOrderUp/submitUp', { workOrderId: id, upId, recommendReason: 'r' })).code).toBe(1020002);
    const waiting = await trade.issued();
    expect((await submit(waiting, await trade.freeUp())).code).toBe(1024010);
  });

  it('stops at twice the places of the share: 1025006', async () => {
    const id = await trade.claimed({ requireUpNum: 1 });
    await trade.submitted(id);
    await trade.submitted(id);
    expect((await submit(id, await trade.freeUp())).code).toBe(1025006);
  });

  it('C-97 is done once for one request id, also when it is repeated at the same moment', async () => {
    const id = await trade.claimed();
    const body = { workOrderId: id, upId: await trade.freeUp(), recommendReason: 'Fits.' };
    const key = { 'idempotency-key': 'submit-once' };
    await Promise.all(Array.from({ length: 16 }, () => trade.post('bd', '/main/workOrderUp/submitUp', body, key)));
    const again = await trade.post('bd', '/main/workOrderUp/submitUp', body, key);
    expect(again.code).toBe(200);
    expect(await trade.db.select().from(workOrderUps).where(eq(workOrderUps.workOrderId, id))).toMatchObject([{ id: again.data.id }]);
  });
});

describe('reviewing creators', () => {
  it('approves while places are left: 1025008, and begins the cooperation', async () => {
    const id = await trade.claimed({ requireUpNum: 1 });
    const [first, second] = [await trade.submitted(id), await trade.submitted(id)];
    expect((await trade.post('bd', '/main/workOrderUp/approve', { id: first })).code).toBe(1013002);
    expect((await trade.post('admin', '/main/workOrderUp/approve', { id: first })).code).toBe(200);
    expect(await row(first)).toMatchObject({ approvalStatus: 2, cooperationStatus: 1, auditUser: trade.ids.admin });
    expect(await newest(trade.ids.bd)).toMatch(/^Creator approved: /);
    expect((await trade.post('admin', '/main/workOrderUp/approve', { id: first })).code).toBe(1020001);
    expect((await trade.post('admin', '/main/workOrderUp/approve', { id: second })).code).toBe(1025008);
    expect((await trade.post('admin', '/main/workOrderUp/approve', { id: '999' })).code).toBe(1020002);
  });

  it('rejects with a reason: 1025009, takes it back at most 3 times: 1025010', async () => {
    const order = await trade.claimed();
    const up = await trade.submitted(order);
    const share = async () => (await trade.detail(order)).allocations[0];
    expect(await share()).toMatchObject({ submittedNum: 1, pendingNum: 1, approvedNum: 0 });
    const reject = (reason = 'Too young an audience.') => trade.post('admin', '/main/workOrderUp/reject', { id: up, reason });
    const resubmit = (recommendReason: string) => trade.post('bd', '/main/workOrderUp/resubmit', { id: up, recommendReason });
    expect([(await reject(' ')).code, (await reject()).code]).toEqual([1025009, 200]);
    // Its place is free again.
    expect(await share()).toMatchObject({ submittedNum: 1, pendingNum: 0, approvedNum: 0 });
    expect([(await resubmit('')).code, (await resubmit('Fits the product.')).code, (await resubmit('Second try.')).code]).toEqual([
      1025005, 1025005, 200,
    ]);
    await reject();
    expect((await resubmit('Third try.')).code).toBe(200);
    await reject();
    expect((await resubmit('Fourth try.')).code).toBe(1025010);
    expect(await row(up)).toMatchObject({ approvalStatus: 3, round: 3 });
  });

  it('C-99 nobody reviews the own submission: 1021005', async () => {
    const up = await trade.submitted(await trade.claimed());
    await set(up, { submitUser: trade.ids.admin });
    expect((await trade.post('admin', '/main/workOrderUp/approve', { id: up })).code).toBe(1021005);
    expect((await trade.post('admin2', '/main/workOrderUp/approve', { id: up })).code).toBe(200);
  });

  it('asks the merchant only where the order says so', async () => {
    const [quiet, asked] = [
      await trade.submitted(await trade.claimed()),
      await trade.submitted(await trade.claimed({ shopConfirm: true })),
    ];
    expect((await trade.post('shop', '/main/workOrderUp/approve', { id: quiet })).code).toBe(1020002);
    expect((await trade.post('otherShop', '/main/workOrderUp/approve', { id: asked })).code).toBe(1020002);
    expect(await newest(trade.ids.shop)).toMatch(/^Creator to review: /);
    expect((await trade.post('shop', '/main/workOrderUp/approve', { id: asked })).code).toBe(200);
  });

  it('withdraws what is pending, cancels an approval before work has advanced: 1025011', async () => {
    const id = await trade.claimed({ requireUpNum: 3 });
    const pending = await trade.submitted(id);
    expect((await trade.post('bd', '/main/workOrderUp/withdraw', { id: pending })).code).toBe(200);
    expect((await trade.post('bd', '/main/workOrderUp/withdraw', { id: pending })).code).toBe(1020001);
    const up = await trade.agreed(id);
    const cancel = (reason: string) => trade.post('admin', '/main/workOrderUp/cancelApproval', { id: up, reason });
    expect((await cancel('')).code).toBe(1025009);
    await set(up, { cooperationStatus: 3 });
    expect((await cancel('Wrong one.')).code).toBe(1025011);
    await set(up, { cooperationStatus: 2 });
    expect((await cancel('Wrong one.')).code).toBe(200);
    expect(await row(up)).toMatchObject({ approvalStatus: 3, cooperationStatus: 0, agreement: null });
  });
});

describe('cooperating', () => {
  const agree = (id: string, terms = {}) => trade.post('bd', '/main/workOrderUp/agree', { id, ...terms });

  it('agrees within the limits of the order: 1025012, keeps the terms and sets the deadline', async () => {
    const up = await trade.approved(await trade.claimed());
    expect((await agree(up, { agreedShotCost: '3200.01' })).code).toBe(1025012);
    expect((await agree(up, { agreedProportion: '17.01' })).code).toBe(1025012);
    expect((await agree(up, { agreedShotCost: '3200', agreedProportion: '17' })).code).toBe(200);
    expect(await row(up)).toMatchObject({
      cooperationStatus: 2,
      agreedShotCost: '3200.00',
      agreedProportion: '17.00',
      publishDeadline: addDays(trade.today, 15),
      agreement: { wholeProportion: '20.00', bdProportion: '3.00' },
    });
    expect((await agree(up)).code).toBe(1020001);
    expect((await trade.post('bd', '/main/workOrderUp/startProduce', { id: up })).code).toBe(200);
    expect((await trade.post('bd', '/main/workOrderUp/startProduce', { id: up })).code).toBe(1020001);
  });

  it('needs a tracking link for a team-leader order: 1025013', async () => {
    const up = await trade.approved(await trade.claimed({ workAttribute: 2 }, 'leader'));
    expect((await agree(up)).code).toBe(1025013);
    expect(await agree(up, { trackingLink: 'javascript:alert(1)' })).toMatchObject({
      code: 1012001,
      fields: { trackingLink: 'Enter an address that begins with http:// or https://.' },
    });
    expect((await agree(up, { trackingLink: 'https://shop.tiktok.com/x' })).code).toBe(200);
  });

  it('ends with a reason, frees the place before the deadline, and not once it is fulfilled: 1025015', async () => {
    const id = await trade.claimed({ requireUpNum: 1 });
    const up = await trade.agreed(id);
    const end = (reason: string) => trade.post('bd', '/main/workOrderUp/terminate', { id: up, reason });
    expect(await end('')).toMatchObject({ code: 1012001, fields: { reason: 'Say why the work with the creator ends.' } });
    await set(up, { cooperationStatus: 5 });
    expect((await end('Ill.')).code).toBe(1025015);
    await set(up, { cooperationStatus: 2 });
    expect((await end('Ill.')).code).toBe(200);
    expect(await row(up)).toMatchObject({ cooperationStatus: 9, placeFree: true });
    expect((await trade.post('admin', '/main/workOrderUp/approve', { id: await trade.submitted(id) })).code).toBe(200);
  });

  it('takes a fulfilment back within 30 days of an invalid link: 1025014 later', async () => {
    const up = await trade.agreed(await trade.claimed());
    const back = () => trade.post('admin', '/main/workOrderUp/unfulfil', { id: up, reason: 'The video is gone.' });
    await set(up, { cooperationStatus: 5, fulfilledTime: new Date() });
    expect((await back()).code).toBe(1020001);
    await trade.db
      .insert(workOrderLinks)
      .values({ workOrderUpId: up, linkType: 2, link: 'l', linkKey: `k${up}`, submitUser: trade.ids.bd, reviewStatus: 2, linkStatus: 2 });
    await set(up, { fulfilledTime: new Date(Date.now() - 31 * 86_400_000) });
    expect((await back()).code).toBe(1025014);
    await set(up, { fulfilledTime: new Date() });
    expect((await back()).code).toBe(200);
    expect(await row(up)).toMatchObject({ cooperationStatus: 4, fulfilledTime: null });
  });
});
