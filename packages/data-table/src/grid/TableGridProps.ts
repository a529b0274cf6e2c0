import type { ReactElement } from 'react';
import type { ActionRoom } from '../actions/actionRoom';
import type { ArrangedColumn, TableDensity } from '../layout/TableLayout';
import type { TableState } from '../state/TableState';

/** What the grid is given to draw one page of rows. */
export interface TableGridProps<Row extends object> {
  label: string;
  rows: readonly Row[];
  /** Of the rows, in their order. */
  ids: readonly string[];
  nameOf: (row: Row) => string;
  arranged: readonly ArrangedColumn<Row>[];
  density: TableDensity;
  sortField: string | undefined;
  sortOrder: TableState['sortOrder'];
  onSort: (sort: { field: string; order: 'ascend' | 'descend' } | undefined) => void;
  onResizeColumn: (field: string, width: number) => void;
  picked: readonly string[] | undefined;
  onPick: (ids: string[]) => void;
  /** At most so many of a row's actions as buttons, the others in a menu. */
  renderActions: ((row: Row, inline: number) => ReactElement) | undefined;
  actionRoom: ActionRoom;
  /** Of the table, in px. */
  width: number;
  /** On a narrow screen columns give way. */
  isNarrow: boolean;
  /** Told the fields of the columns that gave way, whenever they change. */
  onAside: (fields: readonly string[]) => void;
  onOpenRow: ((row: Row) => void) | undefined;
  nonce: string | undefined;
}
