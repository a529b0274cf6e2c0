import { queueLife } from '@backlot/contract';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { inState } from '../../../db/inState';
import type { CollectCounts } from '../../../tables/collection/queue';
import { extractionQueue } from '../../../tables/collection/queue';
import { shops } from '../../../tables/merchants/merchant';
import { type Channel, type ChannelSample, CollectError, type ShopLine, type ShopOrder, type Told, type Window } from '../connectors';
import { keepOrders, keepReturns, keepSamples, type OfShop } from '../keep';
import { collectLives } from './collectLives';
import { merchantTarget } from './holder';
import { keeping, none, offered, type Running, sum } from './running';

const hour = 3_600_000;
const day = 24 * hour;
/** Orders change for so long: status, refunds. */
const wideDays = 45;
const overlap = 2 * hour;
const mostPages = 500;
const pageSize = 100;
/** How samples of a channel travel: it names the number, not who carries it. */
const carrier = 'TikTok Shop';

/**
 * Orders of a merchant, what went back of them, where its samples are and what came of lives with them: what was made since the last good run and two hours
 * before, once a day everything of the last 45 days (domain/connectors 6.5).
 */
export async function collectOrders(running: Running): Promise<CollectCounts> {
  const { job, reached, services } = running;
  if (job.targetType !== merchantTarget) throw new CollectError('NotAllowed', 'orders of a creator');
  const [shop] = await services.database.db.select().from(shops).where(eq(shops.id, job.targetId));
  if (!shop) throw new CollectError('NotFound', `merchant ${job.targetId}`);
  const of: OfShop = { webId: reached.connector.webId, shopId: shop.id, connectorId: job.connectorId };
  const window = await windowOf(running);
  const { capabilities } = reached.connector;
  const tellsApart = capabilities.includes('samples');
  const heads = new Map<string, ShopOrder>();
  const lines = new Map<string, ShopLine>();
  if (tellsApart)
    await pages(running, 'shopOrders', 'listShopOrders', window, async ({ items }) => {
      for (const order of items) {
        heads.set(order.orderNo, order);
        for (const line of order.lines) lines.set(line.lineId, line);
      }
      return none;
    });
  let counts = await pages(running, 'orders', 'listOrders', window, ({ items }) =>
    keeping(running, (tx) => keepOrders(tx, { ...of, orders: items, heads: headsOf(heads) })),
  );
  if (!tellsApart) return counts;
  counts = sum(
    counts,
    await pages(running, 'returns', 'listReturns', window, ({ items }) =>
      keeping(running, (tx) => keepReturns(tx, { ...of, returns: items, lines })),
    ),
  );
  const { country } = shop;
  const told: ChannelSample[] = [];
  const samples = await pages(running, 'samples', 'listSamples', undefined, ({ items, dataTime }) => {
    told.push(...items);
    return keeping(running, (tx) => keepSamples(tx, services, { ...of, samples: items, country, carrier, dataTime }));
  });
  const lives = await collectLives(running, { shopId: shop.id, webId: of.webId, country, samples: told });
  // Samples and lives are no orders: only those that moved count.
  return sum(counts, { ...none, changed: samples.changed + lives.changed });
}

const headsOf = (orders: ReadonlyMap<string, ShopOrder>) =>
  new Map([...orders].map(([orderNo, { payTime, isCod }]) => [orderNo, { payTime, isCod }]));

/** From two hours before the last good run; the first run of a day reads everything that may still change. */
async function windowOf({ services: { database }, job, clock }: Running): Promise<Window> {
  const now = clock();
  const [last] = await database.db
    .select({ startTime: extractionQueue.startTime })
    .from(extractionQueue)
    .where(
      and(
        eq(extractionQueue.targetId, job.targetId),
        eq(extractionQueue.targetType, job.targetType),
        eq(extractionQueue.objectType, job.objectType),
        eq(extractionQueue.connectorId, job.connectorId),
        inState(queueLife, extractionQueue, 'completed'),
        isNotNull(extractionQueue.startTime),
      ),
    )
    .orderBy(desc(extractionQueue.startTime))
    .limit(1);
  const lastOk = last?.startTime?.getTime() ?? 0;
  const isFirstOfDay = Math.floor(lastOk / day) !== Math.floor(now.getTime() / day);
  return { from: new Date(isFirstOfDay ? now.getTime() - wideDays * day : lastOk - overlap), to: new Date(now.getTime() + 1000) };
}

type Listing = 'listOrders' | 'listShopOrders' | 'listReturns' | 'listSamples';
type ToldOf<Name extends Listing> = Awaited<ReturnType<NonNullable<Channel[Name]>>>;

/** Every page of a list, each kept before the next is asked for. */
async function pages<Name extends Listing>(
  { reached }: Running,
  endpoint: string,
  name: Name,
  window: Window | undefined,
  keep: (told: ToldOf<Name>) => Promise<CollectCounts>,
): Promise<CollectCounts> {
  let counts = none;
  let cursor: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const paging = { cursor, limit: pageSize };
    const told: Told<unknown> = await reached.ask<unknown>(endpoint, (channel) => {
      const list = offered(channel, name) as (...args: unknown[]) => Promise<Told<unknown>>;
      return window ? list(window, paging) : list(paging);
    });
    counts = sum(counts, await keep(told as ToldOf<Name>));
    cursor = told.nextCursor;
    if (cursor === null) break;
  }
  return counts;
}
