import { DataTable, memorySource } from '@backlot/data-table';
import { LocaleProvider } from '@backlot/i18n/react';
import { BacklotThemeProvider } from '@backlot/ui-kit';
import { DataGrid } from '@mui/x-data-grid';
import { ClientSideRowModelModule, createGrid, QuickFilterModule, themeQuartz } from 'ag-grid-community';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { benchColumns, type BenchRow } from './tableRows';

/** A table of one library, on screen. */
export interface ShownTable {
  /** Clicks the header of a column. */
  sort: (header: string) => void;
  /** Types into the quick filter. */
  filter: (text: string) => void;
  firstRow: () => string;
  rowCount: () => number;
  remove: () => void;
}

/** Shows rows in a box; `pageSize` where the library pages. */
export type ShowTable = (box: HTMLElement, rows: readonly BenchRow[], pageSize: number) => ShownTable;

const find = <Found extends HTMLElement>(box: HTMLElement, selector: string) => box.querySelector<Found>(selector);
const getRowId = ({ id }: BenchRow) => id;

/** One application around every table, as on a page that stands already; tables come and go inside it. */
function Application({ children }: { children?: ReactNode }) {
  return (
    <LocaleProvider locale="en">
      <BacklotThemeProvider>{children}</BacklotThemeProvider>
    </LocaleProvider>
  );
}

const root = createRoot(document.body.appendChild(document.createElement('div')));
const put = (node?: ReactNode) => root.render(<Application>{node}</Application>);
put();

const ourColumns = benchColumns.map((column) => ({ ...column, isSortable: true }));
const quickSearch = { field: 'keyword', label: 'Find', pauseMs: 0 };

function OurTable({ rows, pageSize }: { rows: readonly BenchRow[]; pageSize: number }) {
  const [search, setSearch] = useState(`?pageSize=${pageSize}`);
  const [source] = useState(() => memorySource(rows, { search: quickSearch.field }));
  return (
    <DataTable
      label="Creators"
      columns={ourColumns}
      source={source}
      getRowId={getRowId}
      search={quickSearch}
      url={{ search, onSearchChange: setSearch }}
    />
  );
}

const muiTable = (box: HTMLElement, node: ReactNode): ShownTable => {
  put(createPortal(node, box));
  return {
    sort: (header) =>
      [...box.querySelectorAll<HTMLElement>('.MuiDataGrid-columnHeader')]
        .find(({ textContent }) => textContent?.startsWith(header))
        ?.click(),
    filter: (text) => type(find(box, 'input[type=search]'), text),
    firstRow: () => find(box, '.MuiDataGrid-row[data-rowindex="0"]')?.textContent ?? '',
    rowCount: () => box.querySelectorAll('.MuiDataGrid-row').length,
    remove: () => put(),
  };
};

/** DataTable over an in-memory source of all rows. */
export const showOurs: ShowTable = (box, rows, pageSize) => muiTable(box, <OurTable rows={rows} pageSize={pageSize} />);

const bareColumns = benchColumns.map(({ field, header, width }) => ({ field, headerName: header, width }));

/** MUI X DataGrid with all rows on the client and its own paging. */
export const showBare: ShowTable = (box, rows, pageSize) =>
  muiTable(
    box,
    <div style={{ height: 860 }}>
      <DataGrid
        rows={rows}
        columns={bareColumns}
        initialState={{ pagination: { paginationModel: { page: 0, pageSize } } }}
        pageSizeOptions={[20, 100]}
      />
    </div>,
  );

/** AG Grid community with all rows on the client, only the modules that are used, its quick filter's cache on. */
export const showAgGrid: ShowTable = (box, rows) => {
  box.style.height = '860px';
  const input = box.ownerDocument.createElement('input');
  input.type = 'search';
  const grid = createGrid<BenchRow>(
    box,
    {
      theme: themeQuartz,
      rowData: rows as BenchRow[],
      getRowId: ({ data }) => data.id,
      columnDefs: benchColumns.map(({ field, header, width }) => ({ field, headerName: header, width })),
      cacheQuickFilter: true,
    },
    { modules: [ClientSideRowModelModule, QuickFilterModule] },
  );
  input.addEventListener('input', () => grid.setGridOption('quickFilterText', input.value));
  return {
    sort: (header) =>
      [...box.querySelectorAll<HTMLElement>('.ag-header-cell-label')].find(({ textContent }) => textContent?.trim() === header)?.click(),
    filter: (text) => type(input, text),
    firstRow: () => find(box, '.ag-row[row-index="0"]')?.textContent ?? '',
    rowCount: () => box.querySelectorAll('.ag-row').length,
    remove: () => grid.destroy(),
  };
};

const writeValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

function type(input: HTMLInputElement | null, text: string): void {
  if (!input) throw new Error('The table has no quick filter.');
  writeValue?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
