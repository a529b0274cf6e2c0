import { bigint, date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { idColumn } from '../../db/idColumn';

const count = (name: string) => bigint(name, { mode: 'number' });

/**
 * What the works of a creator won on a day of its country, counted from their snapshots; null where none of them tells it. A
 * day of which nothing is known has no row.
 */
export const upGainsDaily = pgTable(
  'up_gains_daily',
  {
    upId: idColumn('up_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    views: count('views'),
    likes: count('likes'),
    comments: count('comments'),
    shares: count('shares'),
    /** Works that the figures are of. */
    works: integer('works').notNull(),
  },
  (table) => [primaryKey({ columns: [table.upId, table.day] })],
);

/** Days of creators whose snapshots changed since they were counted. */
export const gainTouches = pgTable(
  'gain_touches',
  { upId: idColumn('up_id').notNull(), day: date('day', { mode: 'string' }).notNull() },
  (table) => [primaryKey({ columns: [table.upId, table.day] })],
);
