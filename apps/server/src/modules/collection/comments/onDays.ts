import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { comments } from '../../../tables/collection/comment';
import { beginAnywhere, endAnywhere } from '../../system/country';

interface Days {
  fromDay?: string | undefined;
  toDay?: string | undefined;
}

/** SQL: comments of these days in the countries of their creators, looked for in the hours that they have somewhere, and no others. */
export function onDays({ fromDay, toDay }: Days, { day, commentTime }: Record<'day' | 'commentTime', SQL | AnyPgColumn> = comments): SQL {
  const from = fromDay === undefined ? sql`true` : sql`${day} >= ${fromDay}::date and ${commentTime} >= ${beginAnywhere(fromDay)}`;
  const to = toDay === undefined ? sql`true` : sql`${day} <= ${toDay}::date and ${commentTime} < ${endAnywhere(toDay)}`;
  return sql`(${from} and ${to})`;
}
