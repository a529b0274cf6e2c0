import type { TableState } from '../state/TableState';

/** One page of rows. */
export interface TablePage<Row> {
  rows: readonly Row[];
  /** Every matching row, exactly. */
  totalRows: number;
}

/** Answers the page that a state asks for. It is cancelled through `signal` when the question changes. */
export type TableSource<Row> = (state: TableState, options: { signal: AbortSignal }) => Promise<TablePage<Row>>;
