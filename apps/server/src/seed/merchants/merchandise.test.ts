import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../db/database';
import { verifyAudit } from '../../modules/base/audit';
import { figuresOf } from '../../modules/creators/creator';
import { ups, works } from '../../tables/creators/creator';
import { startServer, type TestServer } from '../../testing/startServer';
import { creatorRow } from '../creators/creatorRow';
import { demoDay } from '../demo/demoDay';
import { demoIds } from '../demo/demoIds';
import { seededRandom } from '../demo/random';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Rows that break a rule. */
const wrong = (statement: ReturnType<typeof sql>) => rowsOf(server.services.database.db, statement);

/** SQL: creators of the library; those that only the data zones watch are known by their works alone. */
const isKept = sql.raw("u.platform_id not like '%play%'");

describe('the demo merchandise', () => {
  it('is the same for the same day', () => {
    const make = () => {
      const [random, taken, idAt] = [seededRandom(7), new Set<string>(), demoIds()];
      return Array.from({ length: 50 }, () => creatorRow({ random, day: demoDay(new Date('2026-11-20T08:00:00Z')), idAt, taken }));
    };
    expect(make()).toEqual(make());
  });

  it('has prices in the decimals of their currency, none above the list price', async () => {
    expect(
      await wrong(
        sql`select id from goods where price > list_price or price <= 0 or (currency in ('VND', 'IDR') and price <> trunc(price))`,
      ),
    ).toEqual([]);
    expect(await wrong(sql`select id from up_prices where currency in ('VND', 'IDR') and amount <> trunc(amount)`)).toEqual([]);
  });

  it('has papers that fit the state of their merchant; every rejection has a reason, every verdict comes after its submission', async () => {
    expect(
      await wrong(
        sql`select s.id from shops s left join lateral (select status from shop_certifications c where c.shop_id = s.id order by round desc limit 1) last on true where (s.shop_status = 2 and last.status is distinct from 2) or (s.shop_status = 1 and last.status is distinct from 1) or (s.shop_status = 3 and last.status is distinct from 3)`,
      ),
    ).toEqual([]);
    expect(
      await wrong(
        sql`select id from shop_certifications where (status = 3 and coalesce(reject_reason, '') = '') or audit_time < submit_time`,
      ),
    ).toEqual([]);
  });

  it('has creators of a country with BDs of that country, at least one contact and one label, and labels that count them', async () => {
    expect(await wrong(sql`select u.id from ups u join users b on b.id = u.bd_id where b.country <> u.country`)).toEqual([]);
    expect(
      await wrong(
        sql`select id from ups u where ${isKept} and (label_ids = '{}' or not exists (select 1 from up_contacts c where c.up_id = u.id))`,
      ),
    ).toEqual([]);
    expect(
      await wrong(
        sql`select l.id from labels l where used <> (select count(*) from ups u where u.status <> 2 and u.label_ids @> array[l.id])`,
      ),
    ).toEqual([]);
    expect(
      await wrong(sql`select id from up_follow_ups f where create_time < (select create_time from ups u where u.id = f.up_id)`),
    ).toEqual([]);
    expect(
      await wrong(sql`select g.id from goods g where creator_num <> (select count(*) from goods_creators c where c.goods_id = g.id)`),
    ).toEqual([]);
  });

  it('tells how each merchant was certified and each product came on sale', async () => {
    expect(
      await wrong(
        sql`select id from shop_certifications c where not exists (select 1 from audit_logs a where a.object = 'shop:' || c.shop_id and a.action = 'shop.submit' and a.time = c.submit_time) or (audit_time is not null and not exists (select 1 from audit_logs a where a.object = 'shop:' || c.shop_id and a.time = c.audit_time and a.action = case c.status when 2 then 'shop.pass' else 'shop.reject' end))`,
      ),
    ).toEqual([]);
    expect(
      await wrong(
        sql`select id from goods g where not exists (select 1 from audit_logs a where a.object = 'goods:' || g.id and a.action = 'goods.add') or (status = 1 and not exists (select 1 from audit_logs a where a.object = 'goods:' || g.id and a.action = 'goods.onSale'))`,
      ),
    ).toEqual([]);
    expect(await verifyAudit(server.services.database.db)).toMatchObject({ broken: null });
  });

  it('has figures that come from the works', async () => {
    const { db } = server.services.database;
    // Orders bring works of their own.
    const creators = await db
      .select()
      .from(ups)
      .where(sql`not exists (select 1 from work_order_ups w where w.up_id = ${ups.id})`);
    const all = await db.select().from(works);
    for (const { id, avgViews, avgLikes, medianViews, interactionRate, dataTime } of creators) {
      expect([id, { avgViews, avgLikes, medianViews, interactionRate }]).toEqual([
        id,
        figuresOf(
          all.filter(({ upId }) => upId === id),
          dataTime ?? new Date(),
        ),
      ]);
    }
  });

  it('has figures by day without a gap that end in the current ones: 400 days of the ten with the most followers, 30 of the others', async () => {
    expect(
      await wrong(
        sql`select up_id from up_metric_daily d group by up_id having count(*) <> max(stat_date) - min(stat_date) + 1 or count(*) not in (30, 400)`,
      ),
    ).toEqual([]);
    expect(
      await wrong(
        sql`select u.id from ups u left join lateral (select * from up_metric_daily d where d.up_id = u.id order by stat_date desc limit 1) last on true where ${isKept} and (last.fans, last.likes, last.works, last.interaction_rate, last.avg_views, last.gmv, last.currency) is distinct from (u.fans_num, u.likes_num, u.works_num, u.interaction_rate, u.avg_views, case u.sales30_source when 2 then u.sales30 else last.gmv end, case u.sales30_source when 2 then u.sales30_currency else last.currency end)`,
      ),
    ).toEqual([]);
    expect(
      await wrong(
        sql`select count(*)::int top from (select up_id from up_metric_daily group by up_id having count(*) = 400) long join (select id from ups u where ${isKept} order by fans_num desc, id limit 10) most on most.id = long.up_id`,
      ),
    ).toEqual([{ top: 10 }]);
    expect(
      await wrong(
        sql`select up_id from (select *, fans - lag(fans) over days fans_won, works - lag(works) over days works_won from up_metric_daily window days as (partition by up_id order by stat_date)) d where fans_inc is distinct from fans_won or works_inc is distinct from works_won or fans <= 0 or likes < 0 or works < 0 or (currency in ('VND', 'IDR') and gmv <> trunc(gmv))`,
      ),
    ).toEqual([]);
  });

  it('says of each creator who told of its followers; shares make up the whole, and estimates stand apart', async () => {
    expect(
      await wrong(
        sql`select up_id from follower_profile_snapshots where abs(gender_male + gender_female - 1) > 0.005 or (select sum((one ->> 'ratio')::numeric) from jsonb_array_elements(country) one) > 1.005 or (select abs(sum(one::numeric) - 1) from jsonb_array_elements_text(active_hours) one) > 0.005 or confidence <> case source when 1 then 1 when 4 then 3 else 2 end or (source = 4 and sample_size < 200)`,
      ),
    ).toEqual([]);
    expect(
      await wrong(
        sql`select u.id from ups u left join follower_profile_snapshots p on p.up_id = u.id and cardinality(array(select 1 from jsonb_array_elements(p.age))) > 0 where ${isKept} and (p.up_id is null or u.female_ratio is distinct from case when p.source <> 4 then p.gender_female end)`,
      ),
    ).toEqual([]);
    expect((await wrong(sql`select distinct source from follower_profile_snapshots`)).length).toBe(4);
  });
});
