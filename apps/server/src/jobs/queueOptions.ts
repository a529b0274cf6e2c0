import type { ConstructorOptions } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database';

/** What a queue is made on. */
export interface QueuePart {
  database: Database;
  log: FastifyBaseLogger;
}

/** How often the queue looks for workers whose heart stopped. */
const lookSeconds = 10;

/** The queue on the same database as everything else. Schedules are the timers' own. */
export const queueOptions = ({ queue }: QueuePart['database']): ConstructorOptions => ({
  ...queue,
  schema: 'pgboss',
  schedule: false,
  superviseIntervalSeconds: lookSeconds,
  monitorIntervalSeconds: lookSeconds,
});
