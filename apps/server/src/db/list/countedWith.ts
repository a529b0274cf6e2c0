import type { Db } from '../database';
import { together } from '../together/together';
import { beginCount, counting, countRows, type Question } from './countRows';

/** Rows of a list with the total of their question: in one statement while the total is not known. */
export async function countedWith<Row>(
  db: Db,
  question: Question,
  list: (db: Db) => Promise<Row[]>,
): Promise<{ rows: Row[]; totalRows: number }> {
  const { isKnown, total } = await beginCount(db, question);
  if (isKnown) {
    const [rows, { totalRows }] = await Promise.all([list(db), total(() => countRows(db, question))]);
    return { rows, totalRows };
  }
  let found: Row[] | undefined;
  const { totalRows } = await total(() =>
    together(db, async (both) => {
      const [[counted], rows] = await Promise.all([counting(both, question), list(both)]);
      found = rows;
      return counted?.n ?? 0;
    }),
  );
  return { rows: found ?? (await list(db)), totalRows };
}
