import { ErrorState, LoadingState, phones } from '@backlot/ui-kit';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useStrings } from '@backlot/i18n/react';
import {
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { TableFrame } from './frameStyles';
import { TableHead } from './TableHead';
import { actionRoom, inlineOnCards } from './actions/actionRoom';
import type { RowAction } from './actions/RowAction';
import { RowActions } from './actions/RowActions';
import type { TableCards as CardList } from './cards/TableCards';
import { TableFooter } from './grid/TableFooter';
import type { TableGrid as Grid } from './grid/TableGrid';
import { type TableColumn, textOf } from './layout/TableColumn';
import { arrangeColumns, type ArrangedColumn } from './layout/TableLayout';
import { type LayoutPort, useTableLayout } from './layout/useTableLayout';
import { useWidth } from './layout/useWidth';
import { exactTotal, type TableSource } from './rows/TableSource';
import type { RowNews as News, TableNews } from './rows/RowNews';
import { NoRows } from './rows/NoRows';
import { RowShapes } from './rows/RowShapes';
import { useTableRows } from './rows/useTableRows';
import type { BulkAction } from './selection/BulkAction';
import { BulkBar } from './selection/BulkBar';
import { nothingSelected, pickedOnPage, pickOnPage, type Selection } from './selection/Selection';
import { type UrlPort, useTableState } from './state/useTableState';
import { strings } from './strings';
import { filterKeys, type TableFilter, type TableSearch } from './toolbar/filters/TableFilter';
import type { TablePreset } from './views/TablePreset';
import type { ViewPort } from './views/TableView';

const loadGrid = () => import('./grid/TableGrid').then((module) => ({ default: module.TableGrid }));
const TableGrid = lazy(loadGrid) as typeof Grid;
const loadCards = () => import('./cards/TableCards').then((module) => ({ default: module.TableCards }));
const TableCards = lazy(loadCards) as typeof CardList;
const loadNotice = () => import('./rows/LoadNotice').then((module) => ({ default: module.LoadNotice }));
const LoadNotice = lazy(loadNotice);
const RowNews = lazy(() => import('./rows/RowNews').then((module) => ({ default: module.RowNews }))) as typeof News;

/** A table of rows that live elsewhere. Keep columns, filters, names and ports outside the component, or memoised. */
export interface DataTableProps<Row extends object> {
  /** Name for screen readers: "Creators". */
  label: string;
  columns: readonly TableColumn<Row>[];
  source: TableSource<Row>;
  getRowId: (row: Row) => string;
  /** What a row is called where it is picked and where its menu opens; the text of its title, the first column, by default. */
  nameOf?: (row: Row) => string;
  url: UrlPort;
  search?: TableSearch;
  filters?: readonly TableFilter[];
  /** Loads again when it changes: after something was added, changed or deleted. */
  refreshKey?: unknown;
  /** Tells when rows may have changed elsewhere: the table then says how many did, and shows them when asked to. Keep it memoised. */
  news?: TableNews;
  rowActions?: (row: Row) => readonly RowAction[];
  bulkActions?: readonly BulkAction[];
  /** Opens a row: double click, Enter, or the title of a card; told with the rows of the page, for turning to its neighbours. */
  onOpenRow?: (row: Row, rows: readonly Row[]) => void;
  /** Told the fields of the columns that are shown, in their order, whenever they change: for exports. Keep it memoised. */
  onColumns?: (fields: readonly string[]) => void;
  /** Told what is picked, whenever it changes: for actions outside the table. Keep it memoised. */
  onSelection?: (selection: Selection) => void;
  layoutPort?: LayoutPort;
  viewPort?: ViewPort;
  /** Views that come with the list, in front of those that people save. */
  presets?: readonly TablePreset[];
  /** What to do next when there are no rows at all. */
  emptyAction?: ReactNode;
  /** The sentence for an error; its message by default. */
  describeError?: (error: unknown) => string;
  /** CSP nonce for the grid's styles. */
  nonce?: string;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '');
const nothing: readonly never[] = [];

/** The list everyone uses: URL state, filters, columns, density, views, selection, and every state between. */
export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactElement {
  const {
    columns,
    search,
    filters = nothing,
    getRowId,
    nameOf: given,
    rowActions,
    bulkActions,
    onColumns,
    describeError = messageOf,
  } = props;
  const t = useStrings(strings);
  const first = columns.find(({ onCard }) => onCard === 'title') ?? columns[0];
  const nameOf = useMemo(() => given ?? ((row: Row) => (first ? textOf(first, row) : '')), [given, first]);
  const isPhone = useMediaQuery(phones);
  const isNarrow = useMediaQuery('(max-width:1199.95px)');
  const rules = useMemo(
    () => ({ filters: filterKeys(search, filters), sortFields: columns.flatMap(({ field, isSortable }) => (isSortable ? field : [])) }),
    [search, filters, columns],
  );
  const table = useTableState(props.url, rules);
  const layout = useTableLayout(props.layoutPort);
  const rows = useTableRows({
    source: props.source,
    state: table.state,
    refreshKey: props.refreshKey,
    onPageEmpty: (pageNo) => table.goTo(pageNo, { isReplace: true }),
  });
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const [selection, setSelection] = useState<Selection>(nothingSelected);
  const [aside, setAside] = useState<readonly string[]>(nothing);
  const arranged = useMemo(() => arrangeColumns(columns, layout.layout), [columns, layout.layout]);
  const anyArranged = arranged as unknown as readonly ArrangedColumn<never>[];
  useEffect(() => onColumns?.(arranged.flatMap(({ column, isVisible }) => (isVisible ? column.field : []))), [onColumns, arranged]);
  const shown = (rows.page?.rows ?? nothing) as readonly Row[];
  const room = useMemo(() => actionRoom(rowActions ? shown.map(rowActions) : nothing, isNarrow ? 1 : 2), [rowActions, shown, isNarrow]);
  const inline = isPhone ? inlineOnCards : room.inline;
  const mayAct = room.width > 0;
  const renderActions = useMemo(
    () =>
      rowActions && mayAct
        ? (row: Row, most = inline) => <RowActions name={nameOf(row)} actions={rowActions(row)} inline={Math.min(most, inline)} />
        : undefined,
    [rowActions, mayAct, inline, nameOf],
  );
  const naming = JSON.stringify(shown.map(getRowId));
  const ids = useMemo(() => JSON.parse(naming) as readonly string[], [naming]);
  // All that match is said of one set of filters; other filters end it.
  const [filtered, setFiltered] = useState(table.state.filters);
  if (filtered !== table.state.filters) {
    setFiltered(table.state.filters);
    if (selection.kind === 'all') setSelection(nothingSelected);
  }
  const isPicking = Boolean(bulkActions);
  const picked = useMemo(() => (isPicking ? pickedOnPage(selection, ids) : undefined), [isPicking, selection, ids]);
  const pick = useCallback((chosen: string[]) => setSelection((before) => pickOnPage(before, ids, chosen)), [ids]);
  // The grid keeps its handlers while a question is on its way, so it draws once for a new page.
  const { onOpenRow, onSelection } = props;
  useEffect(() => onSelection?.(selection), [onSelection, selection]);
  const latest = useRef({ table, layout, onOpenRow, shown });
  useLayoutEffect(() => {
    latest.current = { table, layout, onOpenRow, shown };
  });
  const { askAhead } = rows;
  const goTo = useCallback(
    (pageNo: number) => {
      const { state, goTo: show } = latest.current.table;
      const isOnItsWay = pageNo !== state.pageNo && askAhead({ ...state, pageNo });
      // Drawing at once would keep the question waiting: what leads to a request runs in microtasks, and React draws before them.
      if (isOnItsWay) setTimeout(() => show(pageNo));
      else show(pageNo);
    },
    [askAhead],
  );
  const resize = useCallback((field: string, width: number) => {
    const { layout: now, change } = latest.current.layout;
    change({ widths: { ...now.widths, [field]: width } });
  }, []);
  const open = useCallback((row: Row) => latest.current.onOpenRow?.(row, latest.current.shown), []);
  const isFiltered = Object.keys(table.state.filters).length > 0;
  // The grid's code travels while the first rows do; what speaks of a lost connection comes before it is lost.
  useEffect(() => void (isPhone ? loadCards() : loadGrid()).then(loadNotice).catch(() => undefined), [isPhone]);
  const hasNotice = rows.isSlow || rows.phase === 'cancelled' || (rows.phase === 'failed' && rows.page);
  const density = layout.layout.density ?? 'middle';
  const waiting = (
    <LoadingState>
      <RowShapes
        arranged={anyArranged}
        density={density}
        count={table.state.pageSize}
        isPhone={isPhone}
        isNarrow={isNarrow}
        isPicking={isPicking}
        width={width ?? 0}
      />
    </LoadingState>
  );
  const body = {
    label: props.label,
    rows: shown,
    ids,
    nameOf,
    arranged,
    picked,
    onPick: pick,
    renderActions,
    onOpenRow: onOpenRow && open,
  };

  return (
    <TableFrame aria-label={props.label} aria-busy={rows.phase === 'loading'}>
      <TableHead
        isPhone={isPhone}
        table={table}
        viewPort={props.viewPort}
        presets={props.presets ?? nothing}
        search={search}
        filters={filters}
        totalRows={exactTotal(rows.page)}
        arranged={anyArranged}
        aside={aside}
        layout={layout}
        onReload={rows.reload}
      />
      {bulkActions && <BulkBar selection={selection} totalRows={exactTotal(rows.page)} actions={bulkActions} onSelect={setSelection} />}
      {hasNotice && (
        <Suspense>
          <LoadNotice rows={rows} describeError={(error) => describeError(error) || t('failed')} />
        </Suspense>
      )}
      <div ref={place} className="BlTable-body" tabIndex={-1} {...(rows.isWaiting && rows.page && { 'data-stale': true })}>
        {props.news && rows.page && (
          <Suspense>
            <RowNews
              news={props.news}
              source={props.source}
              state={table.state}
              page={rows.page}
              isReady={rows.phase === 'ready'}
              getRowId={getRowId}
              onShow={rows.reload}
            />
          </Suspense>
        )}
        {shown.length > 0 && width !== undefined && (
          <Suspense fallback={waiting}>
            {isPhone ? (
              <TableCards {...body} />
            ) : (
              <TableGrid
                {...body}
                density={density}
                sortField={table.state.sortField}
                sortOrder={table.state.sortOrder}
                onSort={table.sortBy}
                onResizeColumn={resize}
                actionRoom={room}
                width={width}
                isNarrow={isNarrow}
                onAside={setAside}
                nonce={props.nonce}
              />
            )}
          </Suspense>
        )}
        {!rows.page && rows.isWaiting && waiting}
        {!rows.page && rows.phase === 'failed' && (
          <ErrorState title={t('failed')} onRetry={rows.reload}>
            {describeError(rows.error)}
          </ErrorState>
        )}
        {rows.page && !shown.length && rows.phase === 'ready' && (
          <NoRows
            isFiltered={isFiltered}
            action={props.emptyAction}
            onClear={() => table.replace({ ...table.state, pageNo: 1, filters: {} })}
          />
        )}
      </div>
      {rows.page && rows.page.totalRows > 0 && (
        <TableFooter
          state={table.state}
          total={rows.page}
          rowCount={shown.length}
          sortedBy={columns.find(({ field }) => field === table.state.sortField)?.header}
          onPage={goTo}
          onPageSize={table.resize}
        />
      )}
    </TableFrame>
  );
}
