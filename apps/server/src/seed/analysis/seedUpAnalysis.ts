import { count, sql } from 'drizzle-orm';
import type { Config } from '../../config';
import type { Db } from '../../db/database';
import { recountGains } from '../../modules/analysis/upAnalysis';
import { refreshScores, workMetricSnapshots } from '../../modules/creators/creator';
import { collections } from '../../tables/analysis/collection';
import { upGainsDaily } from '../../tables/analysis/upGains';
import { ups, works } from '../../tables/creators/creator';
import { saleItems } from '../../tables/money/order';
import { seedEarlierWorks, seedWorkCurves } from '../creators/seedWorkCurves';
import { seedProfileParts } from '../creators/seedProfileParts';
import { countRows } from '../demo/countRows';
import { demoDay } from '../demo/demoDay';

const sizes = { small: { top: 12, long: 4 }, full: { top: 300, long: 40 } } as const;

interface Planting {
  size: Config['DEMO_SIZE'];
  today: Date;
  userIds: ReadonlyMap<string, string>;
}

/** What the analysis of creators and works looks at: snapshots since posting, followers, sales by work, collections; counts and scores by their jobs. */
export async function seedUpAnalysis(db: Db, { size, today, userIds }: Planting): Promise<void> {
  const [known] = await db.select({ n: count() }).from(upGainsDaily);
  if (known?.n) return;
  const day = demoDay(today);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '10min'`);
    await seedEarlierWorks(tx, { day, ...sizes[size] });
    await seedWorkCurves(tx, { day, ...sizes[size] });
    await seedProfileParts(tx, { day });
    await nameWorksOfSales(tx);
  });
  await countRows(db, sql`${works}, ${workMetricSnapshots}`);
  await recountGains(db);
  await refreshScores(db, day.now);
  await seedCollections(db, { userIds });
}

/** The channel names the video that sold something: one that the creator had posted by then. */
const nameWorksOfSales = (db: Db) =>
  db.execute(sql`
    update ${saleItems} set content_id = told.platform_work_id from (
      select i.id, w.platform_work_id from ${saleItems} i cross join lateral (
        select w.platform_work_id from ${works} w where w.up_id = i.up_id and w.post_time < i.order_time order by w.is_commerce desc, w.post_time desc limit 1) w
      where i.content_id is null and i.up_id is not null) told where told.id = ${saleItems.id}`);

const gathered = [
  { account: 'admin', names: ['爆款参考', '11.11 复盘'] },
  { account: 'leader.ph', names: ['Best of November', 'Sunscreen videos'] },
  { account: 'bd.ph.1', names: ['Ideas for briefs', 'Mine to watch'] },
  { account: 'staff.1', names: ['Works to check'] },
] as const;

/** Some people follow works together: the best seen ones of their creators in the last weeks. */
async function seedCollections(db: Db, { userIds }: Pick<Planting, 'userIds'>): Promise<void> {
  for (const { account, names } of gathered) {
    const userId = userIds.get(account);
    if (!userId) continue;
    for (const [turn, name] of names.entries()) {
      const [row] = await db.insert(collections).values({ userId, name, createUser: userId }).returning({ id: collections.id });
      const whose =
        account === 'bd.ph.1'
          ? sql`u.bd_id = ${userId}`
          : account === 'leader.ph'
            ? sql`u.country = 'PH' and u.bd_id in (select id from users where country = 'PH')`
            : sql`true`;
      await db.execute(sql`
        insert into collection_works (collection_id, work_id, add_time, views_then)
        select ${row?.id ?? '0'}, s.work_id, s.stat_time, s.views from (
          select w.id, w.views from ${works} w join ${ups} u on u.id = w.up_id
          where ${whose} and u.status <> 2 and w.work_status = 1 and w.post_time > now() - interval '30 days' order by w.views desc nulls last, w.platform_work_id limit 8 offset ${turn * 8}) best
        cross join lateral (select * from ${workMetricSnapshots} s where s.work_id = best.id order by s.stat_time limit 1) s`);
    }
  }
}
