import { afterAll, beforeAll, expect, it } from 'vitest';
import { apply, check, counts } from '../../../testing/importing';
import { sampleSteps } from '../../../testing/sampleSteps';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';

let server: TestServer;
let trade: Trade;
let steps: ReturnType<typeof sampleSteps>;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  steps = sampleSteps(trade);
});
afterAll(() => server.close());

const head = ['Sample number', 'Carrier', 'Tracking number'];

it('tracking numbers come by file: what is wrong is told before anything is written, the same file again changes nothing', async () => {
  const [first, second, open, sent] = [await steps.approved(), await steps.approved(), await steps.requested(), await steps.shipped()];
  const numbers = await Promise.all([first, second, open, sent].map(async (id) => (await steps.row(id))?.sampleNo ?? ''));
  const known = await steps.row(sent);
  const lines = [
    head,
    [numbers[0] ?? '', 'LBC', 'F-1'],
    [numbers[1] ?? '', known?.carrier ?? '', known?.trackingNo ?? ''],
    [numbers[2] ?? '', 'LBC', 'F-3'],
    ['YP000000PH00000', 'LBC', 'F-4'],
    [numbers[1] ?? '', 'LBC', ''],
    [numbers[3] ?? '', known?.carrier ?? '', known?.trackingNo ?? ''],
  ];
  const checked = (await check(trade.as.shop, 'sample', lines)).data;
  expect(counts(checked)).toEqual([0, 1, 1, 4]);
  expect(checked.problems.map(({ line, code }) => [line, code])).toEqual([
    [3, 1026007],
    [4, 1020001],
    [5, 1020002],
    [6, 1012001],
  ]);
  expect((await steps.row(first))?.sampleStatus).toBe(2);
  expect(counts((await apply(trade.as.shop, 'sample', checked.id)).data)).toEqual([0, 1, 1, 4]);
  expect(await steps.row(first)).toMatchObject({ sampleStatus: 3, carrier: 'LBC', trackingNo: 'F-1' });
  const again = (await check(trade.as.shop, 'sample', lines.slice(0, 2))).data;
  expect(counts(again)).toEqual([0, 0, 1, 0]);
});

it('is for merchants, each for the own samples', async () => {
  const sampleNo = (await steps.row(await steps.approved()))?.sampleNo ?? '';
  expect((await check(trade.as.bd, 'sample', [head])).code).toBe(1013002);
  const foreign = (await check(trade.as.otherShop, 'sample', [head, [sampleNo, 'LBC', 'F-9']])).data;
  expect(foreign.problems.map(({ code }) => code)).toEqual([1020002]);
});
