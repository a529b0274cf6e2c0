import { and, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLine } from '../../../testing/openLine';
import { testClient } from '../../../testing/testClient';
import { type TwoServers, twoServers } from '../../../testing/twoServers';
import { auditLogs } from '../../../tables/base/audit';
import { upOwnerHistory, ups } from '../../../tables/creators/creator';
import { workOrderBds, workOrders } from '../../../tables/trade/order';

const adminUrl = process.env['TEST_DATABASE_URL'] ?? '';
/** On a crowded machine a call may wait in vain for a connection: it has won nothing either. */
const away = 1016006;

describe.runIf(adminUrl)('the trade on PostgreSQL behind two servers', () => {
  let two: TwoServers;
  beforeAll(async () => {
    two = await twoServers(adminUrl);
  }, 120_000);
  afterAll(() => two.close());

  const noted = async (action: string, objects: readonly string[]) =>
    (
      await two.trade.db
        .select({ object: auditLogs.object })
        .from(auditLogs)
        .where(and(eq(auditLogs.action, action), inArray(auditLogs.object, [...objects])))
    )
      .map(({ object }) => object)
      .sort();

  it('F5 of 32 claims of one share at once, on each of 200 orders, exactly one wins', async () => {
    const { trade, on } = two;
    const [order] = await trade.db
      .select()
      .from(workOrders)
      .where(eq(workOrders.id, await trade.addOrder({ requireUpNum: 1 })));
    if (!order) throw new Error('no order');
    const { id: _, ...template } = order;
    const rows = await trade.db
      .insert(workOrders)
      .values(Array.from({ length: 200 }, (_row, n) => ({ ...template, workOrderNo: `RACE-${n}`, workOrderStatus: 1 })))
      .returning({ id: workOrders.id });
    const ids = rows.map(({ id }) => id);
    await trade.db.insert(workOrderBds).values(ids.map((workOrderId) => ({ workOrderId, bdId: trade.ids.bd, allocNum: 1 })));
    const wrong: string[] = [];
    for (const id of ids) {
      const codes = await Promise.all(
        Array.from({ length: 32 }, async (_claim, n) => (await on(n, trade.as.bd).post('/main/workOrder/claim', { id })).body.code),
      );
      if (codes.filter((code) => code === 200).length !== 1 || codes.some((code) => ![200, 1024010, away].includes(code)))
        wrong.push(`${id}: ${codes.filter((code) => code !== 1024010).join()}`);
      // The limit of open orders is another test's.
      await trade.db.update(workOrders).set({ workOrderStatus: 3 }).where(eq(workOrders.id, id));
    }
    expect(wrong).toEqual([]);
    const objects = ids.map((id) => `workOrder:${id}`).sort();
    expect(await noted('workOrder.claim', objects)).toEqual(objects);
  }, 600_000);

  it('F5 of eight BDs who claim one creator at once, 60 times, exactly one owns it', async () => {
    const { trade, on } = two;
    const bds = await Promise.all(
      ['bd.ph.1', 'bd.ph.2', 'bd.ph.3', 'bd.ph.4', 'bd.vn.1', 'bd.vn.2', 'bd.my.1', 'bd.th.1'].map((account) => two.as(account)),
    );
    const [template] = await trade.db.select().from(ups).where(isNull(ups.bdId)).limit(1);
    if (!template) throw new Error('no creator');
    const { id: _id, searchText: _text, ...creator } = template;
    const rows = await trade.db
      .insert(ups)
      .values(Array.from({ length: 60 }, (_, n) => ({ ...creator, platformId: `race-${n}`, upNumber: `race.${n}` })))
      .returning({ id: ups.id });
    const wrong: string[] = [];
    for (const { id } of rows) {
      const answers = await Promise.all(
        bds.map(
          async (client, n) =>
            (await on(n, client).post('/main/up/claim', { ids: [id] })).body.data as { ok: string[]; failed: { code: number }[] },
        ),
      );
      if (
        answers.filter(({ ok }) => ok.length === 1).length !== 1 ||
        answers.some(({ failed }) => failed.some(({ code }) => ![1025001, away].includes(code)))
      )
        wrong.push(`${id}: ${answers.flatMap(({ failed }) => failed.map(({ code }) => code)).join()}`);
    }
    expect(wrong).toEqual([]);
    const ids = rows.map(({ id }) => id);
    expect(
      await noted(
        'up.claim',
        ids.map((id) => `up:${id}`),
      ),
    ).toEqual(ids.map((id) => `up:${id}`).sort());
    const history = await trade.db
      .select({ upId: upOwnerHistory.upId, bdId: upOwnerHistory.toBdId })
      .from(upOwnerHistory)
      .where(inArray(upOwnerHistory.upId, ids))
      .orderBy(upOwnerHistory.upId);
    expect(history).toEqual(await trade.db.select({ upId: ups.id, bdId: ups.bdId }).from(ups).where(inArray(ups.id, ids)).orderBy(ups.id));
  }, 600_000);

  it('F4 a write whose answer was lost is done once: retried with its key it gets the first answer', async () => {
    const { trade, servers } = two;
    const line = await openLine(servers[0].url);
    const client = testClient(line.url, trade.as.admin.token);
    for (let n = 0; n < 5; n += 1) {
      const workOrderName = `Lost answer ${n}`;
      const send = () =>
        client.post('/main/workOrder/commercial/add', trade.orderDraft({ workOrderName }), { 'idempotency-key': `lost-${n}` });
      line.forget();
      await expect(send()).rejects.toThrow('fetch failed');
      line.mend();
      // A retry that comes before the first is through is told to wait.
      await expect.poll(async () => (await send()).status, { timeout: 20_000 }).toBe(200);
      const [again, other] = [await send(), await send()];
      expect(again.headers.get('idempotent-replay')).toBe('true');
      expect(other.body.data).toEqual(again.body.data);
      const kept = await trade.db.select({ id: workOrders.id }).from(workOrders).where(eq(workOrders.workOrderName, workOrderName));
      expect(kept).toEqual([{ id: (again.body.data as { id: string }).id }]);
      expect(await noted('workOrder.add', [`workOrder:${kept[0]?.id}`])).toHaveLength(1);
    }
    expect(line.forgotten()).toBe(5);
    line.close();
  }, 120_000);

  it('F4 a double click with one key, on either server, and two tabs with their own are applied once', async () => {
    const { trade, on } = two;
    const id = await trade.issued();
    const click = (n: number) => on(n, trade.as.bd).post('/main/workOrder/claim', { id }, { 'idempotency-key': `double-${id}` });
    const twice = await Promise.all([click(0), click(1)]);
    expect(twice.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect((await click(0)).body.code).toBe(200);
    expect(await noted('workOrder.claim', [`workOrder:${id}`])).toHaveLength(1);
    const upId = await trade.freeUp();
    const tabs = await Promise.all(
      [0, 1].map(
        async (n) =>
          (
            await on(n, trade.as.bd).post(
              '/main/workOrderUp/submitUp',
              { workOrderId: id, upId, recommendReason: 'Fits.' },
              { 'idempotency-key': `tab-${n}-${id}` },
            )
          ).body.code,
      ),
    );
    expect(tabs.toSorted((a, b) => a - b)).toEqual([200, 1025004]);
  }, 60_000);
});
