import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import { channelCommentFloors, commentFloor } from '../../../tables/collection/comment';

/** SQL: the moment from which comments of a channel are kept; null where none was dropped yet. */
const since = (webId: SQL): SQL =>
  sql`greatest((select since from ${commentFloor}), (select since from ${channelCommentFloors} f where f.web_id = ${webId}))`;

/** SQL: whether all comments of a channel's day are kept, so that it can be counted anew. A country may be a day ahead of UTC. */
export const isWhole = (day: SQL, webId: SQL): SQL =>
  sql`${day} > (coalesce(${since(webId)}, '-infinity'::timestamptz) at time zone 'UTC')::date`;

/** The moment from which comments of a channel are kept; undefined where none was dropped yet. */
export async function keptSince(tx: Db, webId: number): Promise<Date | undefined> {
  const [kept] = await rowsOf<{ since: string | null }>(tx, sql`select (${since(sql`${webId}::int`)})::text since`);
  return kept?.since ? new Date(kept.since) : undefined;
}
