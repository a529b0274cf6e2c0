import { EmptyState, ErrorState, LoadingState } from '@backlot/ui-kit';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useStrings } from '@backlot/i18n/react';
import { lazy, type ReactElement, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { TableFrame } from './frameStyles';
import type { RowAction } from './grid/RowAction';
import { RowActions } from './grid/RowActions';
import { TableCards } from './grid/TableCards';
import { TableFooter } from './grid/TableFooter';
import type { TableGrid as Grid } from './grid/TableGrid';
import type { TableColumn } from './layout/TableColumn';
import { arrangeColumns, type ArrangedColumn } from './layout/TableLayout';
import { type LayoutPort, useTableLayout } from './layout/useTableLayout';
import { LoadNotice } from './rows/LoadNotice';
import type { TableSource } from './rows/TableSource';
import { useTableRows } from './rows/useTableRows';
import type { BulkAction } from './selection/BulkAction';
import { BulkBar } from './selection/BulkBar';
import { countOf, nothingSelected, pickedOnPage, pickOnPage, type Selection } from './selection/Selection';
import { type UrlPort, useTableState } from './state/useTableState';
import { strings } from './strings';
import { TableToolbar } from './toolbar/TableToolbar';
import { filterKeys, type TableFilter, type TableSearch } from './toolbar/TableFilter';
import type { ViewPort } from './views/TableView';
import { ViewBar } from './views/ViewBar';

const TableGrid = lazy(() => import('./grid/TableGrid').then((module) => ({ default: module.TableGrid }))) as typeof Grid;

/** A table of rows that live elsewhere. Keep columns, filters and ports outside the component, or memoised. */
export interface DataTableProps<Row extends object> {
  /** Name for screen readers: "Creators". */
  label: string;
  columns: readonly TableColumn<Row>[];
  source: TableSource<Row>;
  getRowId: (row: Row) => string;
  url: UrlPort;
  search?: TableSearch;
  filters?: readonly TableFilter[];
  /** Loads again when it changes: after something was added, changed or deleted. */
  refreshKey?: unknown;
  rowActions?: (row: Row) => readonly RowAction[];
  bulkActions?: readonly BulkAction[];
  /** Opens a row: double click, Enter, or the title of a card. */
  onOpenRow?: (row: Row) => void;
  layoutPort?: LayoutPort;
  viewPort?: ViewPort;
  /** What to do next when there are no rows at all. */
  emptyAction?: ReactNode;
  /** The sentence for an error; its message by default. */
  describeError?: (error: unknown) => string;
  /** CSP nonce for the grid's styles. */
  nonce?: string;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '');
const noFilters: readonly TableFilter[] = [];

/** The list everyone uses: URL state, filters, columns, density, views, selection, and every state between. */
export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactElement {
  const { columns, search, filters = noFilters, getRowId, rowActions, bulkActions, describeError = messageOf } = props;
  const t = useStrings(strings);
  const isPhone = useMediaQuery('(max-width:599.95px)');
  const rules = useMemo(() => ({ filters: filterKeys(search, filters), sortFields: columns.flatMap(({ field, isSortable }) => (isSortable ? field : [])) }), [search, filters, columns]);
  const table = useTableState(props.url, rules);
  const layout = useTableLayout(props.layoutPort);
  const rows = useTableRows({ source: props.source, state: table.state, refreshKey: props.refreshKey, onPageEmpty: (pageNo) => table.goTo(pageNo, { isReplace: true }) });
  const [selection, setSelection] = useState<Selection>(nothingSelected);
  const arranged = useMemo(() => arrangeColumns(columns, layout.layout), [columns, layout.layout]);
  const renderActions = useMemo(() => rowActions && ((row: Row) => <RowActions actions={rowActions(row)} inline={isPhone ? 3 : 2} />), [rowActions, isPhone]);

  const shown = rows.page?.rows ?? [];
  const ids = shown.map(getRowId);
  const picked = bulkActions && pickedOnPage(selection, ids);
  const pick = (chosen: string[]) => setSelection(pickOnPage(selection, ids, chosen));
  const change = layout.change;
  const widths = layout.layout.widths;
  const resize = useCallback((field: string, width: number) => change({ widths: { ...widths, [field]: width } }), [change, widths]);
  const isFiltered = Object.keys(table.state.filters).length > 0;
  const body = { label: props.label, rows: shown, getRowId, arranged, picked, onPick: pick, renderActions, onOpenRow: props.onOpenRow };

  return (
    <TableFrame aria-label={props.label} aria-busy={rows.phase === 'loading'}>
      {props.viewPort && <ViewBar port={props.viewPort} table={table} layout={layout} />}
      <TableToolbar search={search} filters={filters} table={table} arranged={arranged as unknown as ArrangedColumn<never>[]} layout={layout} onReload={rows.reload} />
      {bulkActions && countOf(selection) > 0 && <BulkBar selection={selection} totalRows={rows.page?.totalRows ?? 0} actions={bulkActions} onSelect={setSelection} />}
      <LoadNotice rows={rows} describeError={(error) => describeError(error) || t('failed')} />
      <div className="BlTable-body" {...(rows.phase === 'loading' && rows.page && { 'data-stale': true })}>
        {shown.length > 0 && isPhone && <TableCards {...body} />}
        {shown.length > 0 && !isPhone && (
          <Suspense fallback={<LoadingState shape="table" count={table.state.pageSize} />}>
            <TableGrid {...body} state={table.state} density={layout.layout.density ?? 'middle'} onSort={table.sortBy} onResizeColumn={resize} nonce={props.nonce} />
          </Suspense>
        )}
        {!rows.page && rows.phase === 'loading' && <LoadingState shape="table" count={table.state.pageSize} />}
        {!rows.page && rows.phase === 'failed' && (
          <ErrorState title={t('failed')} onRetry={rows.reload}>
            {describeError(rows.error)}
          </ErrorState>
        )}
        {rows.page && !shown.length && rows.phase === 'ready' && (
          <EmptyState
            title={t(isFiltered ? 'emptyFiltered' : 'emptyTitle')}
            action={isFiltered ? <Button onClick={() => table.replace({ ...table.state, pageNo: 1, filters: {} })}>{t('clearFilters')}</Button> : props.emptyAction}
          />
        )}
      </div>
      {rows.page && rows.page.totalRows > 0 && <TableFooter state={table.state} totalRows={rows.page.totalRows} rowCount={shown.length} onPage={table.goTo} onPageSize={table.resize} />}
    </TableFrame>
  );
}
