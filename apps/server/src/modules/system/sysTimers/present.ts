import { type OutputOf, type sysTimersApi, timerRunLife } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import { notInState } from '../../../db/inState';
import { presentTime } from '../../../db/presentTime';
import type { Actor } from '../../../http/requests/actor';
import type { Action } from '../../../jobs/Action';
import { timerRuns } from '../../../tables/system/timer';
import { namedAction } from './namedAction';
import { canOf, type Timer } from './policy';

interface LastRun {
  timerId: string;
  start: string | null;
  runStatus: number;
  ms: number | null;
}

/** Timers as the contract promises them, each with its newest run. */
export const presentTimers =
  (actions: readonly Action[]) =>
  async (db: Db, timers: readonly Timer[], actor: Actor): Promise<OutputOf<typeof sysTimersApi.detail>[]> => {
    const last = await lastRuns(
      db,
      timers.map(({ id }) => id),
    );
    return timers.map((timer) => {
      const run = last.get(timer.id);
      return {
        ...timer,
        can: canOf(timer, actor),
        action: namedAction(actions, timer.actionClass),
        isSystem: timer.systemJob !== null,
        nextRunTime: timer.nextRunTime && presentTime(timer.nextRunTime),
        lastRunTime: run?.start ? presentTime(new Date(Number(run.start))) : null,
        lastRunStatus: run?.runStatus ?? null,
        lastRunMs: run?.ms ?? null,
        createTime: presentTime(timer.createTime),
      };
    });
  };

/** The newest run of each timer that was begun. */
async function lastRuns(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, LastRun>> {
  if (ids.length === 0) return new Map();
  const wanted = sql.join(
    ids.map((id) => sql`(${id}::bigint)`),
    sql`, `,
  );
  const rows = await rowsOf<LastRun>(
    db,
    sql`select wanted.id::text "timerId", run.start, run.status "runStatus", run.ms from (values ${wanted}) wanted(id), lateral (
      select (extract(epoch from start_time) * 1000)::bigint::text start, run_status status,
        round(extract(epoch from end_time - start_time) * 1000)::int ms
      from ${timerRuns} where timer_id = wanted.id and ${notInState(timerRunLife, timerRuns, 'skipped')} and start_time is not null
      order by slot_time desc, id desc limit 1) run`,
  );
  return new Map(rows.map((row) => [row.timerId, row]));
}
