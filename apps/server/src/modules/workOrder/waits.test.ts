import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/startServer';
import { type Trade, tradeOn } from '../../testing/trade';
import { addDays } from '../country';
import { workOrderUps } from '../workOrderUp/tables';
import { workOrders } from './tables';

let server: TestServer;
let trade: Trade;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  // Orders of the demo data would count here.
  await trade.db.delete(workOrders);
});
afterAll(() => server.close());

type Name = Parameters<Trade['get']>[0];
const lists: Partial<Record<Name, string>> = { bd: 'bd', bd2: 'bd', foreignBd: 'bd', shop: 'shop', otherShop: 'shop' };
const found = async (by: Name, query: Record<string, string>) => {
  const answer = await trade.get<{ rows: { id: string }[] }>(by, `/main/workOrder/${lists[by] ?? 'commercial'}${lists[by] ? '' : '/page'}`, { pageSize: 100, ...query });
  expect(answer.code).toBe(200);
  return answer.data.rows.map(({ id }) => id);
};
const waits = async (id: string, ...people: Name[]) => (await Promise.all(people.map(async (by) => ((await found(by, { waits: 'me' })).includes(id) ? by : [])))).flat();
const everybody: Name[] = ['admin', 'leader', 'otherLeader', 'bd', 'bd2', 'foreignBd', 'shop', 'otherShop', 'finance'];

describe('orders that wait for the one who asks', () => {
  it('go from hand to hand: managers, the BD, reviewers, the BD again', async () => {
    const id = await trade.addOrder();
    expect(await waits(id, ...everybody)).toEqual(['admin']);
    await trade.allocate(id, [['bd', 2]]);
    await trade.handOut(id);
    expect(await waits(id, ...everybody)).toEqual(['bd']);
    await trade.must('bd', '/main/workOrder/claim', { id });
    expect(await waits(id, ...everybody)).toEqual([]);
    const submission = await trade.submitted(id);
    expect(await waits(id, ...everybody)).toEqual(['admin']);
    await trade.must('admin', '/main/workOrderUp/reject', { id: submission, reason: 'Too small.' });
    expect(await waits(id, ...everybody)).toEqual(['bd']);
    await trade.must('bd', '/main/workOrderUp/resubmit', { id: submission, recommendReason: 'Grew since.' });
    await trade.must('admin', '/main/workOrderUp/approve', { id: submission });
    expect(await waits(id, ...everybody)).toEqual(['bd']);
  });

  it('a returned share waits for its managers; a merchant only for what it is asked to confirm', async () => {
    const returned = await trade.claimed();
    await trade.must('bd', '/main/workOrder/returnAlloc', { id: returned, reason: 'On leave.' });
    expect(await waits(returned, ...everybody)).toEqual(['admin', 'leader']);
    const asked = await trade.claimed({ shopConfirm: true });
    await trade.submitted(asked);
    expect(await waits(asked, ...everybody)).toEqual(['admin', 'shop']);
  });
});

describe('orders that are due', () => {
  it('are overdue while running and a publish day is over without a link, as far as it is seen', async () => {
    const id = await trade.claimed({ previewRequired: false });
    const submission = await trade.agreed(id);
    const seen = async () => (await Promise.all(everybody.map(async (by) => ((await found(by, { due: 'overdue' })).includes(id) ? by : [])))).flat();
    expect(await seen()).toEqual([]);
    await trade.db.update(workOrderUps).set({ publishDeadline: addDays(trade.today, -1) }).where(eq(workOrderUps.id, submission));
    expect(await seen()).toEqual(['admin', 'leader', 'bd', 'shop', 'finance']);
    await trade.db.update(workOrderUps).set({ publishDeadline: trade.today }).where(eq(workOrderUps.id, submission));
    expect(await seen()).toEqual([]);
    await trade.db.update(workOrderUps).set({ publishDeadline: addDays(trade.today, -1) }).where(eq(workOrderUps.id, submission));
    await trade.db.update(workOrders).set({ workOrderStatus: 3 }).where(eq(workOrders.id, id));
    expect(await seen()).toEqual([]);
  });

  it('end soon within seven days of their country, drafts and ended ones never', async () => {
    const [today, week, later, draft] = [await trade.issued({ expireDate: trade.today }), await trade.issued({ expireDate: addDays(trade.today, 7) }), await trade.issued({ expireDate: addDays(trade.today, 8) }), await trade.addOrder({ expireDate: trade.today })];
    const ending = await found('admin', { due: 'ending' });
    expect([today, week, later, draft].map((id) => ending.includes(id))).toEqual([true, true, false, false]);
    expect((await found('bd', { due: 'ending' })).sort()).toEqual(ending.sort());
    expect(await found('foreignBd', { due: 'ending' })).toEqual([]);
  });

  it('nothing else is asked for: 1012001', async () => {
    for (const query of [{ due: 'soon' }, { waits: 'you' }] as Record<string, string>[]) expect((await trade.get('bd', '/main/workOrder/bd', query)).code).toBe(1012001);
  });
});
