import type { ArrangedColumn } from '../layout/TableLayout';
import type { TableLayoutHandle } from '../layout/useTableLayout';
import type { TableState } from '../state/TableState';
import type { TableStateChanges } from '../state/useTableState';
import type { TableFilter, TableSearch } from './filters/TableFilter';

/** What stands above the rows to find them and to arrange them. */
export interface ToolbarProps {
  search: TableSearch | undefined;
  filters: readonly TableFilter[];
  /** What the filters hold. */
  filtered: TableState['filters'];
  onFilter: TableStateChanges['filterBy'];
  /** Undefined before the first answer. */
  totalRows: number | undefined;
  arranged: readonly ArrangedColumn<never>[];
  /** Fields of the columns that gave way for want of room. */
  aside: readonly string[];
  layout: TableLayoutHandle;
  onReload: () => void;
}

/** The order of rows that have no headers to click. */
export interface SortProps {
  sortField: string | undefined;
  sortOrder: TableState['sortOrder'];
  onSort: TableStateChanges['sortBy'];
}
