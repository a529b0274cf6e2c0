import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';

/** SQL: the moment from which comments are kept. */
const since = sql`coalesce((select since from comment_floor), '-infinity'::timestamptz)`;

/** SQL: whether all comments of a day are kept, so that it can be counted anew. A country may be a day ahead of UTC. */
export const isWhole = (day: SQL): SQL => sql`${day} > (${since} at time zone 'UTC')::date`;

/** The moment from which comments are kept; undefined where none was dropped yet. */
export async function keptSince(tx: Db): Promise<Date | undefined> {
  const [kept] = await rowsOf<{ since: string }>(tx, sql`select since::text since from comment_floor`);
  return kept && new Date(kept.since);
}
