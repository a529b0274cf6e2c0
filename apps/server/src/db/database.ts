import type { SQL } from 'drizzle-orm';
import { type PgDatabase, type PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import type { SlowStatement } from './statementMeter';
import { underneath } from './together/underneath';

/** PostgreSQL or the embedded PGlite behind one face; also what a transaction hands to its function. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** Whether statements already belong to a transaction. */
export const isTransaction = (db: Db): boolean => underneath(db) instanceof PgTransaction;

/** The database as it stands at one moment. */
export interface Still {
  db: Db;
  /** Writes all of it to a file. */
  dump(path: string): Promise<void>;
}

/** An open database: statements, events between instances, health, end. */
export interface Database {
  db: Db;
  kind: 'postgres' | 'pglite';
  /** Calls back for every payload on a channel, also after the connection was lost and found again. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  /** How the job queue reaches the same database: on connections of its own where there are several. */
  queue: ConstructorOptions;
  /** Statements that took long since the server started, the longest first. */
  slowest(): SlowStatement[];
  migrate(folder: string): Promise<void>;
  /** Runs a task while no other server on this database runs one: two that start together wait for each other. */
  exclusively(task: () => Promise<void>): Promise<void>;
  /** Shows a task the database at one moment. PostgreSQL serves others meanwhile, the embedded one lets them wait. */
  standingStill<Result>(task: (still: Still) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** The rows of a hand-written statement. */
export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] };
  return result.rows;
}
