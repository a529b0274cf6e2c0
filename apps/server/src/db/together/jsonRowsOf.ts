import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database';

/**
 * The rows of a hand-written select that can be asked together with others: numbers, words and times as JSON has them.
 * Without `offset 0` what gathers them, which looks at each row more than once, would have its subqueries answered each time.
 */
export async function jsonRowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const rows = await db.select({ row: sql<Row>`to_json(found)` }).from(sql`(${statement}) found offset 0`);
  return rows.map(({ row }) => row);
}
