import { asc, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { shops } from '../../../tables/merchants/merchant';
import type { Channel, Told } from '../connectors';
import { type Collection, collectionOn } from '../testing/collectionOn';
import { pageFrom, runningOn } from '../testing/runningOn';
import { collect } from './collect';
import { LeaseLost } from './lease';
import { sweep } from './sweep';

let on: Collection;
let way: string;
let shopId: string;
beforeAll(async () => {
  on = await collectionOn();
  way = (await on.must('admin', 'connector/add', { name: 'Shop', provider: 'tiktokShop' })).id;
  const [shop] = await on.db.select({ id: shops.id }).from(shops).where(ne(shops.status, 2)).orderBy(asc(shops.id)).limit(1);
  shopId = shop?.id ?? '';
});
afterAll(() => on.close());
beforeEach(() => on.calm());

const job = () => on.queueJob({ connectorId: way, objectType: 5, targetType: 3, targetId: shopId, upId: '0' });

/** A shop's channel that tells nothing on six pages of each list; a call takes as long as one may. */
function slowChannel(meanwhile: () => Promise<unknown>) {
  const asked: string[] = [];
  const list =
    (name: string) =>
    async (...args: unknown[]): Promise<Told<never> & { through: string }> => {
      asked.push(name);
      on.pass(85_000);
      await meanwhile();
      const { cursor } = args.at(-1) as { cursor: string | null };
      return {
        ...pageFrom<never>(
          Array.from({ length: 6 }, () => []),
          cursor,
          on.clock(),
        ),
        through: '2026-11-01',
      };
    };
  const channel: Channel = {
    listShopOrders: list('shopOrders'),
    listOrders: list('orders'),
    listStatements: list('statements'),
    listUnsettled: list('unsettled'),
    listVideoResults: list('videoResults'),
    listReturns: list('returns'),
    listSamples: list('samples'),
  };
  return { channel, asked };
}

it('a job stays the worker’s while it pages through lists of which nothing is kept', async () => {
  const id = await job();
  const lost: number[] = [];
  const { channel, asked } = slowChannel(async () => lost.push(await sweep(on.services, on.clock())));
  await collect(await runningOn(on, { provider: 'tiktokShop', channel }));
  expect(new Set(asked).size).toBe(7);
  expect(lost).toEqual(Array.from({ length: 7 * 6 }, () => 0));
  expect(await on.jobOf(id)).toMatchObject({ queueStatus: 1, attempt: 0 });
});

it('a worker that lost the job asks the channel nothing more', async () => {
  await job();
  const { channel, asked } = slowChannel(async () => {
    on.pass(121_000);
    await sweep(on.services, on.clock());
  });
  await expect(collect(await runningOn(on, { provider: 'tiktokShop', channel }))).rejects.toThrow(LeaseLost);
  expect(asked).toHaveLength(1);
});
