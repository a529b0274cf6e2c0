import type { DataGridProps, GridRowSelectionModel } from '@mui/x-data-grid';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Placed } from './placeRows';
import type { TableGridProps } from './TableGridProps';

interface Drawn<Row extends object> extends Pick<TableGridProps<Row>, 'onSort' | 'onPick' | 'onResizeColumn' | 'onOpenRow'> {
  placed: readonly Placed<Row>[];
}

/** What the grid calls; the same from drawing to drawing, with the rows and handlers of the latest. */
export function useGridHandlers<Row extends object>(drawn: Drawn<Row>): Omit<DataGridProps<Placed<Row>>, 'columns'> {
  const latest = useRef(drawn);
  useLayoutEffect(() => {
    latest.current = drawn;
  });
  const [handlers] = useState<Omit<DataGridProps<Placed<Row>>, 'columns'>>(() => ({
    onSortModelChange: ([first]) =>
      latest.current.onSort(first?.sort ? { field: first.field, order: first.sort === 'desc' ? 'descend' : 'ascend' } : undefined),
    onRowSelectionModelChange: (model) => latest.current.onPick(idsOf(model, latest.current.placed)),
    onColumnWidthChange: ({ colDef, width }) => latest.current.onResizeColumn(colDef.field, Math.round(width)),
    onCellKeyDown: ({ row, field }, event) => {
      if (event.key === 'Enter' && field !== '__check__' && event.target === event.currentTarget) latest.current.onOpenRow?.(row.row);
    },
    // Two quick clicks on a button or a link of the row are meant for it.
    onRowDoubleClick: ({ row }, { target }) => {
      if (!(target as Element).closest('a,button,input')) latest.current.onOpenRow?.(row.row);
    },
  }));
  return handlers;
}

const idsOf = ({ type, ids }: GridRowSelectionModel, placed: readonly Placed<object>[]): string[] =>
  placed.flatMap(({ place, id }) => (ids.has(place) === (type === 'include') ? id : []));
