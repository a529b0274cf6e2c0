import { afterEach, expect, it, vi } from 'vitest';
import { everything } from '../../testing/channelGuests';
import { CollectError } from '../CollectError';
import { pairedWith } from '../paired';
import { listConversions } from './listConversions';

const second = (text: string) => Math.floor(Date.parse(text) / 1000);
const window = { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-11-11T00:00:00Z') };
const access = {
  origin: 'https://shop.example',
  credential: pairedWith('token', '220011'),
  app: { clientKey: '1', clientSecret: 'secret' },
  place: { timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND' },
  clock: () => new Date('2026-11-12T00:00:00Z'),
};

/** A report of orders at some seconds, which shows its first 10 000 rows and counts all. */
function report(seconds: readonly number[], { isCounted = true } = {}) {
  const asked = vi.fn();
  vi.stubGlobal('fetch', async (address: string) => {
    const query = new URL(address).searchParams;
    const [from, to, page, size] = ['place_order_time_start', 'place_order_time_end', 'page_no', 'page_size'].map((name) =>
      Number(query.get(name)),
    ) as [number, number, number, number];
    asked({ from, to, page, size });
    if (page * size > 10_000) return Response.json({ error: 'error_param' });
    const found = seconds.map((at, index) => ({ at, id: String(index) })).filter(({ at }) => at >= from && at <= to);
    const list = found.slice((page - 1) * size, page * size).map(({ id }) => ({
      order_sn: id,
      order_status: 'Pending',
      place_order_time: '2026/11/2 10:00:00',
      items: [],
    }));
    return Response.json({
      error: '',
      response: { list, ...(isCounted && { total_count: found.length }), has_more: page * size < found.length },
    });
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

const read = (limit = 500) => everything((cursor) => listConversions(access, window, { cursor, limit }));

it('a window of more orders than the report shows is read in halves, to its end and each order once', async () => {
  const begin = second('2026-11-01T00:00:00Z');
  // Most of them on the third day: the pieces are of different lengths.
  const seconds = [
    begin,
    second('2026-11-10T23:59:59Z'),
    ...Array.from({ length: 800 }, (_, index) => begin + 1000 * index),
    ...Array.from({ length: 12_000 }, (_, index) => begin + 2 * 86_400 + index),
  ];
  const asked = report(seconds);
  const numbers = (await read()).map(({ orderNo }) => orderNo);
  expect(numbers).toHaveLength(seconds.length);
  expect(new Set(numbers).size).toBe(seconds.length);
  // 26 full pages, and a call for each piece that was too long or did not fill its last page.
  expect(asked.mock.calls.length).toBeLessThan(45);
});

it('a window that the report shows whole costs no call more', async () => {
  const asked = report(Array.from({ length: 10_000 }, (_, index) => second('2026-11-03T00:00:00Z') + index));
  expect(await read()).toHaveLength(10_000);
  expect(asked).toHaveBeenCalledTimes(20);
});

it('pages that do not fill what the report shows leave no order out', async () => {
  report(Array.from({ length: 10_000 }, (_, index) => second('2026-11-03T00:00:00Z') + index));
  expect(new Set((await read(300)).map(({ orderNo }) => orderNo)).size).toBe(10_000);
});

it('a report that does not say how many it holds loses none either: what it showed before it was cut is told again', async () => {
  const seconds = Array.from({ length: 10_600 }, (_, index) => second('2026-11-03T00:00:00Z') + index);
  report(seconds, { isCounted: false });
  expect(new Set((await read()).map(({ orderNo }) => orderNo)).size).toBe(seconds.length);
});

it('more orders in one second than the report shows are told as a failure, not cut short', async () => {
  report(Array.from({ length: 10_001 }, () => second('2026-11-03T00:00:00Z')));
  const failed = await read().catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(CollectError);
  expect((failed as CollectError).message).toContain('more than 10000 orders of one second');
});
