import { queueLife } from '@backlot/contract';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { inState } from '../../../db/inState';
import type { CollectCounts } from '../../../tables/collection/queue';
import { extractionQueue } from '../../../tables/collection/queue';
import { shops } from '../../../tables/merchants/merchant';
import { mayChangeDays } from '../../money/order';
import { type ChannelSample, CollectError, type ShopLine, type ShopOrder, type Window } from '../connectors';
import { keepOrders, keepReturns, keepSamples, type OfShop } from '../keep';
import { collectFigures } from './collectFigures';
import { collectLives } from './collectLives';
import { merchantTarget } from './holder';
import { pages } from './pages';
import { keeping, none, type Running, sum } from './running';

const hour = 3_600_000;
const day = 24 * hour;
const overlap = 2 * hour;
/** How samples of a channel travel: it names the number, not who carries it. */
const carrier = 'TikTok Shop';

/**
 * Orders of a merchant, what went back of them, where its samples are and what came of lives with them: what was made since the
 * last good run and two hours before, once a day everything of the last 45 days and the figures of the shop (domain/connectors 6.5).
 */
export async function collectOrders(running: Running): Promise<CollectCounts> {
  const { job, reached, services } = running;
  if (job.targetType !== merchantTarget) throw new CollectError('NotAllowed', 'orders of a creator');
  const [shop] = await services.database.db.select().from(shops).where(eq(shops.id, job.targetId));
  if (!shop) throw new CollectError('NotFound', `merchant ${job.targetId}`);
  const of: OfShop = { webId: reached.connector.webId, shopId: shop.id, connectorId: job.connectorId };
  const { window, isWide } = await windowOf(running);
  const { capabilities } = reached.connector;
  const tellsApart = capabilities.includes('samples');
  const heads = new Map<string, ShopOrder>();
  const lines = new Map<string, ShopLine>();
  if (tellsApart)
    await pages(running, {
      endpoint: 'shopOrders',
      name: 'listShopOrders',
      of: window,
      keep: async ({ items }) => {
        for (const order of items) {
          heads.set(order.orderNo, order);
          for (const line of order.lines) lines.set(line.lineId, line);
        }
        return none;
      },
    });
  let counts = await pages(running, {
    endpoint: 'orders',
    name: 'listOrders',
    of: window,
    keep: ({ items }) => keeping(running, (tx) => keepOrders(tx, { ...of, orders: items, heads: headsOf(heads) })),
  });
  if (isWide) await collectFigures(running, { shop, webId: of.webId, window });
  if (!tellsApart) return counts;
  const returns = await pages(running, {
    endpoint: 'returns',
    name: 'listReturns',
    of: window,
    keep: ({ items }) => keeping(running, (tx) => keepReturns(tx, { ...of, returns: items, lines })),
  });
  counts = sum(counts, returns);
  const { country } = shop;
  const told: ChannelSample[] = [];
  const samples = await pages(running, {
    endpoint: 'samples',
    name: 'listSamples',
    keep: ({ items, dataTime }) => {
      told.push(...items);
      return keeping(running, (tx) => keepSamples(tx, services, { ...of, samples: items, country, carrier, dataTime }));
    },
  });
  const lives = await collectLives(running, { shopId: shop.id, webId: of.webId, country, samples: told });
  // Samples and lives are no orders: only those that moved count.
  return sum(counts, { ...none, changed: samples.changed + lives.changed });
}

const headsOf = (orders: ReadonlyMap<string, ShopOrder>) =>
  new Map([...orders].map(([orderNo, { payTime, isCod }]) => [orderNo, { payTime, isCod }]));

/** From two hours before the last good run; the first run of a day reads everything that may still change. */
async function windowOf({ services: { database }, job, clock }: Running): Promise<{ window: Window; isWide: boolean }> {
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
  const isWide = Math.floor(lastOk / day) !== Math.floor(now.getTime() / day);
  const from = new Date(isWide ? now.getTime() - mayChangeDays * day : lastOk - overlap);
  return { window: { from, to: new Date(now.getTime() + 1000) }, isWide };
}
