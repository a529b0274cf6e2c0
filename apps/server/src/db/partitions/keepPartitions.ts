import { getTableName } from 'drizzle-orm';
import type { Db } from '../database';
import { dropPartition, pastOf } from './dropPartition';
import { makePartition, missingOf } from './makePartition';
import type { Partitioned } from './Partitioned';

const dayMs = 86_400_000;

interface Keeping {
  now?: Date;
  /** Told of what should not be: rows that had no partition, and tables that were too busy. */
  warn: (what: object, message: string) => void;
}

/**
 * Makes the partitions that tables lack, moves into them what the default ones caught, and drops those that are past. A table
 * that is busy is left to the next time: nobody waits long for it, and the default partition takes what comes meanwhile.
 */
export async function keepPartitions(db: Db, tables: readonly Partitioned[], { now = new Date(), warn }: Keeping): Promise<void> {
  for (const one of tables) {
    const table = getTableName(one.table);
    try {
      for (const since of await missingOf(db, one, now)) {
        const rows = await makePartition(db, one, since);
        if (rows > 0) warn({ table, since, rows }, 'rows had no partition and were moved to a new one');
      }
      for (const partition of one.isDropped ? await pastOf(db, one, new Date(now.getTime() - one.backDays * dayMs)) : [])
        await dropPartition(db, partition);
    } catch (error) {
      warn({ err: error, table }, 'partitions not kept');
    }
  }
}
