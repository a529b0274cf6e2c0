import { eq, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database';
import { refuseFor } from '../answers/refusal';
import { countWindows } from './tables';

interface Guarded {
  /** Whose guesses count together. */
  key: string;
  /** The failure from which on each one is followed by a pause. */
  free: number;
}

const firstPause = 30;
const longestPause = 900;

/** Refuses with 1011011 while a key is paused. */
export async function refuseDuringPause(db: Db, key: string): Promise<void> {
  const [row] = await rowsOf<{ wait: number | string }>(
    db,
    sql`select ceil(extract(epoch from ${countWindows.blockedUntil} - now()))::int wait from ${countWindows}
      where ${countWindows.key} = ${key} and ${countWindows.blockedUntil} > now()`,
  );
  if (row) throw refuseFor('tooManyAttempts', Math.max(1, Number(row.wait)));
}

/** Counts a failure of the last hour. From the `free`th on a pause follows: 30 s, doubled each time up to 15 min. */
export async function noteFailure(db: Db, { key, free }: Guarded): Promise<void> {
  await db.execute(sql`
    insert into ${countWindows} as w (key, count, expire_time) values (${key}, 1, now() + interval '1 hour')
    on conflict (key) do update set
      count = case when w.expire_time <= now() then 1 else w.count + 1 end,
      blocked_until = case when w.expire_time > now() and w.count + 1 >= ${free}
        then now() + least(${longestPause}, ${firstPause} * power(2, least(10, w.count + 1 - ${free}))) * interval '1 second' end,
      expire_time = now() + interval '1 hour'`);
}

/** Forgets the failures of a key after a success. */
export const forgetFailures = (db: Db, key: string) => db.delete(countWindows).where(eq(countWindows.key, key));

/** Removes counters that no longer count. */
export const purgeWindows = (db: Db) =>
  db.delete(countWindows).where(sql`${countWindows.expireTime} < now() and coalesce(${countWindows.blockedUntil}, now()) <= now()`);
