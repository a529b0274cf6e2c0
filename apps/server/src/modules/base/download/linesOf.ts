import type { Db } from '../../../db/database';
import type { Language } from '../../../db/Language';
import { wordsOf } from '../dictionary';
import type { Cell, Column } from '../../../http/parts/exportSource';

/** The lines of some rows in the reader's language. */
export async function linesOf<Row>(
  db: Db,
  { columns, rows, language }: { columns: readonly Column<Row>[]; rows: readonly Row[]; language: Language },
): Promise<Cell[][]> {
  const wordOf = await wordsOf(db, language);
  return rows.map((row) => columns.map(({ value }) => value(row, language, wordOf)));
}
