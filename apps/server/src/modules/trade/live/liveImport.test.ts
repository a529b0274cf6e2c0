import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lives } from '../../../tables/trade/live';
import { apply, check, counts } from '../../../testing/importing';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';

let server: TestServer;
let trade: Trade;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
});
afterAll(() => server.close());

const head = ['Live number', 'Viewers', 'Peak viewers', 'Orders', 'Sales'];
const wire = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** A live of a BD's creator that began some hours from now. */
async function live(from: number): Promise<typeof lives.$inferSelect> {
  const upId = await trade.freeUp();
  await trade.must('bd', '/main/up/claim', { ids: [upId] });
  const plan = {
    liveTitle: 'Payday live',
    upId,
    goodsIds: [trade.product.id],
    beginTime: wire(from),
    endTime: wire(from + 2),
    isConfirmed: true,
  };
  const { id } = await trade.must('bd', '/main/live/add', plan);
  const [row] = await trade.db.select().from(lives).where(eq(lives.id, id));
  if (!row) throw new Error('no live');
  return row;
}

it('results come by file: what is wrong is told before anything is written, the same file again changes nothing', async () => {
  const [first, planned] = [await live(-30), await live(90)];
  const [second, third, fourth, fifth] = [await live(-40), await live(-50), await live(-60), await live(-70)];
  const lines = [
    head,
    [first.liveNo, '12,500', '1830', '214', '85,386.50'],
    [second.liveNo, '100', '200', '1', '399'],
    [third.liveNo.toLowerCase(), '100', '', '1', '399.555'],
    [planned.liveNo, '100', '', '1', '399'],
    ['ZB000000PH00000', '100', '', '1', '399'],
    [fourth.liveNo, 'many', '', '1', '399'],
    [fifth.liveNo, '9999999999', '', '1', '399'],
  ];
  const checked = (await check(trade.as.admin, 'live', lines)).data;
  expect(checked.problems.map(({ line, code }) => [line, code])).toEqual([
    [3, 1012001],
    [4, 1012001],
    [5, 1020001],
    [6, 1020002],
    [7, 1012001],
    [8, 1012001],
  ]);
  expect(counts(checked)).toEqual([0, 1, 0, 6]);
  expect((await live(-31)).liveStatus).toBe(3);
  expect(counts((await apply(trade.as.admin, 'live', checked.id)).data)).toEqual([0, 1, 0, 6]);
  const [row] = await trade.db.select().from(lives).where(eq(lives.id, first.id));
  expect(row).toMatchObject({ liveStatus: 4, viewers: 12_500, peakViewers: 1830, orders: 214, gmv: '85386.50', resultSource: 2 });
  expect(counts((await check(trade.as.admin, 'live', lines.slice(0, 2))).data)).toEqual([0, 0, 1, 0]);
});

it('is for administrators and data staff', async () => {
  for (const name of ['bd', 'leader', 'shop', 'finance'] as const)
    expect([name, (await check(trade.as[name], 'live', [head])).code]).toEqual([name, 1013002]);
  const { liveNo } = await live(-20);
  expect(counts((await check(await server.as('staff.1'), 'live', [head, [liveNo, '10', '', '1', '399']])).data)).toEqual([0, 1, 0, 0]);
});
