import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';
import { workOrders } from '../../../tables/trade/order';
import { workOrderLinks } from '../../../tables/trade/link';
import { workOrderUps } from '../../../tables/trade/submission';

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
const found = async (by: Name, area: 'workOrderUp' | 'workOrderLink', query: Record<string, string>) =>
  (await trade.get<{ rows: { id: string }[] }>(by, `/main/${area}/page`, { pageSize: 100, ...query })).data.rows.map(({ id }) => id);
const linked = async () => {
  const id = await trade.claimed();
  const workOrderUpId = await trade.agreed(id);
  return {
    id,
    workOrderUpId,
    link: (
      await trade.must('bd', '/main/workOrderLink/submitLink', {
        workOrderUpId,
        linkType: 1,
        link: `https://www.tiktok.com/@x/video/${id}`,
      })
    ).id,
  };
};

describe('the queues of reviews', () => {
  it('know what waits longer than 72 hours and is still open', async () => {
    const [late, fresh] = [await trade.submitted(await trade.claimed()), await trade.submitted(await trade.claimed())];
    const { link } = await linked();
    const ago = (hours: number) => sql`now() - ${`${hours} hours`}::interval`;
    await trade.db
      .update(workOrderUps)
      .set({ submitTime: ago(73) })
      .where(eq(workOrderUps.id, late));
    await trade.db
      .update(workOrderUps)
      .set({ submitTime: ago(71) })
      .where(eq(workOrderUps.id, fresh));
    expect(await found('admin', 'workOrderUp', { due: 'overdue' })).toEqual([late]);
    expect(await found('foreignBd', 'workOrderUp', { due: 'overdue' })).toEqual([]);
    expect(await found('admin', 'workOrderLink', { due: 'overdue' })).toEqual([]);
    await trade.db
      .update(workOrderLinks)
      .set({ submitTime: ago(73) })
      .where(eq(workOrderLinks.id, link));
    expect(await found('admin', 'workOrderLink', { due: 'overdue' })).toEqual([link]);
    await trade.must('admin', '/main/workOrderLink/reject', { id: link, reason: 'Too dark.' });
    await trade.must('admin', '/main/workOrderUp/approve', { id: late });
    expect([await found('admin', 'workOrderLink', { due: 'overdue' }), await found('admin', 'workOrderUp', { due: 'overdue' })]).toEqual([
      [],
      [],
    ]);
  });

  it('know whose they are: by whom submitted, or of whose orders', async () => {
    const { id, workOrderUpId, link } = await linked();
    for (const [area, row] of [
      ['workOrderUp', workOrderUpId],
      ['workOrderLink', link],
    ] as const) {
      const has = async (by: Name, personId: string) => (await found(by, area, { personId })).includes(row);
      expect([
        area,
        await has('admin', trade.ids.bd),
        await has('admin', trade.ids.admin),
        await has('admin', trade.ids.admin2),
        await has('admin', trade.ids.leader),
      ]).toEqual([area, true, true, false, false]);
      await trade.db.update(workOrders).set({ leaderId: trade.ids.leader }).where(eq(workOrders.id, id));
      expect([area, await has('leader', trade.ids.leader), await has('foreignBd', trade.ids.bd)]).toEqual([area, true, false]);
      await trade.db.update(workOrders).set({ leaderId: null }).where(eq(workOrders.id, id));
    }
  });

  it('a merchant learns nothing about the people of the agency, and nothing else is asked for: 1012001', async () => {
    const { workOrderUpId } = await linked();
    expect(await found('shop', 'workOrderUp', {})).toContain(workOrderUpId);
    expect(await found('shop', 'workOrderUp', { personId: trade.ids.bd })).toEqual([]);
    for (const area of ['workOrderUp', 'workOrderLink'] as const)
      expect([area, await found('shop', area, { personId: trade.ids.shop })]).toEqual([area, await found('shop', area, {})]);
    expect((await found('shop', 'workOrderUp', {})).length).toBeGreaterThan(0);
    for (const area of ['workOrderUp', 'workOrderLink'])
      for (const query of [{ due: 'late' }, { personId: 'me' }] as Record<string, string>[])
        expect((await trade.get('admin', `/main/${area}/page`, query)).code).toBe(1012001);
  });
});
