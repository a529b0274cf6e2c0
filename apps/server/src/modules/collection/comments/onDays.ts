import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { comments } from '../../../tables/collection/comment';

interface Days {
  fromDay?: string | undefined;
  toDay?: string | undefined;
}

/** SQL: comments of these days in the countries of their creators, looked for in the months around them and no other. */
export function onDays({ fromDay, toDay }: Days, { day, commentTime }: Record<'day' | 'commentTime', SQL | AnyPgColumn> = comments): SQL {
  const from = fromDay === undefined ? sql`true` : sql`${day} >= ${fromDay}::date and ${commentTime} >= ${beginOf(fromDay, -1)}`;
  const to = toDay === undefined ? sql`true` : sql`${day} <= ${toDay}::date and ${commentTime} < ${beginOf(toDay, 2)}`;
  return sql`(${from} and ${to})`;
}

/** No country is a whole day apart from UTC. */
const beginOf = (day: string, later: number): SQL => sql`((${day}::date + ${later}::int)::timestamp at time zone 'UTC')`;
