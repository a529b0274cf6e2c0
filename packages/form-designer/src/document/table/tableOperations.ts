import type { Control } from '../control';
import { readGrid, regionAt, type TableGrid, writeGrid } from './tableGrid';
import type { Region } from './tableLayout';
import { maxTablePlaces } from './tableLayout';
import { refuseTable, type TableRefusal } from './tableRefusal';

/** A place in a table, counted from 0. */
export interface TablePlace {
  readonly row: number;
  readonly column: number;
}

/** The changed table with the controls that went away, or why nothing changed. */
export type TableOutcome =
  | { readonly ok: true; readonly table: Control; readonly removed: readonly Control[] }
  | { readonly ok: false; readonly refusal: TableRefusal };

type Axis = 'row' | 'column';

const spanNames = { row: 'rowspan', column: 'colspan' } as const;
const otherAxis = { row: 'column', column: 'row' } as const;
const sizeNames = { row: 'rows', column: 'columns' } as const;

/** Merges a cell with the one below; the content of that one moves up. */
export const mergeDown = (table: Control, place: TablePlace): TableOutcome => merge({ table, place, axis: 'row' });

/** Merges a cell with the one on its right; the content of that one moves left. */
export const mergeRight = (table: Control, place: TablePlace): TableOutcome => merge({ table, place, axis: 'column' });

/** Makes a merged cell 1x1 again; its content stays in the first cell. */
export function splitCell(table: Control, place: TablePlace): TableOutcome {
  const grid = readGrid(table);
  const region = regionAt(grid, place);
  if (!region) return refuseTable('no-such-cell');
  if (region.rowspan === 1 && region.colspan === 1) return refuseTable('nothing-to-split');
  const single: Region = { ...region, rowspan: 1, colspan: 1 };
  return changed(table, { ...grid, regions: grid.regions.map((other) => (other === region ? single : other)) });
}

/** Adds a row below a cell and all that begin beside it, as the original does; merged cells that lie across grow. */
export const addRow = (table: Control, place: TablePlace): TableOutcome => addLine({ table, place, axis: 'row' });

/** Adds a column to the right of a cell; merged cells that lie across grow. */
export const addColumn = (table: Control, place: TablePlace): TableOutcome => addLine({ table, place, axis: 'column' });

/** Deletes the row of a cell; merged cells that reach further keep their content. */
export const deleteRow = (table: Control, place: TablePlace): TableOutcome => deleteLine({ table, place, axis: 'row' });

/** Deletes the column of a cell; merged cells that reach further keep their content. */
export const deleteColumn = (table: Control, place: TablePlace): TableOutcome => deleteLine({ table, place, axis: 'column' });

function merge({ table, place, axis }: { table: Control; place: TablePlace; axis: Axis }): TableOutcome {
  const grid = readGrid(table);
  const anchor = regionAt(grid, place);
  if (!anchor) return refuseTable('no-such-cell');
  const end = anchor[axis] + anchor[spanNames[axis]];
  if (end >= grid[sizeNames[axis]]) return refuseTable(axis === 'row' ? 'last-row' : 'last-column');
  const next = regionAt(grid, { ...anchor, [axis]: end });
  const cross = otherAxis[axis];
  if (!next || next[cross] !== anchor[cross] || next[spanNames[cross]] !== anchor[spanNames[cross]])
    return refuseTable(axis === 'row' ? 'spans-differ-down' : 'spans-differ-right');
  const list = next.cell.list.length > 0 ? [...anchor.cell.list, ...next.cell.list] : anchor.cell.list;
  const grown: Region = {
    ...anchor,
    [spanNames[axis]]: anchor[spanNames[axis]] + next[spanNames[axis]],
    cell: { ...anchor.cell, list },
  };
  const regions = grid.regions.filter((region) => region !== next).map((region) => (region === anchor ? grown : region));
  return changed(table, { ...grid, regions });
}

function addLine({ table, place, axis }: { table: Control; place: TablePlace; axis: Axis }): TableOutcome {
  const grid = readGrid(table);
  const region = regionAt(grid, place);
  if (!region) return refuseTable('no-such-cell');
  if ((grid[sizeNames[axis]] + 1) * grid[sizeNames[otherAxis[axis]]] > maxTablePlaces) return refuseTable('table-full');
  const at = axis === 'row' ? endOfRow(grid, region.row) : region.column + region.colspan;
  const regions = grid.regions.map((other): Region => {
    if (other[axis] >= at) return { ...other, [axis]: other[axis] + 1 };
    const isAcross = other[axis] + other[spanNames[axis]] > at;
    return isAcross ? { ...other, [spanNames[axis]]: other[spanNames[axis]] + 1 } : other;
  });
  return changed(table, {
    ...grid,
    [sizeNames[axis]]: grid[sizeNames[axis]] + 1,
    regions,
    ...(axis === 'row'
      ? { stored: grid.stored.toSpliced(at, 0, []), trs: grid.trs.toSpliced(at, 0, undefined) }
      : { stored: grid.stored.map((line) => line.toSpliced(at, 0, undefined)) }),
  });
}

/** Where the tallest of the cells ends that begin in a row. */
const endOfRow = ({ regions }: TableGrid, row: number): number =>
  regions.reduce((end, region) => (region.row === row ? Math.max(end, row + region.rowspan) : end), row + 1);

function deleteLine({ table, place, axis }: { table: Control; place: TablePlace; axis: Axis }): TableOutcome {
  const grid = readGrid(table);
  if (!regionAt(grid, place)) return refuseTable('no-such-cell');
  if (grid[sizeNames[axis]] === 1) return refuseTable(axis === 'row' ? 'only-row' : 'only-column');
  const at = place[axis];
  const removed: Control[] = [];
  const regions = grid.regions.flatMap((region): Region[] => {
    const start = region[axis];
    const span = region[spanNames[axis]];
    if (start > at) return [{ ...region, [axis]: start - 1 }];
    if (start + span <= at) return [region];
    if (span > 1) return [{ ...region, [spanNames[axis]]: span - 1 }];
    removed.push(...region.cell.list);
    return [];
  });
  const outcome = changed(table, {
    ...grid,
    [sizeNames[axis]]: grid[sizeNames[axis]] - 1,
    regions,
    ...(axis === 'row'
      ? { stored: grid.stored.toSpliced(at, 1), trs: grid.trs.toSpliced(at, 1) }
      : { stored: grid.stored.map((line) => line.toSpliced(at, 1)) }),
  });
  return { ...outcome, removed };
}

const changed = (table: Control, grid: TableGrid) =>
  ({ ok: true, table: writeGrid(table, grid), removed: [] as readonly Control[] }) as const;
