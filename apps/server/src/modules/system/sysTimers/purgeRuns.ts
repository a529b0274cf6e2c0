import { timerRunLife } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import { timerRuns } from '../../../tables/system/timer';

/** Forgets runs that went well after three days and others after thirty; each timer keeps its fifty newest. */
export async function purgeTimerRuns(db: Db, now = new Date()): Promise<void> {
  const before = (days: number) => sql`${new Date(now.getTime() - days * 86_400_000).toISOString()}::timestamptz`;
  await db.execute(sql`delete from ${timerRuns} where id in (
    select id from (
      select id, end_time, run_status, row_number() over (partition by timer_id order by slot_time desc, id desc) place from ${timerRuns}
    ) timer_runs where place > 50 and (end_time < ${before(30)} or (${inState(timerRunLife, timerRuns, 'done', 'skipped')} and end_time < ${before(3)})))`);
}
