import {
  GridCellCheckboxRenderer,
  type GridRenderCellParams,
  type GridRowSelectionModel,
  type GridSlots,
  useGridApiRef,
} from '@mui/x-data-grid';
import type { Translate } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { headerHeight, rowHeights } from '../layout/rowHeights';
import { strings } from '../strings';
import { gridColumns, inksOf, pinnedPlaces } from './gridColumns';
import { useFit } from './fit/useFit';
import { useNeeds } from './fit/useNeeds';
import { sameFields } from './sameFields';
import { HeaderTitle } from './HeaderTitle';
import { type Placed, placeOf, placeRows } from './placeRows';
import { RowCheckbox } from './RowCheckbox';
import { StyledGrid, tightClass } from './StyledGrid';
import { useGridHandlers } from './useGridHandlers';
import type { TableGridProps } from './TableGridProps';

/** The same from page to page, so that the grid has nothing to take over. */
const nonePicked: GridRowSelectionModel = { type: 'include', ids: new Set() };

const slots = { baseTooltip: HeaderTitle, baseCheckbox: RowCheckbox } as GridSlots;

/** The rows as MUI's grid: the server pages and sorts, the grid draws. It draws again only when one of its props changes. */
export const TableGrid = memo(Grid) as typeof Grid;

function Grid<Row extends object>(props: TableGridProps<Row>) {
  const { label, rows, ids, nameOf, density, sortField, sortOrder, picked, renderActions, nonce } = props;
  const t = useStrings(strings);
  const words = useMemo(() => gridWords(t), [t]);
  const actionsHeader = t('actions');
  // What else the cell is given goes to the checkbox in it.
  const pickColumn = useMemo(
    () => ({
      renderCell: (cell: GridRenderCellParams<Placed<Row>>) => (
        <GridCellCheckboxRenderer
          {...cell}
          {...{ slotProps: { htmlInput: { 'aria-label': t('pickRow', { name: nameOf(cell.row.row) }) } } }}
        />
      ),
    }),
    [t, nameOf],
  );
  const placed = useMemo(() => placeRows(rows, ids), [rows, ids]);
  const root = useRef<HTMLDivElement>(null);
  const needs = useNeeds({ root, arranged: props.arranged, placed });
  const { fit, arranged, actions } = useFit(props, needs);
  const isTight = fit !== 'wide';
  const sameNow = JSON.stringify(sameFields(arranged, rows));
  const columns = useMemo(
    () => gridColumns({ arranged, needs, fit, actionsHeader, actions, renderActions }),
    [arranged, needs, fit, actionsHeader, actions, renderActions],
  );
  const look = useMemo(
    () => ({
      ...pinnedPlaces(arranged, needs, fit),
      ...inksOf(arranged, JSON.parse(sameNow) as string[]),
    }),
    [arranged, needs, fit, sameNow],
  );
  const selection = useMemo(
    (): GridRowSelectionModel =>
      picked?.length ? { type: 'include', ids: new Set(placed.filter(({ id }) => picked.includes(id)).map(placeOf)) } : nonePicked,
    [placed, picked],
  );
  const sort = useMemo(
    () => (sortField ? [{ field: sortField, sort: sortOrder === 'descend' ? ('desc' as const) : ('asc' as const) }] : []),
    [sortField, sortOrder],
  );
  const api = useGridApiRef();
  const handlers = useGridHandlers({ ...props, placed });
  const [first] = useState(placed);
  const drawn = useRef(placed);
  // Rows given as a prop are drawn twice by the grid: all cells for the other prop, then those of the rows it found in it.
  useLayoutEffect(() => {
    if (drawn.current === placed) return;
    drawn.current = placed;
    api.current?.setRows([...placed]);
  }, [api, placed]);
  const isPicking = picked !== undefined;
  return useMemo(
    () => (
      <StyledGrid
        ref={root}
        apiRef={api}
        aria-label={label}
        style={look}
        className={isTight ? tightClass : ''}
        rows={first}
        columns={columns}
        getRowId={placeOf}
        rowHeight={rowHeights[density]}
        columnHeaderHeight={headerHeight}
        columnBufferPx={2000}
        hideFooter
        disableColumnMenu
        disableColumnFilter
        disableRowSelectionOnClick
        sortingMode="server"
        sortModel={sort}
        checkboxSelection={isPicking}
        checkboxColDef={pickColumn}
        rowSelectionModel={selection}
        // A shorter page would tell of the lines that are gone, and the picks of the page before would fall on its rows.
        keepNonExistentRowsSelected
        localeText={words}
        slots={slots}
        {...handlers}
        {...(nonce && { nonce })}
      />
    ),
    [api, label, look, isTight, first, pickColumn, columns, density, sort, isPicking, selection, words, handlers, nonce],
  );
}

/** The few words of the grid itself that a table can show; without rows there is no grid. A checkbox says itself whether it is on. */
const gridWords = (t: Translate<keyof typeof strings.messages.en>) => ({
  columnHeaderSortIconLabel: t('sort'),
  checkboxSelectionHeaderName: t('pickAll'),
  checkboxSelectionSelectAllRows: t('pickAll'),
  checkboxSelectionUnselectAllRows: t('pickAll'),
});
