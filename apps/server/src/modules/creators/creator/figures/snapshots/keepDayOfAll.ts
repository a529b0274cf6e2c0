import { sql } from 'drizzle-orm';
import type { Db } from '../../../../../db/database';
import { keepDay } from './keepDay';

/** Closes the day of every creator; with a million of them that takes longer than a person would wait. */
export const keepDayOfAll = (db: Db, at = new Date()) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '10min'`);
    await keepDay(tx, { at });
  });
