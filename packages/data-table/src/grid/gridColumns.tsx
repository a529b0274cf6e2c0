import type { GridColDef } from '@mui/x-data-grid';
import { Fragment, type ReactElement } from 'react';
import { type ArrangedColumn } from '../layout/TableLayout';
import { cellOf, textOf } from '../layout/TableColumn';
import type { Placed } from './placeRows';

/** Field of the column that holds a row's actions. */
export const actionsField = '__actions';

const defaultWidth = 140;

type Cell<Row> = { row: Placed<Row> };

/** MUI's column definitions of what a person sees. A pinned column has a fixed width, so that the next one knows its place. */
export function gridColumns<Row extends object>({
  arranged,
  actionsHeader,
  actionsWidth,
  renderActions,
}: {
  arranged: readonly ArrangedColumn<Row>[];
  actionsHeader: string;
  actionsWidth: number;
  renderActions: ((row: Row) => ReactElement) | undefined;
}): GridColDef[] {
  const columns = arranged
    .filter(({ isVisible }) => isVisible)
    .map((it, at): GridColDef => {
      const { column, width, isPinned } = it;
      const className = isPinned ? `${pinnedClass} ${pinnedClass}${at}` : undefined;
      return {
        field: column.field,
        headerName: column.header,
        sortable: Boolean(column.isSortable),
        align: column.align ?? 'left',
        headerAlign: column.align ?? 'left',
        minWidth: column.minWidth ?? 72,
        ...(column.flex !== undefined && width === undefined && !isPinned ? { flex: column.flex } : { width: widthOf(it) }),
        ...(className && { cellClassName: className, headerClassName: className }),
        ...(column.render
          ? {
              renderCell: ({ row: { id, row } }: Cell<Row>) => (
                <span key={id} className="BlTable-cell">
                  {cellOf(column, row)}
                </span>
              ),
            }
          : { valueGetter: (_, { row }: Placed<Row>) => textOf(column, row) }),
      };
    });
  if (!renderActions) return columns;
  return [
    ...columns,
    {
      field: actionsField,
      headerName: actionsHeader,
      sortable: false,
      resizable: false,
      width: actionsWidth,
      align: 'right',
      headerAlign: 'right',
      cellClassName: endClass,
      headerClassName: endClass,
      renderCell: ({ row: { id, row } }: Cell<Row>) => <Fragment key={id}>{renderActions(row)}</Fragment>,
    },
  ];
}

const widthOf = <Row,>({ column, width, isPinned }: ArrangedColumn<Row>) =>
  width ?? (isPinned ? Math.max(column.minWidth ?? 0, defaultWidth) : defaultWidth);

/** How far from the left edge each pinned column stays, as CSS variables of the grid. */
export function pinnedPlaces<Row extends object>(arranged: readonly ArrangedColumn<Row>[]): Record<string, string> {
  const pinned = arranged.filter(({ isVisible, isPinned }) => isVisible && isPinned).slice(0, mostPinned);
  const places: Record<string, string> = {};
  let left = 0;
  pinned.forEach((it, at) => {
    places[`--bl-pinned${at}`] = `${left}px`;
    left += Math.max(widthOf(it), it.column.minWidth ?? 72);
  });
  return places;
}

/** Columns that may be pinned beside each other; further ones stay where they are. */
export const mostPinned = 6;

/** Class of cells and headers that stay at the left edge; with a number behind it, at which place. */
export const pinnedClass = 'BlTable-pinned';

/** Class of the actions, which stay at the right edge however far the columns reach. */
export const endClass = 'BlTable-end';
