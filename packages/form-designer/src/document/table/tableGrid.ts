import type { Control, TableCell, TableRow } from '../control';
import { layoutTable, type Region, spanOf } from './tableLayout';

/** Regions of a table that together cover every place exactly once. */
export interface TableGrid {
  readonly rows: number;
  readonly columns: number;
  readonly regions: readonly Region[];
  /** The stored cell at each place, absorbed ones included. */
  readonly stored: readonly (readonly (TableCell | undefined)[])[];
  /** The stored rows, for keys that are not ours. */
  readonly trs: readonly (TableRow | undefined)[];
}

/** Reads a table whose cells were stored one per place (see `squareTable` for others). */
export function readGrid(table: Control): TableGrid {
  const trs = table.trs ?? [];
  const layout = layoutTable(trs);
  const regions = new Set(layout?.owner.flatMap((line) => line.filter((region) => region !== undefined)));
  return {
    rows: trs.length,
    columns: layout?.columns ?? 0,
    regions: [...regions],
    stored: trs.map(({ tds }) => tds),
    trs,
  };
}

/** The region over a place. */
export const regionAt = (grid: TableGrid, { row, column }: { row: number; column: number }): Region | undefined =>
  grid.regions.find((region) => covers(region, { row, column }));

/**
 * Stores a grid: anchors at their place, a cell with span 0 and an empty list at each other place of their
 * region, a fresh cell where no region is. Unchanged cells and rows stay the same objects.
 */
export function writeGrid(table: Control, grid: TableGrid): Control {
  const owner: (Region | undefined)[][] = Array.from({ length: grid.rows }, () => []);
  for (const region of grid.regions)
    forEachPlace(region, ({ row, column }) => {
      const line = owner[row];
      if (line) line[column] = region;
    });
  const trs = owner.map((line, row) => {
    const tds = Array.from({ length: grid.columns }, (_, column) =>
      cellAt({ region: line[column], stored: grid.stored[row]?.[column], row, column }),
    );
    const before = grid.trs[row];
    if (before && before.tds.length === tds.length && tds.every((cell, column) => cell === before.tds[column])) return before;
    return { ...before, tds };
  });
  return { ...table, trs };
}

function cellAt({
  region,
  stored,
  row,
  column,
}: {
  region: Region | undefined;
  stored: TableCell | undefined;
  row: number;
  column: number;
}): TableCell {
  if (!region) return stored ? { ...stored, colspan: 1, rowspan: 1 } : { colspan: 1, rowspan: 1, list: [] };
  if (region.row === row && region.column === column) {
    const { cell, colspan, rowspan } = region;
    return spanOf(cell.colspan) === colspan && spanOf(cell.rowspan) === rowspan ? cell : { ...cell, colspan, rowspan };
  }
  if (!stored) return column > region.column ? { colspan: 0, rowspan: 1, list: [] } : { colspan: region.colspan, rowspan: 0, list: [] };
  if ((spanOf(stored.colspan) === 0 || spanOf(stored.rowspan) === 0) && stored.list.length === 0) return stored;
  return column > region.column ? { ...stored, colspan: 0, list: [] } : { ...stored, rowspan: 0, list: [] };
}

const covers = (region: Region, { row, column }: { row: number; column: number }): boolean =>
  row >= region.row && row < region.row + region.rowspan && column >= region.column && column < region.column + region.colspan;

function forEachPlace(region: Region, visit: (place: { row: number; column: number }) => void): void {
  for (let row = region.row; row < region.row + region.rowspan; row += 1)
    for (let column = region.column; column < region.column + region.colspan; column += 1) visit({ row, column });
}
