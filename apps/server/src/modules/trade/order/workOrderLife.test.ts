import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';
import { auditLogs } from '../../../tables/base/audit';
import { addDays } from '../../system/country';
import { goods } from '../../../tables/merchants/product';
import { noticeReceivers, notices } from '../../../tables/base/notice';
import { shops } from '../../../tables/merchants/merchant';
import { workOrderUps } from '../../../tables/trade/submission';
import { type Viewer } from '../../base/sight';
import { endExpired } from './acts/endOrder';
import { printedOrders } from './lists/pdfs';
import { workOrderBds, workOrders } from '../../../tables/trade/order';

let server: TestServer;
let trade: Trade;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
});
afterAll(() => server.close());

const set = (id: string, change: Partial<typeof workOrders.$inferInsert>) =>
  trade.db.update(workOrders).set(change).where(eq(workOrders.id, id));
const titles = async (userId: string, orderId: string) =>
  (
    await trade.db
      .select({ title: notices.title, status: notices.status, param: notices.extraParam })
      .from(noticeReceivers)
      .innerJoin(notices, eq(notices.id, noticeReceivers.noticeId))
      .where(eq(noticeReceivers.userId, userId))
      .orderBy(notices.id)
  ).filter(({ param }) => param.id === orderId);

describe('drafts of orders', () => {
  it('are numbered, belong to their maker and are noted', async () => {
    const id = await trade.addOrder();
    const order = await trade.detail(id);
    expect(order.workOrderNo).toMatch(/^WO\d{6}PH\d{5}$/);
    expect(order).toMatchObject({ workOrderStatus: 0, next: { key: 'allocate', values: { done: 0, of: 2 } } });
    expect(order.can).toEqual(expect.arrayContaining(['edit', 'allocate', 'handOut', 'delete']));
    const history = (await trade.get<{ action: string; toState: string }[]>('admin', '/main/workOrder/history', { id })).data;
    expect(history).toMatchObject([{ action: 'workOrder.add', toState: 'draft' }]);
  });

  it('say where they come from, an administrator or a leader, and are found by it', async () => {
    const [own, ofLeader] = [await trade.addOrder(), (await trade.must('leader', '/main/workOrder/commercial/add', trade.orderDraft())).id];
    const found = async (workOrderSource?: string) =>
      (
        await trade.get<{ rows: { id: string; workOrderSource: number }[] }>('admin', '/main/workOrder/commercial/page', {
          pageSize: 100,
          sortField: 'createTime',
          sortOrder: 'descend',
          ...(workOrderSource && { workOrderSource }),
        })
      ).data.rows;
    const all = await found();
    expect([own, ofLeader].map((id) => all.find((row) => row.id === id)?.workOrderSource)).toEqual([2, 3]);
    for (const source of ['1', '2', '3']) {
      const rows = await found(source);
      expect(new Set(rows.map((row) => row.workOrderSource)), source).toEqual(new Set([Number(source)]));
      expect([own, ofLeader].filter((id) => rows.some((row) => row.id === id))).toEqual({ 2: [own], 3: [ofLeader] }[source] ?? []);
    }
  });

  it.each([
    [{ upProportion: '18', bdProportion: '3' }, 1024001],
    [{ shopShotCost: '2499.99' }, 1024002],
    [{ upShotCost: '0' }, 1023005],
    [{ expireDate: '2020-01-01' }, 1024013],
    [{ upProportion: '100.01' }, 1012001],
    [{ upProportion: '12.345' }, 1012001],
    [{ upProportion: '-1' }, 1012001],
    [{ upProportion: '1e2' }, 1012001],
    [{ upProportion: '１２' }, 1012001],
    [{ upProportion: 12 }, 1012001],
    [{ requireUpNum: 0 }, 1012001],
    [{ workOrderStatus: 3 }, 1012001],
    [{ goodsId: '999' }, 1020002],
  ])('C-28, C-100, C-101 with %j are refused: %i', async (more, code) => {
    expect((await trade.post('admin', '/main/workOrder/commercial/add', trade.orderDraft(more))).code).toBe(code);
  });

  it('name the product of their merchant, a certified one', async () => {
    const [other] = await trade.db.select().from(goods).where(eq(goods.country, 'VN')).limit(1);
    expect((await trade.post('admin', '/main/workOrder/commercial/add', trade.orderDraft({ goodsId: other?.id }))).code).toBe(1024004);
    await trade.db.update(shops).set({ shopStatus: 3 }).where(eq(shops.id, trade.shop.id));
    expect((await trade.post('admin', '/main/workOrder/commercial/add', trade.orderDraft())).code).toBe(1024003);
    await trade.db.update(shops).set({ shopStatus: 2 }).where(eq(shops.id, trade.shop.id));
  });

  it('name enabled rules of their country that are valid when they begin, chosen by administrators: 1024008, 1020002', async () => {
    const ruleOf = (more: Record<string, unknown>) =>
      trade.must('admin', '/main/rule/add', {
        ruleName: 'Agreed with the order',
        ruleType: 2,
        dimension: 1,
        country: 'PH',
        base: '1',
        ratio: '1',
        amount: '10',
        validBegin: addDays(trade.today, 1),
        scopes: [{ scopeType: 1, scopeId: trade.ids.bd }],
        ...more,
      });
    const { id: rule } = await ruleOf({});
    const made = (more: Record<string, unknown>, who: 'admin' | 'leader' = 'admin') =>
      trade.post(
        who,
        '/main/workOrder/commercial/add',
        trade.orderDraft({ ruleIds: [rule], validBegin: addDays(trade.today, 1), ...more }),
      );
    expect((await made({})).code).toBe(1024008);
    await trade.must('admin', '/main/rule/enable', { id: rule });
    expect((await made({ validBegin: trade.today })).code).toBe(1024008);
    expect((await made({}, 'leader')).code).toBe(1020002);
    const { id: foreign } = await ruleOf({ ruleName: 'Of another country', country: 'VN', scopes: [] });
    expect((await made({ ruleIds: [foreign] })).code).toBe(1020002);
    const { id } = (await made({ ruleIds: [rule, rule] })).data;
    const order = await trade.detail(id);
    expect(order.rules).toEqual([{ id: rule, name: 'Agreed with the order' }]);
    const draft = trade.orderDraft({ validBegin: addDays(trade.today, 1), workOrderName: 'Renamed' });
    await trade.must('admin', '/main/workOrder/commercial/edit', { id, version: order.version, ...draft });
    expect((await trade.detail(id)).rules).toEqual(order.rules);
    await trade.must('admin', '/main/workOrder/commercial/edit', { id, version: order.version + 1, ...draft, ruleIds: [] });
    expect((await trade.detail(id)).rules).toEqual([]);
    await trade.must('admin', '/main/rule/disable', { id: rule });
  });

  it('of team leaders need a whole-package ratio', async () => {
    expect((await trade.post('leader', '/main/workOrder/leader/add', trade.orderDraft({ wholeProportion: undefined }))).code).toBe(1024001);
  });

  it('C-103 are not edited over a change of somebody else, and ratios freeze with the hand-out: 1024014', async () => {
    const id = await trade.addOrder();
    const edit = (version: number, more = {}) =>
      trade.post('admin', '/main/workOrder/commercial/edit', { id, version, ...trade.orderDraft(more) });
    expect((await edit(0, { workOrderName: 'Renamed' })).code).toBe(200);
    expect((await edit(0)).code).toBe(1020003);
    await trade.allocate(id, [['bd', 2]]);
    await trade.handOut(id);
    expect((await edit(9, { upProportion: '13' })).code).toBe(1024014);
    expect((await edit(9)).code).toBe(1020001);
  });
});

