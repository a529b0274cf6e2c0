import type { SQL } from 'drizzle-orm';

/** Whose rows of which country and which time. */
export interface Span {
  /** SQL: ids of people. */
  people: SQL;
  country: string;
  /** SQL: moments, the second one no more included. */
  from: SQL;
  to: SQL;
  /** The zone of the country where both moments are midnights: days that are counted are read as they are, of the others the lines. */
  wholeDaysIn?: string | undefined;
}
