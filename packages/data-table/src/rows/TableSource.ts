import type { TableState } from '../state/TableState';

/** One page of rows. */
export interface TablePage<Row> {
  rows: readonly Row[];
  /** Every matching row, exactly. */
  totalRows: number;
}

/**
 * Answers the page that a state asks for, at once or later. A later answer is cancelled through `signal` when the question
 * changes; an answer at once is painted without any sign of loading. A quiet question is one that nobody asked: its failure is not told.
 */
export type TableSource<Row> = (
  state: TableState,
  options: { signal: AbortSignal; isQuiet?: boolean },
) => TablePage<Row> | Promise<TablePage<Row>>;
