import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { countryDay, followerProfileSnapshots } from '../../modules/creators/creator';
import { ups } from '../../tables/creators/creator';
import type { DemoDay } from '../demo/demoDay';

/**
 * Who follows each creator and who says so: the platform of most, a vendor or a file of others; of one in twelve it is only
 * estimated from comments, and such creators are not found by it (domain/metrics 5.3).
 */
export async function seedAudiences(db: Db, { day }: { day: DemoDay }): Promise<void> {
  await db.execute(sql`
    insert into ${followerProfileSnapshots} (up_id, snapshot_date, sample_size, gender_male, gender_female, age, source, confidence)
    select id, ${countryDay(sql`country`, day.now)} - (draw % 3)::int, case source when 4 then 200 + draw % 700 end, 1 - female_ratio, female_ratio, age_ratio, source, case source when 1 then 1 when 4 then 3 else 2 end
    from (select *, case when draw % 100 < 62 then 1 when draw % 100 < 80 then 2 when draw % 100 < 92 then 3 else 4 end source
      from (select *, hashtextextended(platform_id, 11) & 1048575 draw from ${ups}) drawn) told`);
  await db.execute(
    sql`update ${ups} set female_ratio = null, age_ratio = '[]', main_age = null from ${followerProfileSnapshots} told where told.up_id = ups.id and told.source = 4`,
  );
}
