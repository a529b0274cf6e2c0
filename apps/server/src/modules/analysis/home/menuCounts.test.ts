import { type CountedMenu, mostCounted } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { type Trade, tradeOn } from '../../../testing/trade';

let server: TestServer;
let trade: Trade;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
});
afterAll(() => server.close());

type Counts = Partial<Record<CountedMenu, number>>;
type Lists = Partial<Record<CountedMenu, readonly [list: string, query: Record<string, string | number>]>>;
type Name = Parameters<Trade['get']>[0];

const path = '/main/home/menuCounts';
const countsOf = async (client: TestClient): Promise<Counts> => (await client.get(path)).body.data as Counts;
const of = async (by: Name, menu: CountedMenu): Promise<number> => (await countsOf(trade.as[by]))[menu] ?? 0;

/** Which entries each role has counted, and the filter with which the list shows the same rows. */
const rechecks: Lists = { linkAudit: ['workOrderLink/page', { reviewStatus: 1, linkStatus: 3 }] };
const managed: Lists = {
  demand: ['demandForm/page', { demandStatus: 1 }],
  script: ['script/page', { reviewStatus: 1 }],
  workOrderCom: ['workOrder/commercial/page', { waits: 'me' }],
  workOrderLeader: ['workOrder/leader/page', { waits: 'me' }],
};
const admin: Lists = {
  ...managed,
  shop: ['shop/page', { papers: 'waiting' }],
  upAudit: ['workOrderUp/page', { approvalStatus: 1 }],
  linkAudit: ['workOrderLink/page', { reviewStatus: 1 }],
};
const bd: Lists = {
  ...rechecks,
  script: ['script/page', { reviewStatus: 3 }],
  workOrderHall: ['workOrder/hall', {}],
  workOrderBd: ['workOrder/bd', { waits: 'me' }],
  intent: ['intent/page', { intentStatus: 2 }],
  sample: ['sample/page', { waits: 'me' }],
  followUp: ['followUp/page', { waits: 'me' }],
  live: ['live/page', { waits: 'me' }],
};
const shop: Lists = {
  demand: ['demandForm/page', { demandStatus: 0 }],
  workOrderShop: ['workOrder/shop', { waits: 'me' }],
  upAudit: ['workOrderUp/page', { approvalStatus: 1 }],
  sample: ['sample/page', { waits: 'me' }],
};
const staff: Lists = { ...rechecks, upLibrary: ['up/page', { dataAge: 'old' }] };
const people = {
  superAdmin: admin,
  admin,
  'leader.vn': managed,
  'leader.ph': managed,
  'bd.vn.1': bd,
  'bd.ph.2': bd,
  'shop.vn.1': shop,
  'shop.ph.2': shop,
  'staff.1': staff,
  finance: {} as Lists,
};

