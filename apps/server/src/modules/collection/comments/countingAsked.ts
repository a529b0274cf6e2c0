import { type SQL, sql } from 'drizzle-orm';

/** What is counted anew of a channel. */
export interface Asked {
  webId: number;
  /** SQL: `touched`, the days of creators. */
  touched: SQL;
  /** SQL: the days among them, and the Mondays of their weeks. */
  days: SQL;
  weeks: SQL;
}

/** SQL: counts `d` of days that are counted anew. */
export const isTouched = sql`(d.up_id, d.day) in (select up_id, day from touched)`;
