import { PgBoss } from 'pg-boss';
import type { Database } from '../db/database';
import { queueOptions } from '../jobs/queueOptions';

/** Makes the tables of the queue, so that a server on a copy of this database finds them. */
export async function prepareQueue(database: Database): Promise<void> {
  const boss = new PgBoss(queueOptions(database));
  await boss.start();
  await boss.stop({ graceful: false });
}
