import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { viVN, zhCN } from '@mui/x-data-grid/locales';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { type ReactElement, useMemo } from 'react';
import type { ArrangedColumn, TableDensity } from '../layout/TableLayout';
import type { TableState } from '../state/TableState';
import { strings } from '../strings';
import { gridColumns } from './gridColumns';
import { gridStyles } from './gridStyles';

interface TableGridProps<Row extends object> {
  label: string;
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  arranged: readonly ArrangedColumn<Row>[];
  density: TableDensity;
  state: TableState;
  onSort: (sort: { field: string; order: 'ascend' | 'descend' } | undefined) => void;
  onResizeColumn: (field: string, width: number) => void;
  picked: readonly string[] | undefined;
  onPick: (ids: string[]) => void;
  renderActions: ((row: Row) => ReactElement) | undefined;
  onOpenRow: ((row: Row) => void) | undefined;
  nonce: string | undefined;
}

const gridWords = { en: undefined, 'zh-CN': zhCN, vn: viVN };

const rowHeights: Record<TableDensity, number> = { default: 60, middle: 52, small: 40 };

/** The rows as MUI's grid: the server pages and sorts, the grid draws. */
export function TableGrid<Row extends object>(props: TableGridProps<Row>) {
  const { rows, getRowId, arranged, state, picked, onPick, onSort, onOpenRow, renderActions } = props;
  const t = useStrings(strings);
  const words = gridWords[useLocale()]?.components.MuiDataGrid.defaultProps.localeText;
  const actionsHeader = t('actions');
  const columns = useMemo(() => gridColumns({ arranged, actionsHeader, renderActions }), [arranged, actionsHeader, renderActions]);
  const selection = useMemo((): GridRowSelectionModel => ({ type: 'include', ids: new Set(picked) }), [picked]);
  const sort = useMemo(() => (state.sortField ? [{ field: state.sortField, sort: state.sortOrder === 'descend' ? ('desc' as const) : ('asc' as const) }] : []), [state.sortField, state.sortOrder]);
  return (
    <DataGrid
      aria-label={props.label}
      sx={gridStyles}
      rows={rows as readonly object[]}
      columns={columns}
      getRowId={(row) => getRowId(row as Row)}
      rowHeight={rowHeights[props.density]}
      columnHeaderHeight={38}
      columnBufferPx={2000}
      hideFooter
      disableColumnMenu
      disableColumnFilter
      disableRowSelectionOnClick
      sortingMode="server"
      sortingOrder={['asc', 'desc', null]}
      sortModel={sort}
      onSortModelChange={([first]) => onSort(first?.sort ? { field: first.field, order: first.sort === 'desc' ? 'descend' : 'ascend' } : undefined)}
      checkboxSelection={picked !== undefined}
      rowSelectionModel={selection}
      onRowSelectionModelChange={(model) => onPick(idsOf(model, rows.map(getRowId)))}
      onColumnWidthChange={({ colDef, width }) => props.onResizeColumn(colDef.field, Math.round(width))}
      onCellKeyDown={({ row, field }, event) => {
        if (event.key === 'Enter' && onOpenRow && field !== '__check__' && event.target === event.currentTarget) onOpenRow(row as Row);
      }}
      onRowDoubleClick={({ row }) => onOpenRow?.(row as Row)}
      {...(words && { localeText: words })}
      {...(props.nonce && { nonce: props.nonce })}
    />
  );
}

const idsOf = (model: GridRowSelectionModel, all: string[]): string[] =>
  model.type === 'include' ? [...model.ids].map(String) : all.filter((id) => !model.ids.has(id));
