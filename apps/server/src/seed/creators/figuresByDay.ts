import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { countryDay, keepDay, upMetricDaily } from '../../modules/creators/creator';
import { ups } from '../../tables/creators/creator';
import type { DemoDay } from '../demo/demoDay';

interface Seeding {
  day: DemoDay;
  /** How many creators with the most followers have a long past. */
  top: number;
  topDays: number;
  days: number;
}

/** SQL: a number between 0 and 1 of a creator, the same on every day of seeding. */
const ofCreator = (salt: number): SQL => sql`((hashtextextended(platform_id, ${salt}::bigint) & 1048575) / 1048576.0::float8)`;

/** SQL: one of a creator and day. */
const ofDay = (salt: number): SQL => sql`((hashint8extended(age, seed + ${salt}::bigint) & 1048575) / 1048576.0::float8)`;

/** SQL: a wave around 1 with some noise that is exactly 1 on the last day. */
const swing = (phase: SQL, salt: number, height: number): SQL =>
  sql`exp(${height}::float8 * (sin(age / 9.0::float8 + ${phase} * 6.28) - sin(${phase} * 6.28)) + case when age = 0 then 0 else 0.12 * (${ofDay(salt)} - 0.5) end)`;

/**
 * The figures of every creator by day, back from the current ones (domain/seed-and-scale 8.3, 8.4): followers grow by
 * 0.15 % ± 0.4 % a day, 2 % of creators had a viral week, 3 % a jump; sales by 2.5 % a month. The last day is the real one.
 */
export async function seedFiguresByDay(db: Db, { day, top, topDays, days }: Seeding): Promise<void> {
  // A third of a million rows take longer than a person would wait.
  await db.execute(sql`set local statement_timeout = '10min'`);
  await db.execute(sql`set local work_mem = '128MB'`);
  await keepDay(db, { at: day.now });
  await db.execute(sql`
    with ranked as (select id, platform_id, row_number() over (order by fans_num desc nulls last, id) place from ${ups}),
    past as (
      select today.*, age, hashtextextended(platform_id, 1) seed, ${ofCreator(2)} turn, ${ofCreator(3)} other,
        case when ${ofCreator(4)} < 0.02 then 1 + floor(${ofCreator(5)} * 70) end viral, case when ${ofCreator(6)} < 0.03 then 1 + floor(${ofCreator(7)} * 80) end jump
      from ${upMetricDaily} today join ranked on ranked.id = today.up_id
      cross join lateral generate_series(0, case when place <= ${top} then ${topDays}::int else ${days}::int end - 1) age
      where today.stat_date = ${countryDay(sql`(select country from ${ups} where ups.id = today.up_id)`, day.now)}),
    grown as (
      select *, sum(0.0015 + 0.0098 * (${ofDay(1)} + ${ofDay(2)} - 1)
          + case when age between viral and viral + 6 then ln(1.15 + 0.45 * other) / 7 else 0 end + case when age = jump then 0.1 + 0.3 * other else 0 end) over before growth,
        sum(0.0005 + 0.001 * ${ofDay(3)}) over before liked, ${swing(sql`turn`, 4, 0.18)} seen
      from past window before as (partition by up_id order by age rows between unbounded preceding and 1 preceding)),
    told as (
      select up_id, stat_date - age stat_date, age, currency, round(fans / exp(coalesce(growth, 0)))::bigint fans, round(likes * (1 - coalesce(liked, 0)))::bigint likes,
        greatest(0, works - round(age * works / 450.0::float8))::bigint works,
        round(views30 * seen)::bigint views30, round(avg_views * seen)::bigint avg_views,
        round(least(0.9, interaction_rate * ${swing(sql`other`, 5, 0.15)})::numeric, 4) interaction_rate,
        round((gmv * ${swing(sql`other`, 6, 0.3)} * exp(-0.025::float8 / 30 * age))::numeric, case when currency in ('VND', 'IDR') then 0 else 2 end) gmv
      from grown)
    insert into ${upMetricDaily} (up_id, stat_date, fans, fans_inc, likes, works, works_inc, views30, interaction_rate, avg_views, gmv, currency)
    select up_id, stat_date, fans, fans_inc, likes, works, works_inc, views30, interaction_rate, avg_views, gmv, currency
    from (select *, fans - lead(fans) over days fans_inc, works - lead(works) over days works_inc from told window days as (partition by up_id order by age)) known
    where age > 0 order by up_id, stat_date`);
  await db.execute(sql`
    update ${upMetricDaily} today set fans_inc = today.fans - before.fans, works_inc = today.works - before.works
    from ${ups} join ${upMetricDaily} before on before.up_id = ${ups.id} and before.stat_date = ${countryDay(sql`ups.country`, day.now)} - 1
    where today.up_id = ${ups.id} and today.stat_date = before.stat_date + 1`);
}
