import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workOnce } from '../../modules/collection/queue';
import { plan } from '../../modules/collection/task/plan';
import { connectors } from '../../tables/collection/connector';
import { extractionQueue } from '../../tables/collection/queue';
import { sales } from '../../tables/money/order';
import { startServer, type TestServer } from '../../testing/startServer';
import { startDemoChannels } from './startDemoChannels';

let server: TestServer;
let channels: Awaited<ReturnType<typeof startDemoChannels>>;
beforeAll(async () => {
  server = await startServer();
  channels = await startDemoChannels(server.services.database.db);
});
afterAll(async () => {
  await channels.close();
  await server.close();
});

it('the tasks of the demo collect from its channels, orders of shops among it', async () => {
  const services = { ...server.services, config: { ...server.services.config, CHANNELS_URL: channels.url } };
  const { db } = services.database;
  await channels.open(services);
  const clock = () => new Date();
  await plan(services, clock());
  while (await workOnce(services, { workerId: 'worker 1', clock }));
  const jobs = await db
    .select({ provider: connectors.provider, status: extractionQueue.queueStatus, said: extractionQueue.errorText })
    .from(extractionQueue)
    .innerJoin(connectors, eq(connectors.id, extractionQueue.connectorId));
  expect(jobs.filter(({ status }) => status !== 2)).toEqual([]);
  expect(new Set(jobs.map(({ provider }) => provider))).toEqual(new Set(['tiktokDisplay', 'tiktokShop', 'shopee', 'youtube']));
  const brought = await db.select().from(sales).where(like(sales.importBatch, 'JK%'));
  expect(new Set(brought.map(({ orderSource }) => orderSource))).toEqual(new Set([10, 30]));
});
