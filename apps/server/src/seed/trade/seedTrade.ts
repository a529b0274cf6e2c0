import { count, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { numberCounters } from '../../db/numbers/tables';
import { auditMany } from '../../modules/base/audit';
import { auditLogs } from '../../tables/base/audit';
import { demandForms, demandFormUps } from '../../tables/trade/demandForm';
import { cooperationIntents } from '../../tables/trade/intent';
import { works } from '../../tables/creators/creator';
import { workOrderBds, workOrders } from '../../tables/trade/order';
import { channelVideos, workOrderLinkRounds, workOrderLinks } from '../../tables/trade/link';
import { workOrderUps } from '../../tables/trade/submission';
import type { FileStore } from '../../files/fileStore';
import type { Vault } from '../../secrets/createVault';
import { demoDay } from '../demo/demoDay';
import { demoIds } from '../demo/demoIds';
import { insertRows } from '../../db/insertRows';
import { addDemand, type DemandRows, type DemandStage } from './demandCourse';
import { intentOf } from './intentCourse';
import { addOrder, type OrderRows, type OrderStage } from './orderCourse';
import { scriptsOf, storeScripts } from './addScripts';
import { type DemoVideo, storeVideos } from './demoVideos';
import { samplesOf, storeSamples } from './addSamples';
import { readWorld, type TradeWorld } from './tradeWorld';

const orderStages: readonly OrderStage[] = [
  'late',
  'middle',
  'early',
  'issued',
  'ended',
  'draft',
  'middle',
  'late',
  'allocated',
  'returned',
  'early',
  'ended',
  'deleted',
  'late',
  'middle',
  'issued',
];
const demandStages: readonly DemandStage[] = ['submitted', 'inProgress', 'draft', 'ended', 'dropped'];
const sizes = { small: { orders: 7, demands: 4 }, full: { orders: 16, demands: 5 } } as const;

type Rows = OrderRows & DemandRows;

/** Demand forms, orders, creators, samples, scripts, links and intents in every state with their histories; what is there already stays (domain/seed-and-scale 8.1 to 8.4). */
export async function seedTrade(
  db: Db,
  { size, vault, today, fileStore }: { size: keyof typeof sizes; vault: Vault; today: Date; fileStore: FileStore },
): Promise<void> {
  const [known] = await db.select({ n: count() }).from(workOrders);
  if (known?.n) return;
  const world = await readWorld(db, { day: demoDay(today), idAt: demoIds(), vault });
  if (!world) return;
  const rows: Rows = { orders: [], shares: [], ups: [], links: [], rounds: [], videos: [], works: [], forms: [], wishes: [] };
  let [orderIndex, demandIndex] = [0, 0];
  for (const shop of world.shops) {
    const products = world.goodsOf(shop.id);
    const goodsAt = (n: number) => products[n % products.length];
    for (let n = 0; n < sizes[size].orders; n += 1) {
      const [goods, stage] = [goodsAt(n), orderStages[orderIndex % orderStages.length]];
      if (goods && stage) addOrder(world, rows, { shop, goods, stage, index: (orderIndex += 1) });
    }
    for (let n = 0; n < sizes[size].demands; n += 1) {
      const [goods, stage] = [goodsAt(n + 1), demandStages[demandIndex % demandStages.length]];
      if (goods && stage) addDemand(world, rows, { shop, goods, stage, index: (demandIndex += 1) });
    }
  }
  await store(db, world, { rows, videos: await storeVideos(db, fileStore) });
}

async function store(db: Db, world: TradeWorld, { rows, videos }: { rows: Rows; videos: readonly [DemoVideo, DemoVideo] }): Promise<void> {
  const intents = intentsOf(world, rows);
  const samples = samplesOf(world, rows);
  const scripts = scriptsOf(world, rows, videos);
  await db.transaction(async (tx) => {
    await insertRows(tx, workOrders, rows.orders);
    await insertRows(tx, workOrderBds, rows.shares);
    await insertRows(tx, demandForms, rows.forms);
    await insertRows(tx, demandFormUps, rows.wishes);
    await insertRows(
      tx,
      workOrderUps,
      rows.ups.map((row) => ({ ...row, wished: row.wished ?? false })),
    );
    await insertRows(tx, workOrderLinks, rows.links);
    await insertRows(tx, workOrderLinkRounds, rows.rounds);
    await insertRows(tx, channelVideos, rows.videos);
    await insertRows(tx, works, rows.works);
    await insertRows(tx, cooperationIntents, intents);
    await storeSamples(tx, samples);
    await storeScripts(tx, scripts);
    for (const [series, last] of world.counters)
      await tx
        .insert(numberCounters)
        .values({ series, last })
        .onConflictDoUpdate({ target: numberCounters.series, set: { last: sql`greatest(${numberCounters.last}, excluded.last)` } });
    const deeds = world.deeds.sort((a, b) => a.time.getTime() - b.time.getTime());
    await auditMany(tx, deeds, (sealed) => insertRows(tx, auditLogs, sealed));
  });
}

/** Invitations by every BD, and by merchants, in each state; some of those became submissions. */
function intentsOf(world: TradeWorld, rows: Rows) {
  const converted = rows.ups
    .filter((_, index) => index % 17 === 0)
    .flatMap(({ id, upId, bdId, workOrderId, createTime }) => {
      const [sender, creator] = [world.person(bdId), world.creatorsOf(bdId).find((own) => own.id === upId)];
      return id && sender && creator && createTime
        ? [intentOf(world, { sender, creator, goods: undefined, state: 5, converted: { id, workOrderId, time: createTime } })]
        : [];
    });
  let state = 0;
  const open = world.shops.flatMap((shop) =>
    world.bdsOf(shop.country).flatMap((bd, n) => {
      const creator = world.creatorsOf(bd.id)[n + 5];
      const sender = n % 3 === 2 && shop.userId ? world.person(shop.userId) : bd;
      return creator && sender
        ? [intentOf(world, { sender, creator, goods: world.goodsOf(shop.id)[0], state: (state = (state + 1) % 5) })]
        : [];
    }),
  );
  return [...converted, ...open];
}
