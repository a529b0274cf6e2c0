import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkSteps } from '../../../testing/transitions/linkSteps';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';
import { users } from '../../../tables/base/user';
import { workOrders } from '../../../tables/trade/order';

let server: TestServer;
let trade: Trade;
let order: string;
let submission: string;
/** Names, accounts and ids of the agency's people in this order. */
let secrets: string[];
let shopName: string;

beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  // Creators have names like people: nobody else is called so.
  for (const [name, id] of [
    ['Quillon Underbough', trade.ids.bd],
    ['Thessaly Vanterpool', trade.ids.admin],
    ['Isolde Wraxhall', trade.ids.leader],
  ] as const)
    await trade.db.update(users).set({ name }).where(eq(users.id, id));
  order = await trade.claimed({ shopConfirm: true });
  await trade.db.update(workOrders).set({ leaderId: trade.ids.leader }).where(eq(workOrders.id, order));
  submission = await trade.agreed(order);
  await linkSteps(trade).preview(submission);
  await trade.submitted(order);
  await trade.must('bd', '/main/intent/send', { upId: await trade.freeUp(), goodsId: trade.product.id, message: 'Hello.' });
  const people = await trade.db
    .select({ id: users.id, account: users.account, name: users.name })
    .from(users)
    .where(inArray(users.id, [trade.ids.bd, trade.ids.admin, trade.ids.leader]));
  secrets = people.flatMap(({ id, account, name }) => (id === trade.ids.bd ? [`"${id}"`, account, name] : [account, name]));
  shopName = (await trade.db.select({ name: users.name }).from(users).where(eq(users.id, trade.ids.shop)))[0]?.name ?? '';
});
afterAll(() => server.close());

const found = (answer: unknown) => secrets.filter((secret) => JSON.stringify(answer).includes(secret));

describe('2.5 a merchant never reads the names of BDs and reviewers', () => {
  it.each([
    ['the order', () => ['/main/workOrder/detail', { id: order }]],
    ['its history', () => ['/main/workOrder/history', { id: order }]],
    ['the list of orders', () => ['/main/workOrder/shop', { pageNo: 1, pageSize: 20 }]],
    ['its creators', () => ['/main/workOrderUp/ofOrder', { workOrderId: order }]],
    ['the history of a creator in it', () => ['/main/workOrderUp/history', { id: submission }]],
    ['the review of creators', () => ['/main/workOrderUp/page', { pageNo: 1, pageSize: 20 }]],
    ['the review of links', () => ['/main/workOrderLink/page', { pageNo: 1, pageSize: 20 }]],
    ['the history of the product', () => ['/main/goods/history', { id: trade.product.id }]],
    ['the invitations for it', () => ['/main/intent/page', { pageNo: 1, pageSize: 20 }]],
    ['the notices', () => ['/main/sysNotice/limitLastSysNotice', { noticeClass: 3 }]],
  ] as [string, () => [string, Record<string, string | number>]][])('in %s', async (_what, ask) => {
    const [path, query] = ask();
    const answer = await trade.get<unknown>('shop', path, query);
    expect([answer.code, found(answer.data)]).toEqual([200, []]);
  });

  it('but what they are, and the own name; the agency reads names', async () => {
    const actors = async (by: 'shop' | 'admin') =>
      (await trade.get<{ action: string; actorName: string }[]>(by, '/main/workOrder/history', { id: order })).data;
    const seen = new Map((await actors('shop')).map(({ action, actorName }) => [action, actorName]));
    expect([seen.get('workOrder.handOut'), seen.get('workOrderUp.agree')]).toEqual(['Administrator', 'Business developer']);
    const known = (await actors('admin')).map(({ actorName }) => actorName);
    expect(known).toContain(secrets.find((secret) => known.includes(secret)));
    const form = (
      await trade.must('shop', '/main/demandForm/add', {
        demandName: 'Wish',
        goodsId: trade.product.id,
        requireUpNum: 2,
        wholeProportion: '20',
        upProportion: '12',
        workAttribute: 1,
        upShotCost: '2500',
        provideSample: false,
      })
    ).id;
    expect((await trade.get<{ actorName: string }[]>('shop', '/main/demandForm/history', { id: form })).data).toMatchObject([
      { actorName: shopName },
    ]);
  });

  it('nor how orders are shared out: a filter by BD or leader finds a merchant nothing, and a BD only the own share', async () => {
    const count = async (by: 'shop' | 'bd' | 'admin', query: Record<string, string>) => {
      const list = { shop: 'workOrder/shop', bd: 'workOrder/bd', admin: 'workOrder/commercial/page' }[by];
      const { rows } = (await trade.get<{ rows: { id: string }[] }>(by, `/main/${list}`, { pageSize: 100, ...query })).data;
      return rows.filter(({ id }) => id === shared).length;
    };
    const shared = await trade.addOrder();
    await trade.allocate(shared, [
      ['bd', 1],
      ['bd2', 1],
    ]);
    await trade.handOut(shared);
    await trade.db.update(workOrders).set({ leaderId: trade.ids.leader }).where(eq(workOrders.id, shared));
    const byBd = { bdId: trade.ids.bd2 };
    expect([
      await count('shop', {}),
      await count('shop', byBd),
      await count('bd', byBd),
      await count('bd', { bdId: trade.ids.bd }),
      await count('admin', byBd),
    ]).toEqual([1, 0, 0, 1, 1]);
    const byLeader = { leaderId: trade.ids.leader };
    expect([await count('shop', byLeader), await count('bd', byLeader), await count('admin', byLeader)]).toEqual([0, 1, 1]);
  });

  it('nor how many creators are under review, unless it is asked to confirm them', async () => {
    const pending = async (by: 'shop' | 'admin', id: string) =>
      (await trade.get<{ pendingNum: number }>(by, '/main/workOrder/detail', { id })).data.pendingNum;
    const [silent, asked] = [await trade.claimed(), await trade.claimed({ shopConfirm: true })];
    for (const id of [silent, asked]) await trade.submitted(id);
    expect([await pending('shop', silent), await pending('admin', silent), await pending('shop', asked)]).toEqual([0, 1, 1]);
  });
});
