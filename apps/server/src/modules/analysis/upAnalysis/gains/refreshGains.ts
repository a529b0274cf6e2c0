import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../../db/database';
import { gainTouches, upGainsDaily } from '../../../../tables/analysis/upGains';
import { countGains, gainsOf, gainsOfAll } from './countGains';

interface Key {
  up_id: string;
  day: string;
}

/** So many days are counted in one transaction. */
const atOnce = 2000;

const keysOf = (keys: readonly Key[]) =>
  sql`select k.up_id, k.day from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k(up_id bigint, day date)`;

/** Counts the days anew whose snapshots changed; answers how many there were. */
export async function refreshGains(db: Db): Promise<number> {
  let counted = 0;
  for (;;) {
    const taken = await db.transaction(async (tx) => {
      const keys = await rowsOf<Key>(
        tx,
        sql`delete from ${gainTouches} where (up_id, day) in (select up_id, day from ${gainTouches} order by up_id, day limit ${atOnce} for update skip locked)
          returning up_id::text up_id, day::text as day`,
      );
      if (keys.length > 0) await countGains(tx, keysOf(keys));
      return keys.length;
    });
    counted += taken;
    if (taken < atOnce) return counted;
  }
}

/** Counts everything anew, for repair and for what came by another way than one snapshot at a time. */
export async function recountGains(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '30min'`);
    await tx.execute(sql`delete from ${gainTouches}`);
    await tx.execute(sql`delete from ${upGainsDaily}`);
    await tx.execute(sql`insert into ${upGainsDaily} (up_id, day, views, likes, comments, shares, works) ${gainsOfAll}`);
  });
}

/** Random days that are counted anew and compared every night. */
const samples = 100;

/** Compares days with a count of their own and mends those that differ; answers them. Days that wait to be counted are left to that. */
export async function checkGains(db: Db): Promise<Key[]> {
  return db.transaction(async (tx) => {
    const keys = await rowsOf<Key>(
      tx,
      sql`select g.up_id::text up_id, g.day::text as day from ${upGainsDaily} g
        where not exists (select 1 from ${gainTouches} t where t.up_id = g.up_id and t.day = g.day) order by random() limit ${samples}`,
    );
    if (keys.length === 0) return [];
    const wrong = await rowsOf<Key>(
      tx,
      sql`select k.up_id::text up_id, k.day::text as day from (${keysOf(keys)}) k
        join ${upGainsDaily} g on g.up_id = k.up_id and g.day = k.day left join (${gainsOf(keysOf(keys))}) c on c.up_id = k.up_id and c.day = k.day
        where (g.views, g.likes, g.comments, g.shares, g.works) is distinct from (c.views, c.likes, c.comments, c.shares, c.works)`,
    );
    if (wrong.length > 0) await countGains(tx, keysOf(wrong));
    return wrong;
  });
}
