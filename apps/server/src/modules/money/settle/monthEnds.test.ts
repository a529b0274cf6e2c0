import { inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { workOrderUps } from '../../../tables/trade/submission';
import { monthBack, type Settling, settlingOn } from '../../../testing/settling';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';
import type { CountryCode } from '../../system/country';
import { monthSpan } from '../compute';

let server: TestServer;
let trade: Trade;
let settling: Settling;
let order: string;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  order = await trade.claimed({ requireUpNum: 2 });
  settling = settlingOn(trade, order);
});
afterAll(() => server.close());
beforeEach(() => settling.clear());
afterEach(() => void vi.useRealTimers());

/** Sets the clock of the server. */
const at = (time: number) => vi.useFakeTimers({ toFake: ['Date'], now: time });

/** The month that runs and the two before it, asked for once: one may end while a test runs. */
const threeMonths = (country: CountryCode) => [monthBack(country, 0), monthBack(country, 1), monthBack(country, 2)] as const;

describe.each([
  ['PH', 16],
  ['VN', 17],
] as const)('the end of a month in %s', (country, hour) => {
  const [next, settleMonth, earlier] = threeMonths(country);
  const { end } = monthSpan({ month: settleMonth, country });
  const key = { country, settleMonth };

  it(`is at ${hour}:00 UTC: until then the month is looked at, from then on it is settled`, async () => {
    expect(new Date(end).toISOString().slice(11, 19)).toBe(`${hour}:00:00`);
    await settling.sell({ country, month: settleMonth, pay: '1000000' });
    at(end - 1);
    expect((await settling.on('finance', 'preview', settling.keyOf(key))).code).toBe(1028001);
    const id = await settling.preview({ ...key, provisional: true });
    expect((await settling.settle(id)).code).toBe(1028005);
    at(end);
    // It was made too early, whatever the time is now.
    expect((await settling.settle(id)).code).toBe(1028005);
    expect(await settling.preview(key)).toBe(id);
    expect((await settling.settle(id)).code).toBe(200);
  });

  it('parts refunds to the millisecond', async () => {
    const line = await settling.sell({ country, month: earlier, pay: '1000000' });
    await settling.locked({ country, settleMonth: earlier });
    await settling.refund(line, '100000', new Date(end - 1));
    await settling.refund(line, '50000', new Date(end));
    const figures = async (batch: string) => {
      const [statement] = await settling.statements(batch);
      const lines = await settling.linesOf(statement?.id ?? '');
      return [Number(statement?.gmv), Number(statement?.openingBalance), lines.map(({ base, amount }) => [Number(base), Number(amount)])];
    };
    const { id } = await settling.locked(key);
    expect(await figures(id)).toEqual([-100_000, 0, [[-100_000, -3000]]]);
    const after = await settling.preview({ country, settleMonth: next, provisional: true });
    expect(await figures(after)).toEqual([-50_000, -3000, [[-50_000, -1500]]]);
  });
});

describe('the end of a month', () => {
  it('parts fees to the millisecond', async () => {
    const [next, settleMonth] = threeMonths('PH');
    const { end } = monthSpan({ month: settleMonth, country: 'PH' });
    const [before, after] = [await trade.agreed(order), await trade.agreed(order)];
    for (const [id, time] of [
      [before, end - 1],
      [after, end],
    ] as const)
      await trade.db
        .update(workOrderUps)
        .set({ cooperationStatus: 5, fulfilledTime: new Date(time) })
        .where(inArray(workOrderUps.id, [id]));
    const creators = await trade.db
      .select()
      .from(workOrderUps)
      .where(inArray(workOrderUps.id, [before, after]));
    const own = new Set(creators.map(({ upId }) => upId));
    const fees = async (key: Parameters<Settling['preview']>[0]) => {
      const rows = await settling.statements(await settling.preview({ ...key, settleDimension: 4 }));
      const lines = await Promise.all(rows.filter(({ beneficiary }) => own.has(beneficiary.id)).map(({ id }) => settling.linesOf(id)));
      return lines.flat().map(({ lineType, sourceId, amount }) => [lineType, sourceId, amount]);
    };
    expect(await fees({ settleMonth })).toEqual([[2, before, '2500.00']]);
    expect(await fees({ settleMonth: next, provisional: true })).toEqual([[2, after, '2500.00']]);
  });
});
