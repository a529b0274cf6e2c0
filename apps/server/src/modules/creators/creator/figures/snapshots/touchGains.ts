import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../../db/database';
import { inIds } from '../../../../../db/inIds';
import { gainTouches } from '../../../../../tables/analysis/upGains';
import { ups, works } from '../../../../../tables/creators/creator';
import { localDay } from '../../../../system/country';
import { workMetricSnapshots } from './tables';

/** SQL: notes that days of creators are to be counted anew: those of `shot(work_id, stat_time)`, and the days after, which are counted from them. */
export const touching = (shots: SQL): SQL => sql`
  insert into ${gainTouches} (up_id, day)
  select distinct ${works.upId}, ${localDay(sql`shot.stat_time`, ups.country)} + later
  from (${shots}) shot join ${works} on ${works.id} = shot.work_id join ${ups} on ${ups.id} = ${works.upId} cross join generate_series(0, 1) later
  order by 1, 2 on conflict do nothing`;

/** Works go, or come to count no more: every day that they were counted in. */
export async function touchWorks(db: Db, workIds: readonly string[]): Promise<void> {
  if (workIds.length === 0) return;
  await db.execute(
    touching(sql`select work_id, stat_time from ${workMetricSnapshots} where ${inIds(workMetricSnapshots.workId, workIds)}`),
  );
}
