import { bigint, boolean, integer, pgTable, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { primaryId } from '../../db/idColumn';
import { moment } from '../../db/timeColumns';

const bytes = (name: string) => bigint(name, { mode: 'number' });

const figures = () => ({
  /** Part of one core, 0 to 100. */
  cpu: real('cpu').notNull(),
  memory: bytes('memory').notNull(),
  /** Milliseconds that the event loop was late, 99 of 100 times at most. */
  loopMs: real('loop_ms').notNull(),
});

/** Servers on this database, each from its start on; what they said of themselves last. */
export const servers = pgTable('servers', {
  /** Made at its start. */
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  pid: integer('pid').notNull(),
  version: text('version').notNull(),
  node: text('node').notNull(),
  runsJobs: boolean('runs_jobs').notNull(),
  startTime: moment('start_time').notNull(),
  lastSeenTime: moment('last_seen_time').notNull(),
  stopTime: moment('stop_time'),
  ...figures(),
});

/** A server at a moment. */
export const serverSamples = pgTable(
  'server_samples',
  {
    id: primaryId(),
    name: text('name').notNull(),
    time: moment('time').notNull(),
    ...figures(),
  },
  (table) => [uniqueIndex('server_samples_time').on(table.time, table.name)],
);

/** Database and queues at a moment. */
export const databaseSamples = pgTable('database_samples', {
  id: primaryId(),
  time: moment('time').notNull().unique(),
  bytes: bytes('bytes').notNull(),
  collectionWaiting: integer('collection_waiting').notNull(),
  jobsWaiting: integer('jobs_waiting').notNull(),
});
