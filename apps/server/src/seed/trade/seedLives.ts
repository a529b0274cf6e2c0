import { count, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { numberCounters } from '../../db/numbers/tables';
import { auditMany } from '../../modules/base/audit';
import { auditLogs } from '../../tables/base/audit';
import { liveGoods, lives } from '../../tables/trade/live';
import type { Vault } from '../../secrets/createVault';
import { demoDay } from '../demo/demoDay';
import { demoIds } from '../demo/demoIds';
import { insertRows } from '../../db/insertRows';
import { liveOf, type LiveSeed } from './liveCourse';
import { type Goods, readWorld, type TradeWorld } from './tradeWorld';

/** Lives of each BD, and days before and after today on which they are. */
const sizes = { small: { each: 6, past: 20, coming: 8 }, full: { each: 26, past: 45, coming: 16 } } as const;

type Showing = typeof liveGoods.$inferInsert;

/** Lives of the last weeks with what came of them, some on air, and what is planned; what is there already stays. */
export async function seedLives(db: Db, { size, vault, today }: { size: keyof typeof sizes; vault: Vault; today: Date }): Promise<void> {
  const [known] = await db.select({ n: count() }).from(lives);
  if (known?.n) return;
  const world = await readWorld(db, { day: demoDay(today), idAt: demoIds(), vault });
  if (!world) return;
  const { rows, showing } = livesOf(world, sizes[size]);
  await db.transaction(async (tx) => {
    await insertRows(tx, lives, rows);
    await insertRows(tx, liveGoods, showing);
    for (const [series, last] of world.counters)
      await tx
        .insert(numberCounters)
        .values({ series, last })
        .onConflictDoUpdate({ target: numberCounters.series, set: { last: sql`greatest(${numberCounters.last}, excluded.last)` } });
    const deeds = world.deeds.sort((a, b) => a.time.getTime() - b.time.getTime());
    await auditMany(tx, deeds, (sealed) => insertRows(tx, auditLogs, sealed));
  });
}

/** No creator is on air twice at a time: the days of a BD's creators step through the weeks. */
function livesOf(world: TradeWorld, { each, past, coming }: (typeof sizes)[keyof typeof sizes]) {
  const rows: LiveSeed[] = [];
  const showing: Showing[] = [];
  const goodsByCountry = Map.groupBy(
    world.shops.flatMap(({ id }) => world.goodsOf(id)),
    ({ country }) => country,
  );
  [...goodsByCountry].forEach(([country, products], corner) => {
    world.bdsOf(country).forEach((bd, place) => {
      const creators = world.creatorsOf(bd.id).filter((creator) => creator.country === country);
      for (let n = 0; n < Math.min(each, creators.length * 4); n += 1) {
        const creator = creators[n % creators.length];
        if (!creator) continue;
        const goods = shownBy(products, n * 3 + place * 7);
        const offset = place === 0 && n === 0 ? 0 : offsetOf(n * 5 + place * 3 + corner * 4, { past, coming });
        const live = liveOf(world, { creator, bd, goods, offset, index: n === 0 && place === 0 ? 1 : n + place * 3 });
        rows.push(live);
        showing.push(...goods.map((product, sort) => ({ liveId: live.id, goodsId: product.id, sort })));
      }
    });
  });
  return { rows, showing };
}

/** One to three products that lie side by side. */
const shownBy = (products: readonly Goods[], n: number): Goods[] =>
  [...new Set(Array.from({ length: (n % 3) + 1 }, (_, place) => products[(n + place) % products.length]))].flatMap(
    (product) => product ?? [],
  );

/** Days from the first to the last in turn, without today. */
function offsetOf(n: number, { past, coming }: { past: number; coming: number }): number {
  const offset = (n % (past + coming)) - past;
  return offset >= 0 ? offset + 1 : offset;
}
