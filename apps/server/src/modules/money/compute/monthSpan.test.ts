import { describe, expect, it } from 'vitest';
import { commissionableAt, settleFile } from '.';
import { countries, type CountryCode } from '../../system/country';
import { lastDayOf, monthSpan } from './monthSpan';
import { at, orderWith, settle, submissionWith, termsWith } from './testing/build';

const zones: Record<CountryCode, number> = { PH: 16, MY: 16, TH: 17, VN: 17, SG: 16, ID: 17 };

describe.each(Object.entries(zones))('the month in %s', (code, hour) => {
  const country = code as CountryCode;

  it(`ML3 begins at ${hour}:00 UTC`, () => {
    const { begin, end } = monthSpan({ month: '2026-06', country });
    expect([begin, end].map((time) => new Date(time).toISOString())).toEqual([
      `2026-05-31T${hour}:00:00.000Z`,
      `2026-06-30T${hour}:00:00.000Z`,
    ]);
  });

  it('ML3 takes lines, fees and refunds by the millisecond', () => {
    const terms = termsWith({ country });
    const { begin, end } = monthSpan(terms);
    const counted = (commissionableTime: number) => settle({ terms, orders: [orderWith({ commissionableTime })] }).length === 1;
    const fulfilled = (fulfilledTime: number) => settle({ terms, submissions: [submissionWith({ fulfilledTime })] }).length === 1;
    for (const isIn of [counted, fulfilled]) expect([begin - 1, begin, end - 1, end].map(isIn)).toEqual([false, true, true, false]);
    const locked = { rates: orderWith().rates, base: 100_000n, amount: 12_000n };
    const clawed = (time: number) =>
      settle({ terms, orders: [orderWith({ settled: locked, refunds: [{ time, amount: 1n }] })] })[0]?.gmv ?? 0n;
    expect([end - 1, end].map(clawed)).toEqual([-1n, 0n]);
  });

  it('ML3 waits for the hold days of the country', () => {
    const holdDays = country === 'TH' ? 8 : 7;
    const delivered = new Date(monthSpan({ month: '2026-06', country }).end - holdDays * 86_400_000);
    const gmvOf = (month: string, deliveredTime: Date) => {
      const [statement] = settleFile(JSON.stringify({ ...file(country), month, orders: [{ ...order, deliveredTime }] })) as {
        gmv: string;
      }[];
      return Number(statement?.gmv ?? 0);
    };
    expect(gmvOf('2026-06', new Date(delivered.getTime() - 1))).toBe(100);
    expect(gmvOf('2026-06', delivered)).toBe(0);
    expect(gmvOf('2026-07', delivered)).toBe(100);
  });
});

const order = {
  orderNo: 'P1',
  lineNo: 1,
  workOrderId: 'W1',
  creatorId: 'C1',
  bdId: 'B1',
  payAmount: '100',
  orderStatus: 'COMPLETED',
  refunds: [],
  payBy: 2,
};

const file = (country: CountryCode) => ({
  country,
  currency: countries[country].currency,
  dimension: 'creator',
  workOrders: [
    {
      id: 'W1',
      workOrderType: 2,
      workAttribute: 2,
      shopId: 'S1',
      leaderId: 'L1',
      wholeProportion: '20',
      upProportion: '10',
      bdProportion: null,
      upShotCost: null,
      shopShotCost: null,
    },
  ],
});

describe('months', () => {
  it('ML3 end right in February and at the turn of the year', () => {
    expect(['2026-02', '2028-02', '2026-12', '2027-01'].map(lastDayOf)).toEqual(['2026-02-28', '2028-02-29', '2026-12-31', '2027-01-31']);
    expect(monthSpan({ month: '2026-12', country: 'TH' }).end).toBe(monthSpan({ month: '2027-01', country: 'TH' }).begin);
  });

  it('ML3 hold days are added to the moment of delivery', () => {
    expect(commissionableAt({ deliveredTime: at('2026-02-25'), holdDays: 7 })).toBe(at('2026-03-04'));
  });
});
