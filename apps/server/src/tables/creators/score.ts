import { date, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { idColumn } from '../../db/idColumn';
import type { CredibilityPoint } from './creator';

/** Star level and credibility of a creator from a day on, until the next row: kept when one of them changes (domain/metrics 5.8, 5.9). */
export const upScoreDays = pgTable(
  'up_score_days',
  {
    upId: idColumn('up_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    starComputed: integer('star_computed'),
    starLevel: integer('star_level'),
    credibility: integer('credibility'),
    points: jsonb('points').$type<CredibilityPoint[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.upId, table.day] })],
);
