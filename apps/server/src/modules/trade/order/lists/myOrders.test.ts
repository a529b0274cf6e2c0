import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../../testing/startServer';
import { type Trade, tradeOn } from '../../../../testing/trade';

let server: TestServer;
let trade: Trade;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
});
afterAll(() => server.close());

it('are those with a share of one’s own, for a team leader of the team’s people, and never drafts', async () => {
  const shared = await trade.claimed();
  const draft = await trade.addOrder({}, 'leader', 'leader');
  const seen = async (by: 'leader' | 'otherLeader' | 'bd' | 'bd2' | 'foreignBd') => {
    const { data } = await trade.get<{ rows: { id: string }[] }>(by, '/main/workOrder/bd', { pageSize: 100, searchValue: 'Test order' });
    return data.rows.map(({ id }) => id);
  };
  expect((await trade.detail(draft, 'leader')).id).toBe(draft);
  expect([await seen('leader'), await seen('bd')]).toEqual([[shared], [shared]]);
  expect([await seen('otherLeader'), await seen('bd2'), await seen('foreignBd')]).toEqual([[], [], []]);
});
