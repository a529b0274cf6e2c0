import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database';
import { refuseFor } from '../answers/refusal';
import { countWindows } from './tables';

interface Turn {
  key: string;
  /** Turns in a window. */
  most: number;
  seconds: number;
}

/** Counts a turn in a window shared by all instances; answers the seconds to wait when it was one too many. */
export async function countTurn(db: Db, { key, most, seconds }: Turn): Promise<number> {
  const fresh = sql`now() + ${`${seconds} seconds`}::interval`;
  const [row] = await rowsOf<{ count: number; wait: number | string }>(
    db,
    sql`insert into ${countWindows} as w (key, count, expire_time) values (${key}, 1, ${fresh})
      on conflict (key) do update set
        count = case when w.expire_time <= now() then 1 else w.count + 1 end,
        expire_time = case when w.expire_time <= now() then ${fresh} else w.expire_time end
      returning count, ceil(extract(epoch from expire_time - now()))::int wait`,
  );
  return row && row.count > most ? Math.max(1, Number(row.wait)) : 0;
}

/** Counts a turn and refuses with 1016005 when it was one too many. */
export async function takeTurn(db: Db, turn: Turn): Promise<void> {
  const wait = await countTurn(db, turn);
  if (wait > 0) throw refuseFor('tooManyRequests', wait);
}

/** Seconds until the window of a key ends; 0 when there is none. */
export async function waitFor(db: Db, key: string): Promise<number> {
  const [row] = await rowsOf<{ wait: number | string }>(
    db,
    sql`select ceil(extract(epoch from ${countWindows.expireTime} - now()))::int wait from ${countWindows} where ${countWindows.key} = ${key} and ${countWindows.expireTime} > now()`,
  );
  return Number(row?.wait ?? 0);
}
