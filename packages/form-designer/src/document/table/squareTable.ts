import type { Control, TableCell, TableRow } from '../control';
import { writeGrid } from './tableGrid';
import { isHiddenCell, isSquareTable, layoutTable, type Region, type TableLayout } from './tableLayout';

/** A table with one stored cell per place, and the absorbed cells whose content had to move. */
export interface SquaredTable {
  readonly table: Control;
  readonly movedFrom: readonly { readonly row: number; readonly index: number }[];
}

/**
 * Makes a table of any generation complete: rows whose absorbed cells were removed get them back, spans that
 * reach outside are cut, gaps are filled, as the browser showed the table. Nothing when it is square already
 * or too large.
 */
export function squareTable(table: Control): SquaredTable | undefined {
  const trs = table.trs ?? [];
  if (isSquareTable(trs)) return undefined;
  const layout = layoutTable(trs);
  if (!layout) return undefined;
  const columns = Math.max(layout.columns, trs.length > 0 ? 1 : 0);
  const { contents, movedFrom } = hiddenContents(trs, { ...layout, columns });
  const regions = [...new Set(layout.owner.flatMap((line) => line.filter((region) => region !== undefined)))].map((region): Region => {
    const more = contents.get(region);
    return more ? { ...region, cell: { ...region.cell, list: [...region.cell.list, ...more] } } : region;
  });
  const grid = { rows: trs.length, columns, regions, stored: storedPlaces(trs, { ...layout, columns }), trs };
  return { table: writeGrid(table, grid), movedFrom };
}

function hiddenContents(trs: readonly TableRow[], layout: TableLayout) {
  const contents = new Map<Region, Control[]>();
  const movedFrom: { row: number; index: number }[] = [];
  for (const [row, { tds }] of trs.entries()) {
    for (const [index, cell] of tds.entries()) {
      if (!isHiddenCell(cell) || cell.list.length === 0) continue;
      const region = nearestRegion(layout, { row, column: Math.min(index, layout.columns - 1) });
      if (!region) continue;
      movedFrom.push({ row, index });
      contents.set(region, [...(contents.get(region) ?? []), ...cell.list]);
    }
  }
  return { contents, movedFrom };
}

function nearestRegion(layout: TableLayout, { row, column }: { row: number; column: number }): Region | undefined {
  const line = layout.owner[row] ?? [];
  return line[column] ?? line.findLast((region) => region !== undefined) ?? layout.owner.flat().find((region) => region !== undefined);
}

/** Keeps the keys of absorbed cells that are stored: each goes to the next covered place of its row. */
function storedPlaces(trs: readonly TableRow[], layout: TableLayout): (TableCell | undefined)[][] {
  return trs.map(({ tds }, row) => {
    const hidden = tds.filter(isHiddenCell);
    return Array.from({ length: layout.columns }, (_, column) => {
      const region = layout.owner[row]?.[column];
      if (region && region.row === row && region.column === column) return region.cell;
      return region ? hidden.shift() : undefined;
    });
  });
}
