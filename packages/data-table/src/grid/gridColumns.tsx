import type { GridColDef } from '@mui/x-data-grid';
import type { ReactElement } from 'react';
import { type ArrangedColumn } from '../layout/TableLayout';
import { cellOf } from '../layout/TableColumn';

/** Field of the column that holds a row's actions. */
export const actionsField = '__actions';

const defaultWidth = 140;

/** MUI's column definitions of what a person sees. Widths are fixed while a pinned column needs to know its place. */
export function gridColumns<Row extends object>({ arranged, actionsHeader, renderActions }: { arranged: readonly ArrangedColumn<Row>[]; actionsHeader: string; renderActions: ((row: Row) => ReactElement) | undefined }): GridColDef[] {
  const columns = arranged.filter(({ isVisible }) => isVisible).map(({ column, width, isPinned }): GridColDef => ({
    field: column.field,
    headerName: column.header,
    sortable: Boolean(column.isSortable),
    align: column.align ?? 'left',
    headerAlign: column.align ?? 'left',
    minWidth: column.minWidth ?? 72,
    ...(column.flex !== undefined && width === undefined ? { flex: column.flex } : { width: width ?? defaultWidth }),
    ...(isPinned && { cellClassName: pinnedClass, headerClassName: pinnedClass }),
    renderCell: ({ row }) => <span className="BlTable-cell">{cellOf(column, row as Row)}</span>,
  }));
  if (!renderActions) return columns;
  return [
    ...columns,
    { field: actionsField, headerName: actionsHeader, sortable: false, resizable: false, width: 190, align: 'right', headerAlign: 'right', cellClassName: endClass, headerClassName: endClass, renderCell: ({ row }) => renderActions(row as Row) },
  ];
}

/** Class of cells and headers that stay at the left edge. */
export const pinnedClass = 'BlTable-pinned';

/** Class of the actions, which stay at the right edge however far the columns reach. */
export const endClass = 'BlTable-end';
