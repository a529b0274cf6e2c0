import { type OutputOf, type queueApi, queueLife } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import { inState } from '../../../db/inState';
import { presentTime } from '../../../db/presentTime';
import { extractionQueue } from '../../../tables/collection/queue';
import type { Viewer } from '../../base/sight';
import { jobsInSight } from './policy';

type State = keyof typeof queueLife.states;

const hourMs = 3_600_000;
const hoursShown = 24;

/** Jobs by state, and what ended in the last 24 hours by hour. */
export async function overviewOf(db: Db, viewer: Viewer, now = new Date()): Promise<OutputOf<typeof queueApi.overview>> {
  const sight = jobsInSight(viewer) ?? sql`true`;
  const thisHour = Math.floor(now.getTime() / hourMs) * hourMs;
  const from = new Date(thisHour - (hoursShown - 1) * hourMs);
  const is = (...states: [State, ...State[]]) => inState(queueLife, extractionQueue, ...states);
  const [now24] = await rowsOf<{ waiting: number; executing: number; oldest: string | null }>(
    db,
    sql`select count(*) filter (where ${is('waiting')})::int waiting, count(*) filter (where ${is('executing')})::int executing,
      min(slot_time) filter (where ${is('waiting')})::text oldest
      from ${extractionQueue} where ${is('waiting', 'executing')} and ${sight}`,
  );
  const hours = await rowsOf<{ hour: string; done: number; failed: number; timedOut: number }>(
    db,
    sql`select extract(epoch from date_trunc('hour', end_time))::bigint::text "hour", count(*) filter (where ${is('completed')})::int done,
      count(*) filter (where ${is('failed')})::int failed, count(*) filter (where ${is('timedOut')})::int "timedOut"
      from ${extractionQueue} where end_time >= ${from.toISOString()}::timestamptz and ${sight} group by 1`,
  );
  const [took] = await rowsOf<{ median: number | null; longest: number | null }>(
    db,
    sql`select round(percentile_cont(0.5) within group (order by ms))::int median, round(max(ms))::int longest from (
      select extract(epoch from end_time - start_time) * 1000 ms from ${extractionQueue}
      where ${is('completed')} and end_time >= ${from.toISOString()}::timestamptz and start_time is not null and ${sight}) took`,
  );
  const byHour = new Map(hours.map((row) => [Number(row.hour) * 1000, row]));
  const shown = Array.from({ length: hoursShown }, (_, index) => {
    const at = from.getTime() + index * hourMs;
    const { done = 0, failed = 0, timedOut = 0 } = byHour.get(at) ?? {};
    return { hour: presentTime(new Date(at)), done, failed, timedOut };
  });
  const total = (name: 'done' | 'failed' | 'timedOut') => shown.reduce((sum, hour) => sum + hour[name], 0);
  return {
    waiting: now24?.waiting ?? 0,
    executing: now24?.executing ?? 0,
    done: total('done'),
    failed: total('failed'),
    timedOut: total('timedOut'),
    oldestWaitTime: now24?.oldest ? presentTime(new Date(now24.oldest)) : null,
    medianMs: took?.median ?? null,
    longestMs: took?.longest ?? null,
    hours: shown,
  };
}
