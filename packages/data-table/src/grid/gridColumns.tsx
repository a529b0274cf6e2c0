import type { GridColDef } from '@mui/x-data-grid';
import { Fragment } from 'react';
import { type ArrangedColumn } from '../layout/TableLayout';
import { kindTraits } from '../layout/ColumnKind';
import { kindOf } from '../layout/kindOf';
import { drawingOf } from '../layout/cellOf';
import { textOf } from '../layout/TableColumn';
import { columnRoom, type Fit, type Needs } from '../layout/columnRoom';
import { freeClass } from './fit/measureNeeds';
import type { ShownActions } from './fit/useFit';
import type { Placed } from './placeRows';
import type { TableGridProps } from './TableGridProps';

/** Field of the column that holds a row's actions. */
export const actionsField = '__actions';

const smallestFirst = ['asc', 'desc', null] as const;
const largestFirst = ['desc', 'asc', null] as const;

type Cell<Row> = { row: Placed<Row> };

/** MUI's column definitions of what a person sees. A pinned column has a fixed width, so that the next one knows its place. */
export function gridColumns<Row extends object>({
  arranged,
  needs,
  fit,
  actionsHeader,
  actions,
  renderActions,
}: {
  arranged: readonly ArrangedColumn<Row>[];
  needs: Needs;
  fit: Fit;
  actionsHeader: string;
  actions: ShownActions;
  renderActions: TableGridProps<Row>['renderActions'];
}): GridColDef[] {
  const columns = arranged
    .filter(({ isVisible }) => isVisible)
    .map((it, at): GridColDef => {
      const { column, isPinned } = it;
      const { width, minWidth, flex } = columnRoom(it, needs, fit);
      const traits = kindTraits[kindOf(column)];
      const draw = drawingOf(column);
      const pinned = isPinned ? `${pinnedClass} ${pinnedClass}${at}` : '';
      return {
        field: column.field,
        headerName: column.header,
        sortable: Boolean(column.isSortable),
        sortingOrder: traits.isLargestFirst ? largestFirst : smallestFirst,
        align: column.align ?? 'left',
        headerAlign: column.align ?? 'left',
        minWidth,
        ...(flex === undefined ? { width } : { flex }),
        headerClassName: pinned,
        cellClassName: [pinned, traits.cutFrom !== undefined && freeClass, at < mostInked && `${inkClass}${at}`].filter(Boolean).join(' '),
        ...(draw
          ? {
              renderCell: ({ row: { id, row } }: Cell<Row>) => (
                <span key={id} className="BlTable-cell">
                  {draw(row)}
                </span>
              ),
            }
          : { valueGetter: (_, { row }: Placed<Row>) => textOf(column, row) }),
      };
    });
  if (!renderActions) return columns;
  const { inline, width, isSpare } = actions;
  return [
    ...columns,
    {
      field: actionsField,
      headerName: actionsHeader,
      sortable: false,
      resizable: false,
      width: isSpare ? width : Math.max(width, needs[actionsField] ?? 0),
      // Above menus the word has no room and is heard only.
      ...(inline === 0 && { renderHeader: () => <span className="BlTable-heard">{actionsHeader}</span> }),
      align: 'right',
      headerAlign: 'right',
      cellClassName: endClass,
      headerClassName: endClass,
      renderCell: ({ row: { id, row } }: Cell<Row>) => <Fragment key={id}>{renderActions(row, inline)}</Fragment>,
    },
  ];
}

/** How far from the left edge each pinned column stays, as CSS variables of the grid. */
export function pinnedPlaces<Row extends object>(arranged: readonly ArrangedColumn<Row>[], needs: Needs, fit: Fit): Record<string, string> {
  const pinned = arranged.filter(({ isVisible, isPinned }) => isVisible && isPinned).slice(0, mostPinned);
  const places: Record<string, string> = {};
  let left = 0;
  pinned.forEach((it, at) => {
    places[`--bl-pinned${at}`] = `${left}px`;
    left += columnRoom(it, needs, fit).width;
  });
  return places;
}

/** Columns that may be pinned beside each other; further ones stay where they are. */
export const mostPinned = 6;

/** Class of cells and headers that stay at the left edge; with a number behind it, at which place. */
export const pinnedClass = 'BlTable-pinned';

/** The ink of each column that says the same on every row, as CSS variables of the grid: such columns step back. */
export function inksOf<Row extends object>(arranged: readonly ArrangedColumn<Row>[], same: readonly string[]): Record<string, string> {
  const shown = arranged.filter(({ isVisible }) => isVisible);
  return Object.fromEntries(same.map((field) => [`--bl-ink${shown.findIndex(({ column }) => column.field === field)}`, quietInk]));
}

const quietInk = 'var(--mui-palette-ink-third)';

/** Columns that may step back; further ones keep their ink. */
export const mostInked = 24;

/** Class of the cells of a column, with its place behind it. */
export const inkClass = 'BlTable-ink';

/** Class of the actions, which stay at the right edge however far the columns reach. */
export const endClass = 'BlTable-end';
