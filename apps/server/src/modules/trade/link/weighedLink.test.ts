import type { LinkWeighed } from '@backlot/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';

let server: TestServer;
let trade: Trade;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
});
afterAll(() => server.close());

it('a reviewer sees brief, terms and product of a link and what the rounds before were rejected for; others do not', async () => {
  const order = await trade.claimed({ requireUpNum: 2, workDes: 'Outdoors, in daylight. #SPF50 #ad' });
  const submission = await trade.agreed(order, { agreedShotCost: '1500' });
  const link = 'https://drive.google.com/file/d/1AbC/view';
  const { id } = await trade.must('bd', '/main/workOrderLink/submitLink', { workOrderUpId: submission, linkType: 1, link });
  await trade.must('admin', '/main/workOrderLink/reject', { id, reason: 'Label not in view' });
  await trade.must('bd', '/main/workOrderLink/resubmit', { id, link, note: 'Label now in view' });
  const { data } = await trade.get<LinkWeighed>('admin', '/main/workOrderLink/detail', { id });
  expect(data).toMatchObject({
    order: { workDes: 'Outdoors, in daylight. #SPF50 #ad', goods: { id: trade.product.id } },
    agreed: { shotCost: '1500.00' },
    note: 'Label now in view',
    video: null,
    checks: { author: null, time: null, hashtags: null },
    rounds: [{ round: 1, link, rejectReason: 'Label not in view', video: null }],
  });
  expect((await trade.get('foreignBd', '/main/workOrderLink/detail', { id })).code).toBe(1020002);
  expect((await trade.get('admin', '/main/workOrderLink/detail', { id: '1' })).code).toBe(1020002);
});
