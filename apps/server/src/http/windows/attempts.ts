import { setTimeout as pass } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database';
import { refuseFor } from '../answers/refusal';
import { countWindows } from './tables';

/** Whose failures count together, and what follows them. */
export interface Counter {
  key: string;
  /** The failure from which on each one is followed by a pause. */
  free: number;
  /** How many of those pauses are short and waited out here, before the first that refuses; none unless said. */
  slowed?: number;
}

const firstPause = 30;
const longestPause = 900;
/** The longest pause that is waited out, in seconds. */
const longestWait = 8;

/** Waits out a short pause of a key that is slowed; refuses with 1011011 during any other. */
export async function refuseDuringPause(db: Db, { key, slowed }: Pick<Counter, 'key' | 'slowed'>): Promise<void> {
  const left = await pauseOf(db, key);
  if (slowed && left <= longestWait * 1000) await pass(left);
  else if (left > 0) throw refuseFor('tooManyAttempts', Math.ceil(left / 1000));
}

/** Milliseconds until a key is taken again; 0 when it is not paused. */
export async function pauseOf(db: Db, key: string): Promise<number> {
  const [row] = await rowsOf<{ wait: number | string }>(
    db,
    sql`select ceil(1000 * extract(epoch from ${countWindows.blockedUntil} - now()))::int wait from ${countWindows}
      where ${countWindows.key} = ${key} and ${countWindows.blockedUntil} > now()`,
  );
  return row ? Math.max(1, Number(row.wait)) : 0;
}

/**
 * Counts a failure of the last hour. From the `free`th on a pause follows: 30 s, doubled each time up to 15 min; of a key that is slowed
 * the first pauses are 1, 2, 4 and 8 s.
 */
export async function noteFailure(db: Db, { key, free, slowed = 0 }: Counter): Promise<void> {
  await db.execute(sql`
    insert into ${countWindows} as w (key, count, expire_time) values (${key}, 1, now() + interval '1 hour')
    on conflict (key) do update set
      count = case when w.expire_time <= now() then 1 else w.count + 1 end,
      blocked_until = case when w.expire_time > now() and w.count + 1 >= ${free}::int then now() + interval '1 second' * case
        when w.count + 1 < ${free + slowed}::int then least(${longestWait}::int, power(2, least(10, w.count + 1 - ${free}::int)))
        else least(${longestPause}::int, ${firstPause}::int * power(2, least(10, w.count + 1 - ${free + slowed}::int))) end end,
      expire_time = now() + interval '1 hour'`);
}

/** Forgets the failures of a key after a success. */
export const forgetFailures = (db: Db, key: string) => db.delete(countWindows).where(eq(countWindows.key, key));

/** Removes counters that no longer count. */
export const purgeWindows = (db: Db) =>
  db.delete(countWindows).where(sql`${countWindows.expireTime} < now() and coalesce(${countWindows.blockedUntil}, now()) <= now()`);