describe('allocating and handing out', () => {
  it('refuses BDs of other countries and people who are no BDs by name: 1024005', async () => {
    const id = await trade.addOrder();
    expect((await trade.allocate(id, [['foreignBd', 2]])).message).toMatch(/^BD .+ is disabled or not in your team\.$/);
    expect((await trade.allocate(id, [['admin', 2]])).code).toBe(1024005);
    const options = (await trade.get<{ id: string; openOrders: number }[]>('admin', '/main/workOrder/allocatable', { id })).data;
    expect(options.map((option) => option.id)).toContain(trade.ids.bd);
    expect(options).toHaveLength(6);
  });

  it('refuses until every place is allocated, then issues with a frozen copy and tells each BD', async () => {
    const id = await trade.addOrder({ requireUpNum: 3 });
    await trade.allocate(id, [['bd', 2]]);
    expect((await trade.handOut(id)).failed).toMatchObject([
      { code: 1024006, message: 'All creators must be allocated before issuing (2 of 3).' },
    ]);
    await trade.allocate(id, [
      ['bd', 2],
      ['bd2', 1],
    ]);
    expect((await trade.handOut(id)).ok).toEqual([id]);
    const order = await trade.detail(id);
    expect(order).toMatchObject({
      workOrderStatus: 1,
      shopSnapshot: { shopName: trade.shop.shopName },
      goodsSnapshot: { goodsName: trade.product.goodsName, price: trade.product.price },
    });
    expect(order.batchNo).toMatch(/^PC/);
    expect((await trade.handOut(id)).failed[0]?.code).toBe(1020001);
    for (const bd of [trade.ids.bd, trade.ids.bd2])
      expect(await titles(bd, id)).toMatchObject([{ title: 'New order: Test order', status: 1 }]);
    await trade.db.update(goods).set({ goodsName: 'Another name' }).where(eq(goods.id, trade.product.id));
    expect((await trade.detail(id)).goodsSnapshot?.goodsName).toBe(trade.product.goodsName);
    await trade.db.update(goods).set({ goodsName: trade.product.goodsName }).where(eq(goods.id, trade.product.id));
  });

  it('refuses what has expired: 1024007', async () => {
    const id = await trade.addOrder();
    await trade.allocate(id, [['bd', 2]]);
    await set(id, { expireDate: addDays(trade.today, -1) });
    expect((await trade.handOut(id)).failed[0]?.code).toBe(1024007);
  });

  it('shows its merchant and product as they are until then, for its PDF, and only to those who see both', async () => {
    const id = await trade.addOrder();
    const { shopName, shopCode, telephone, mailAddress } = trade.shop;
    const now = {
      shopSnapshot: null,
      shopNow: { shopName, shopCode, telephone, mailAddress },
      goodsNow: { goodsName: trade.product.goodsName, goodsUrl: trade.product.goodsUrl },
    };
    expect(await trade.detail(id)).toMatchObject(now);
    expect([
      (await trade.get('shop', '/main/workOrder/detail', { id })).code,
      (await trade.get('bd', '/main/workOrder/detail', { id })).code,
    ]).toEqual([1020002, 1020002]);
    const printed = async (all: boolean) =>
      (
        await printedOrders(trade.db, [id], {
          persona: 'all',
          shopId: null,
          scope: { all, orgIds: [] },
          caller: { userId: trade.ids.otherLeader, permissions: new Set() },
        } as unknown as Viewer)
      )[0];
    expect(await printed(true)).toMatchObject({ shop: now.shopNow, goodsInfo: now.goodsNow });
    expect(await printed(false)).toMatchObject({ shop: { shopName, country: 'PH' }, goodsInfo: { goodsName: trade.product.goodsName } });
    expect(JSON.stringify(await printed(false))).not.toContain(telephone);
    await trade.allocate(id, [['bd', 2]]);
    await trade.handOut(id);
    expect(await trade.detail(id)).toMatchObject({ shopSnapshot: now.shopNow, shopNow: null, goodsNow: null });
  });

  it('is taken back while nobody has claimed, with its notices: 1024009 later', async () => {
    const id = await trade.issued();
    expect((await trade.post('admin', '/main/workOrder/recall', { id })).code).toBe(200);
    expect(await trade.detail(id)).toMatchObject({ workOrderStatus: 0, shopSnapshot: null, handOutTime: null });
    expect((await titles(trade.ids.bd, id)).map(({ status }) => status)).toEqual([2, 1]);
    expect((await trade.post('admin', '/main/workOrder/recall', { id })).code).toBe(1020001);
    await trade.handOut(id);
    await trade.must('bd', '/main/workOrder/claim', { id });
    expect((await trade.post('admin', '/main/workOrder/recall', { id })).code).toBe(1024009);
  });
});

