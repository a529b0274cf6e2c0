import type { Db } from '../../../db/database';
import type { Services } from '../../../services';
import type { CollectCounts } from '../../../tables/collection/queue';
import type { Reached } from '../connector';
import { holding } from './lease';
import type { Taken } from './take';

/** What is left to be written when a job ends, in the transaction that ends it. */
export type Ending = (tx: Db) => Promise<CollectCounts>;

/** A job that runs, with its way to the channel. */
export interface Running {
  services: Pick<Services, 'database' | 'events'>;
  job: Taken;
  reached: Reached;
  clock: () => Date;
}

export const none: CollectCounts = { read: 0, added: 0, changed: 0, skipped: 0 };

export const sum = (a: CollectCounts, b: CollectCounts): CollectCounts => ({
  read: a.read + b.read,
  added: a.added + b.added,
  changed: a.changed + b.changed,
  skipped: a.skipped + b.skipped,
});

/** Writes in a transaction of its own, only while the job is the worker's. */
export const keeping = <T>({ services: { database }, job, clock }: Running, write: (tx: Db) => Promise<T>): Promise<T> =>
  database.db.transaction(async (tx) => {
    await holding(tx, job, clock());
    return write(tx);
  });
