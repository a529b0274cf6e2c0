import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { blackFans } from '../../../tables/analysis/blackFan';
import { keywords } from '../../../tables/analysis/keyword';

/** Words that were found in a comment for the first time. */
export interface Hit {
  keywordIds: readonly string[];
  time: Date;
}

/** Adds to what words and blacklist fans were met in so far. */
export async function countHits(
  tx: Db,
  hits: readonly Hit[],
  added: readonly { blackFanId: string | null; commentTime: Date }[],
): Promise<void> {
  await add(
    tx,
    keywords,
    hits.flatMap(({ keywordIds, time }) => keywordIds.map((id) => ({ id, time }))),
  );
  await add(
    tx,
    blackFans,
    added.flatMap(({ blackFanId, commentTime }) => (blackFanId === null ? [] : [{ id: blackFanId, time: commentTime }])),
  );
}

async function add(tx: Db, table: PgTable, met: readonly { id: string; time: Date }[]): Promise<void> {
  if (met.length === 0) return;
  const sums = new Map<string, { n: number; time: Date }>();
  for (const { id, time } of met) {
    const sum = sums.get(id);
    sums.set(id, { n: (sum?.n ?? 0) + 1, time: sum && sum.time > time ? sum.time : time });
  }
  // In one order, so that two that count the same do not wait for each other in a circle.
  const rows = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, { n, time }]) => ({ id, n, time }));
  const told: SQL = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as met(id bigint, n int, time timestamptz)`;
  await tx.execute(sql`
    with locked as (select t.id from ${table} t where t.id in (select met.id from ${told}) order by t.id for update)
    update ${table} t set hit_count = t.hit_count + met.n, last_hit_time = greatest(t.last_hit_time, met.time)
    from ${told} join locked on locked.id = met.id where t.id = met.id`);
}