describe('claiming and returning', () => {
  it('shows the step that its state names, with who and when: the chip and the steps say the same', async () => {
    const [draft, claimed] = [await trade.addOrder(), await trade.claimed()];
    const stepsOf = async (id: string) => (await trade.detail(id)).steps.map(({ key, state }) => `${key} ${state}`);
    expect((await stepsOf(draft)).slice(0, 2)).toEqual(['draft current', 'handOut coming']);
    await trade.allocate(draft, [['bd', 2]]);
    await trade.handOut(draft);
    expect((await stepsOf(draft)).slice(0, 3)).toEqual(['draft done', 'handOut current', 'claim coming']);
    expect((await stepsOf(claimed)).slice(1, 4)).toEqual(['handOut done', 'claim current', 'approve coming']);
    const [, , claim] = (await trade.detail(claimed)).steps;
    expect(claim).toMatchObject({
      who: expect.any(String) as string,
      time: expect.stringMatching(/^\d{4}-/) as string,
    });
  });

  it('moves the order with the first claim and is refused to others: 1024010, 1020002', async () => {
    const id = await trade.addOrder();
    await trade.allocate(id, [
      ['bd', 1],
      ['bd2', 1],
    ]);
    await trade.handOut(id);
    expect((await trade.post('foreignBd', '/main/workOrder/claim', { id })).code).toBe(1020002);
    expect((await trade.post('bd', '/main/workOrder/claim', { id })).code).toBe(200);
    expect((await trade.post('bd', '/main/workOrder/claim', { id })).code).toBe(1024010);
    expect((await trade.detail(id)).workOrderStatus).toBe(2);
    expect((await trade.post('bd2', '/main/workOrder/claim', { id })).code).toBe(200);
  });

  it('stops at the last day and at 20 open orders: 1024007, 1024011', async () => {
    const id = await trade.issued();
    await set(id, { expireDate: addDays(trade.today, -1) });
    expect((await trade.post('bd', '/main/workOrder/claim', { id })).code).toBe(1024007);
    await set(id, { expireDate: trade.today });
    const [order] = await trade.db.select().from(workOrders).where(eq(workOrders.id, id));
    if (!order) throw new Error('no order');
    const filler = await trade.db
      .insert(workOrders)
      .values(Array.from({ length: 20 }, (_, n) => ({ ...order, id: undefined, workOrderNo: `FULL-${n}`, workOrderStatus: 2 })))
      .returning({ id: workOrders.id });
    await trade.db.insert(workOrderBds).values(
      filler.map((row) => ({
        workOrderId: row.id,
        bdId: trade.ids.bd,
        allocNum: 1,
        allocStatus: 1,
      })),
    );
    const full = await trade.post('bd', '/main/workOrder/claim', { id });
    expect([full.code, /^You already hold \d+ open orders\.$/.test(full.message)]).toEqual([1024011, true]);
    for (const row of filler) await set(row.id, { workOrderStatus: 3 });
    expect((await trade.post('bd', '/main/workOrder/claim', { id })).code).toBe(200);
  });

  it('gives a share back with a reason until a creator was approved: 1024012; the leader gives it to another BD', async () => {
    const id = await trade.claimed();
    const pending = await trade.submitted(id);
    expect((await trade.post('bd', '/main/workOrder/returnAlloc', { id, reason: '' })).code).toBe(1012001);
    expect((await trade.post('bd', '/main/workOrder/returnAlloc', { id, reason: 'No time.' })).code).toBe(200);
    expect((await trade.db.select().from(workOrderUps).where(eq(workOrderUps.id, pending)))[0]?.approvalStatus).toBe(4);
    const { allocations, next, can } = await trade.detail(id);
    expect([next?.key, can.includes('reallocate'), allocations[0]?.allocStatus]).toEqual(['reallocate', true, 2]);
    const allocationId = allocations[0]?.id;
    expect((await trade.post('admin', '/main/workOrder/reallocate', { allocationId, bdId: trade.ids.foreignBd })).code).toBe(1024005);
    expect((await trade.post('admin', '/main/workOrder/reallocate', { allocationId, bdId: trade.ids.bd2 })).code).toBe(200);
    expect((await trade.post('admin', '/main/workOrder/reallocate', { allocationId, bdId: trade.ids.bd2 })).code).toBe(1020001);
    await trade.must('bd2', '/main/workOrder/claim', { id });
    const up = (
      await trade.must('bd2', '/main/workOrderUp/submitUp', { workOrderId: id, upId: await trade.freeUp(), recommendReason: 'r' })
    ).id;
    await trade.must('admin', '/main/workOrderUp/approve', { id: up });
    expect((await trade.post('bd2', '/main/workOrder/returnAlloc', { id, reason: 'No time.' })).code).toBe(1024012);
  });
});

