import { kindOf } from '../layout/kindOf';
import type { ArrangedColumn } from '../layout/TableLayout';

/** So many rows must agree before it is worth knowing. */
const fewest = 3;

/** Fields whose column says the same on every row; never the name of the row. */
export function sameFields<Row extends object>(arranged: readonly ArrangedColumn<Row>[], rows: readonly Row[]): string[] {
  const [first, ...others] = rows;
  if (!first || rows.length < fewest) return [];
  const written = (row: Row, field: string) => JSON.stringify((row as Record<string, unknown>)[field]);
  return arranged.flatMap(({ column, isVisible }) => {
    if (!isVisible || kindOf(column) === 'name') return [];
    const value = written(first, column.field);
    return value !== undefined && others.every((row) => written(row, column.field) === value) ? [column.field] : [];
  });
}