describe('what waits behind the entries of the menu', () => {
  it('is as much as the list of each entry shows, for every role', async () => {
    // Figures that nobody has renewed, as a collection that stopped would leave them.
    await trade.db.execute(sql`update ups set data_time = now() - interval '31 days' where status <> 2`);
    for (const [account, lists] of Object.entries(people)) {
      const client = await server.as(account);
      const { shopAuth, ...counts } = await countsOf(client);
      const shown: Counts = {};
      for (const [menu, [list, query]] of Object.entries(lists) as [CountedMenu, readonly [string, Record<string, string | number>]][]) {
        const { totalRows } = (await client.get(`/main/${list}`, query)).body.data as { totalRows: number };
        if (totalRows > 0) shown[menu] = Math.min(totalRows, mostCounted);
      }
      expect([account, counts]).toEqual([account, shown]);
      expect([account, shopAuth === undefined || account.startsWith('shop')]).toEqual([account, true]);
      expect([account, Object.keys(shown).length > 0]).toEqual([account, account !== 'finance']);
    }
    expect((await countsOf(await server.as('staff.1'))).upLibrary).toBeGreaterThan(100);
  });

  it('follows an order from hand to hand; other teams and merchants count nothing of it', async () => {
    await trade.db.execute(sql`delete from work_orders`);
    const all = async (menu: CountedMenu) =>
      Object.fromEntries(
        await Promise.all(
          (['admin', 'leader', 'otherLeader', 'bd', 'bd2', 'foreignBd', 'shop', 'otherShop', 'finance'] as const).map(
            async (by) => [by, await of(by, menu)] as const,
          ),
        ).then((found) => found.filter(([, n]) => n > 0)),
      );
    const id = await trade.addOrder({ requireUpNum: 1 });
    expect(await all('workOrderCom')).toEqual({ admin: 1 });
    await trade.allocate(id, [['bd', 1]]);
    await trade.handOut(id);
    expect([await all('workOrderCom'), await all('workOrderHall'), await all('workOrderBd')]).toEqual([{}, { bd: 1 }, { bd: 1 }]);
    await trade.must('bd', '/main/workOrder/claim', { id });
    expect([await all('workOrderHall'), await all('workOrderBd')]).toEqual([{}, { bd: 1 }]);
    expect((await trade.get<{ tasks: { key: string }[] }>('bd', '/main/home/summary', { application: 'marketing' })).data.tasks).toEqual(
      expect.arrayContaining([expect.objectContaining({ key: 'creatorsToSubmit', count: 1 })]),
    );
    const submission = await trade.submitted(id);
    expect([await all('upAudit'), await all('workOrderCom'), await all('workOrderBd')]).toEqual([{ admin: 1 }, { admin: 1 }, {}]);
    await trade.must('admin', '/main/workOrderUp/reject', { id: submission, reason: 'Too small.' });
    expect([await all('upAudit'), await all('workOrderBd')]).toEqual([{}, { bd: 1 }]);
    const returned = await trade.claimed();
    await trade.must('bd', '/main/workOrder/returnAlloc', { id: returned, reason: 'On leave.' });
    expect(await all('workOrderCom')).toEqual({ admin: 1, leader: 1 });
    await trade.submitted(await trade.claimed({ shopConfirm: true }));
    expect([await all('upAudit'), await all('workOrderShop')]).toEqual([{ admin: 1, shop: 1 }, { shop: 1 }]);
  });

  it('counts an order in which two things wait once, where the home names both', async () => {
    await trade.db.execute(sql`delete from work_orders`);
    const id = await trade.claimed();
    const [one, two] = [await trade.submitted(id), await trade.approved(id)];
    expect([one === two, await of('bd', 'workOrderBd')]).toEqual([false, 1]);
    await trade.must('admin', '/main/workOrderUp/reject', { id: one, reason: 'Too small.' });
    const { tasks } = (await trade.get<{ tasks: { key: string }[] }>('bd', '/main/home/summary', { application: 'marketing' })).data;
    expect(tasks.map(({ key }) => key)).toEqual(expect.arrayContaining(['creatorsRejected', 'creatorsToAgree']));
    expect(await of('bd', 'workOrderBd')).toBe(1);
  });

  it('needs a session, and of an entry the list as well as the work', async () => {
    expect((await server.get('/main/home/menuCounts')).body.code).toBe(1011004);
    expect((await trade.get('bd', path, { userId: '1' })).code).toBe(1012001);
    await trade.db.execute(sql`delete from work_orders`);
    await trade.issued();
    expect(await of('bd', 'workOrderHall')).toBe(1);
    const grant = sql`menu_id in (select id from menus where permission = 'workOrderHall:query') and role_id in (select id from roles where code = 'bd')`;
    await trade.db.execute(sql`delete from menu_grants where ${grant}`);
    const counts = await countsOf(trade.as.bd);
    expect([counts.workOrderHall, counts.workOrderBd]).toEqual([undefined, 1]);
  });
});