describe('extending, ending, reopening, deleting', () => {
  it('moves the last day back, within 360 days: 1024013', async () => {
    const id = await trade.issued();
    const extend = (days: number) => trade.post('admin', '/main/workOrder/extend', { id, expireDate: addDays(trade.today, days) });
    expect([(await extend(30)).code, (await extend(361)).code, (await extend(60)).code]).toEqual([1024013, 1024013, 200]);
    expect((await titles(trade.ids.bd, id)).map(({ title }) => title)).toContain('Order extended: Test order');
  });

  it('ends once reviews are decided, or rejects them: 1024015', async () => {
    const id = await trade.claimed();
    const up = await trade.submitted(id);
    expect((await trade.post('admin', '/main/workOrder/end', { id, reason: 'Budget.' })).message).toBe('1 submissions still await review.');
    expect((await trade.post('admin', '/main/workOrder/end', { id, reason: 'Budget.', rejectPending: true })).code).toBe(200);
    expect((await trade.db.select().from(workOrderUps).where(eq(workOrderUps.id, up)))[0]).toMatchObject({
      approvalStatus: 3,
      rejectReason: '{orderEnded}',
    });
    expect(await trade.detail(id)).toMatchObject({ workOrderStatus: 3, endReason: 'Budget.', next: { key: 'ended' } });
    expect((await trade.post('admin', '/main/workOrder/end', { id, reason: 'Again.' })).code).toBe(1020001);
    expect(
      (await trade.post('bd', '/main/workOrderUp/submitUp', { workOrderId: id, upId: await trade.freeUp(), recommendReason: 'r' })).code,
    ).toBe(1020001);
  });

  it('opens again within 7 days: 1024016 later', async () => {
    const id = await trade.claimed();
    await trade.must('admin', '/main/workOrder/end', { id, reason: 'Too early.' });
    expect((await trade.post('leader', '/main/workOrder/reopen', { id })).code).toBe(1013002);
    expect((await trade.post('admin', '/main/workOrder/reopen', { id })).code).toBe(200);
    expect((await trade.detail(id)).workOrderStatus).toBe(2);
    await trade.must('admin', '/main/workOrder/end', { id, reason: 'Now.' });
    await set(id, { endTime: new Date(Date.now() - 8 * 86_400_000) });
    expect((await trade.post('admin', '/main/workOrder/reopen', { id })).code).toBe(1024016);
  });

  it('ends by itself the day after the last one in its country', async () => {
    const id = await trade.claimed({ expireDate: trade.today });
    await endExpired(server.services);
    expect((await trade.detail(id)).workOrderStatus).toBe(2);
    await endExpired(server.services, new Date(Date.now() + 26 * 3_600_000));
    expect((await trade.detail(id)).workOrderStatus).toBe(3);
    const [row] = await trade.db
      .select()
      .from(auditLogs)
      .where(and(eq(auditLogs.object, `workOrder:${id}`), eq(auditLogs.action, 'workOrder.end')))
      .orderBy(auditLogs.seq);
    expect(row).toMatchObject({ userId: null, detail: { from: 'claimed', to: 'ended' } });
  });

  it('deletes drafts and ended orders without finished creators: 1024017', async () => {
    const remove = async (id: string) =>
      (await trade.must<{ ok: string[]; failed: { code: number }[] }>('admin', '/main/workOrder/commercial/delete', { ids: [id] }))
        .failed[0]?.code ?? 200;
    const draft = await trade.addOrder();
    expect([await remove(draft), await remove(draft)]).toEqual([200, 1020002]);
    const running = await trade.claimed();
    const up = await trade.approved(running);
    expect(await remove(running)).toBe(1020001);
    await trade.must('admin', '/main/workOrder/end', { id: running, reason: 'Done.' });
    await trade.db.update(workOrderUps).set({ cooperationStatus: 5 }).where(eq(workOrderUps.id, up));
    expect(await remove(running)).toBe(1024017);
  });
});
