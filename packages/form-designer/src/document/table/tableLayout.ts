import type { TableCell, TableRow } from '../control';

/** A visible cell and the rectangle of the grid that it covers. */
export interface Region {
  readonly row: number;
  readonly column: number;
  readonly rowspan: number;
  readonly colspan: number;
  readonly cell: TableCell;
}

/** Where every visible cell lies, as a browser would lay the table out. */
export interface TableLayout {
  readonly rows: number;
  readonly columns: number;
  /** The region over each place; a place that no cell covers is left out. */
  readonly owner: readonly (readonly (Region | undefined)[])[];
}

/** Tables above this many places are kept but not drawn. */
export const maxTablePlaces = 10_000;

/** A span as stored: 1 when missing or not a number, 0 for an absorbed cell. */
export function spanOf(value: unknown): number {
  const span = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof span === 'number' && Number.isFinite(span) && span >= 0 ? Math.trunc(span) : 1;
}

export const isHiddenCell = (cell: TableCell): boolean => spanOf(cell.colspan) === 0 || spanOf(cell.rowspan) === 0;

/** Lays the visible cells out by the rules of HTML tables; nothing when the table is too large. */
export function layoutTable(trs: readonly TableRow[]): TableLayout | undefined {
  const rows = trs.length;
  const owner: (Region | undefined)[][] = trs.map(() => []);
  let columns = 0;
  for (const [row, { tds }] of trs.entries()) {
    const line = owner[row] ?? [];
    let column = 0;
    for (const cell of tds) {
      if (isHiddenCell(cell)) continue;
      while (line[column]) column += 1;
      const rowspan = Math.min(spanOf(cell.rowspan), rows - row);
      const colspan = freeColumns({ line, column, wanted: Math.min(spanOf(cell.colspan), maxTablePlaces) });
      columns = Math.max(columns, column + colspan);
      if (columns * rows > maxTablePlaces) return undefined;
      cover(owner, { row, column, rowspan, colspan, cell });
      column += colspan;
    }
  }
  return { rows, columns, owner };
}

/** Whether the stored cells are one to one the places of the grid, absorbed ones marked by a span of 0. */
export function isSquareTable(trs: readonly TableRow[]): boolean {
  const layout = layoutTable(trs);
  if (!layout) return false;
  return trs.every(
    ({ tds }, row) => tds.length === layout.columns && tds.every((cell, column) => isInPlace({ layout, row, column, cell })),
  );
}

function isInPlace({ layout, row, column, cell }: { layout: TableLayout; row: number; column: number; cell: TableCell }): boolean {
  const region = layout.owner[row]?.[column];
  if (!region) return false;
  if (isHiddenCell(cell)) return (region.row !== row || region.column !== column) && cell.list.length === 0;
  return region.cell === cell && region.rowspan === spanOf(cell.rowspan) && region.colspan === spanOf(cell.colspan);
}

function freeColumns({ line, column, wanted }: { line: readonly (Region | undefined)[]; column: number; wanted: number }): number {
  let free = 1;
  while (free < wanted && !line[column + free]) free += 1;
  return free;
}

function cover(owner: (Region | undefined)[][], region: Region): void {
  for (let row = region.row; row < region.row + region.rowspan; row += 1) {
    const line = owner[row] ?? [];
    for (let column = region.column; column < region.column + region.colspan; column += 1) line[column] = region;
  }
}
