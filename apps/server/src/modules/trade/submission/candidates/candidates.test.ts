import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../../testing/startServer';
import { type Trade, tradeOn } from '../../../../testing/trade';
import { ups } from '../../../../tables/creators/creator';

let server: TestServer;
let trade: Trade;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
});
afterAll(() => server.close());

it('offers the creator that the merchant wished for first and says so', async () => {
  const free = await trade.db
    .select({ id: ups.id })
    .from(ups)
    .where(and(eq(ups.country, 'PH'), eq(ups.webId, 10), eq(ups.status, 0), eq(ups.blackFlag, false), isNull(ups.bdId)))
    .orderBy(ups.fansNum)
    .limit(1);
  const upId = free[0]?.id ?? '';
  const { id } = await trade.must('shop', '/main/demandForm/add', {
    demandName: 'Wished',
    goodsId: trade.product.id,
    requireUpNum: 2,
    workAttribute: 1,
    upShotCost: '2500',
    wholeProportion: '20',
    upProportion: '12',
    provideSample: false,
    ups: [{ upId, wantLevel: 3 }],
  });
  await trade.must('shop', '/main/demandForm/submit', { id });
  const { workOrderId } = await trade.must<{ workOrderId: string }>('admin', '/main/demandForm/convert', { id });
  const { version } = await trade.detail(workOrderId);
  await trade.must('admin', '/main/workOrder/allocate', {
    id: workOrderId,
    version,
    allocations: [{ bdId: trade.ids.bd, allocNum: 2 }],
    wishes: [{ upId, bdId: trade.ids.bd }],
  });
  await trade.handOut(workOrderId);
  await trade.must('bd', '/main/workOrder/claim', { id: workOrderId });
  const { rows } = (
    await trade.get<{ rows: { id: string; wished: boolean }[] }>('bd', '/main/workOrderUp/candidates', {
      workOrderId,
      pageNo: 1,
      pageSize: 10,
    })
  ).data;
  expect(rows[0]).toMatchObject({ id: upId, wished: true });
  expect(rows.filter(({ wished }) => wished)).toHaveLength(1);
});
