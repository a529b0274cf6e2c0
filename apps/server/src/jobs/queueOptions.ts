import type { ConstructorOptions } from 'pg-boss';
import type { Services } from '../services';

/** What a queue is made on. */
export type QueuePart = Pick<Services, 'database' | 'log'>;

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
