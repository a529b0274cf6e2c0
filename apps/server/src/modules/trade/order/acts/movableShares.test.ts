import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../../testing/startServer';
import { type Trade, tradeOn } from '../../../../testing/trade';
import { workOrders } from '../../../../tables/trade/order';

let server: TestServer;
let trade: Trade;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
});
beforeEach(async () => {
  // Orders of the demo data and of the test before would count here.
  await trade.db.delete(workOrders);
  await enable();
});
afterAll(() => server.close());

type Name = Parameters<Trade['get']>[0];
const managers: Name[] = ['admin', 'leader', 'otherLeader', 'finance'];
const found = async (by: Name, waits: 'me' | 'returned') =>
  (await trade.get<{ rows: { id: string }[] }>(by, '/main/workOrder/commercial/page', { pageSize: 100, waits })).data.rows.map(
    ({ id }) => id,
  );
const setAccount = (status: 0 | 1) => trade.must('admin', '/main/sysUser/changeStatus', { ids: [trade.ids.bd], status });
const disable = () => setAccount(1);
/** Disabling ended the session. */
const enable = async () => {
  await setAccount(0);
  trade.as.bd = await server.as('bd.ph.1');
};

/** How each manager stands to an order: the view "waiting for me", the button, the next step, the count beside the menu, the home. */
const stands = async (id: string) =>
  Object.fromEntries(
    await Promise.all(
      managers.map(async (by) => {
        const order: Awaited<ReturnType<Trade['detail']>> | null = await trade.detail(id, by);
        const { tasks } = (
          await trade.get<{ tasks: { key: string; count: number }[] | null }>(by, '/main/home/summary', { application: 'marketing' })
        ).data;
        const counts = (await trade.get<Record<string, number>>(by, '/main/home/menuCounts')).data;
        const signs = [
          (await found(by, 'me')).includes(id),
          order?.can.includes('reallocate') ?? false,
          order?.next?.key === 'reallocate',
          counts['workOrderCom'] === 1,
          tasks?.some(({ key, count }) => key === 'sharesReturned' && count === 1) ?? false,
        ];
        return [by, new Set(signs).size === 1 ? signs[0] : signs];
      }),
    ),
  );

const waitsFor = (...people: Name[]) => Object.fromEntries(managers.map((by) => [by, people.includes(by)]));

describe('a share of a BD whose account is disabled', () => {
  it('waits for whoever may give it to another BD, and for nobody once the account works again', async () => {
    const id = await trade.claimed();
    expect(await stands(id)).toEqual(waitsFor());
    await disable();
    expect(await stands(id)).toEqual(waitsFor('admin', 'leader'));
    await enable();
    expect(await stands(id)).toEqual(waitsFor());
  });

  it('waits before it is claimed too, and is done once another BD has it', async () => {
    const id = await trade.issued();
    await disable();
    expect(await stands(id)).toEqual(waitsFor('admin', 'leader'));
    expect(await found('admin', 'returned')).toEqual([id]);
    await trade.must('leader', '/main/workOrder/reallocate', {
      allocationId: (await trade.detail(id)).allocations[0]?.id,
      bdId: trade.ids.bd2,
    });
    expect([await stands(id), await found('admin', 'returned')]).toEqual([waitsFor(), []]);
  });

  it('is left alone as far as approved creators take its places: those places cannot be given away', async () => {
    const id = await trade.claimed();
    await trade.approved(id);
    await disable();
    expect(await stands(id)).toEqual(waitsFor('admin', 'leader'));
    const allocationId = (await trade.detail(id)).allocations[0]?.id;
    await trade.must('admin', '/main/workOrder/reallocate', { allocationId, bdId: trade.ids.bd2 });
    expect(await stands(id)).toEqual(waitsFor());
    expect((await trade.post('admin', '/main/workOrder/reallocate', { allocationId, bdId: trade.ids.bd2 })).code).toBe(1020001);
    expect((await trade.detail(id)).allocations.map(({ can }) => can.includes('reallocate'))).toEqual([false, false]);
  });

  it('is moved by nobody without the permission, and tells nobody else', async () => {
    const id = await trade.claimed();
    await disable();
    const allocationId = (await trade.detail(id)).allocations[0]?.id;
    expect([
      (await trade.post('finance', '/main/workOrder/reallocate', { allocationId, bdId: trade.ids.bd2 })).code,
      (await trade.post('otherLeader', '/main/workOrder/reallocate', { allocationId, bdId: trade.ids.bd2 })).code,
    ]).toEqual([1013002, 1020002]);
    expect((await trade.detail(id, 'finance')).next?.key).toBe('inProgress');
  });
});
