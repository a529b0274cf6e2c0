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

it('where a parcel was is written down by who sends it and who waits for it, while it travels, and by file once', async () => {
  const id = await steps.shipped();
  const track = (by: 'shop' | 'bd' | 'bd2', more: object = {}) =>
    trade.post(by, '/main/sample/track', { id, kind: 2, location: 'Makati hub', ...more });
  expect((await track('shop')).code).toBe(200);
  expect((await track('bd', { kind: 3 })).code).toBe(200);
  expect((await track('bd2')).code).toBe(1020002);
  expect((await track('shop', { kind: 9 })).code).toBe(1012001);
  expect((await track('shop', { eventTime: '2020-01-01 00:00:00' })).code).toBe(1026008);
  const detail = async () =>
    (await trade.get<{ events: { kind: number; location: string }[]; mayTrack: boolean }>('bd', '/main/sample/detail', { id })).data;
  expect((await detail()).events.map(({ kind }) => kind).toSorted()).toEqual([2, 3]);
  expect((await detail()).mayTrack).toBe(true);
  const sample = await steps.row(id);
  const time = new Date().toISOString().slice(0, 19).replace('T', ' ');
  const lines = [
    [...head, 'Parcel', 'Parcel time (UTC)', 'Parcel place'],
    [sample?.sampleNo ?? '', sample?.carrier ?? '', sample?.trackingNo ?? '', 'Held up', time, 'Cebu'],
  ];
  const checked = (await check(trade.as.shop, 'sample', lines)).data;
  expect(counts((await apply(trade.as.shop, 'sample', checked.id)).data)).toEqual([0, 1, 0, 0]);
  expect(counts((await check(trade.as.shop, 'sample', lines)).data)).toEqual([0, 0, 1, 0]);
  await trade.must('bd', '/main/sample/deliver', { id });
  expect((await track('bd')).code).toBe(1020001);
  expect((await detail()).mayTrack).toBe(false);
});
