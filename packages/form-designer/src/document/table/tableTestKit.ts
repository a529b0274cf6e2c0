import type { Control, TableCell } from '../control';

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
