import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A table that is divided by time: its migration says so, and all the rest follows from this. */
export interface Partitioned {
  table: PgTable;
  /** The moment that decides where a row lies; every unique key has it. */
  key: PgColumn;
  grain: 'week' | 'month';
  /** So far back there are partitions before any row asks for them. */
  backDays: number;
  /** Whether what is older is dropped, a whole partition at a time. */
  isDropped: boolean;
}
