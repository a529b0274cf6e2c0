import type { Control, TableCell } from '../control';
import { isHiddenCell, isSquareTable, layoutTable } from './tableLayout';

/** A table written as rows of `colspanxrowspan:content`, such as `2x1:a 0x1:`. */
export const tableOf = (...rows: string[]): Control => ({
  type: 'table',
  label: '表格布局',
  trs: rows.map((row) => ({ tds: row.split(' ').map(cellOf) })),
  options: { width: '100%' },
  key: 'table_1',
});

/** A table in the same notation. */
export const shapeOfTable = (table: Control): string[] =>
  (table.trs ?? []).map(({ tds }) =>
    tds.map(({ colspan, rowspan, list }) => `${colspan}x${rowspan}:${list.map(({ key }) => key).join(',')}`).join(' '),
  );

function cellOf(text: string): TableCell {
  const [spans = '', content = ''] = text.split(':');
  const [colspan = 1, rowspan = 1] = spans.split('x').map(Number);
  const list = content
    .split(',')
    .filter(Boolean)
    .map((key): Control => ({ type: 'divider', label: key, options: {}, key }));
  return { colspan, rowspan, list };
}

/** What is wrong with the stored cells of a table, if anything. */
export function faultOfTable(table: Control): string | undefined {
  const trs = table.trs ?? [];
  const layout = layoutTable(trs);
  if (!layout || !isSquareTable(trs)) return 'not square';
  const cells = trs.flatMap(({ tds }) => tds);
  const area = cells.reduce((sum, cell) => sum + (isHiddenCell(cell) ? 0 : cell.colspan * cell.rowspan), 0);
  if (area !== layout.rows * layout.columns) return 'gaps or overlaps';
  return cells.some((cell) => isHiddenCell(cell) && cell.list.length > 0) ? 'hidden content' : undefined;
}
