import type { DateInput } from '@backlot/i18n';
import type { TableState } from '../state/TableState';

/** One page of rows. */
export interface TablePage<Row> {
  rows: readonly Row[];
  /** Every matching row: exactly, unless one of the two below says otherwise. */
  totalRows: number;
  /** When they were counted, where others may have come or gone since: very long lists are not counted for each page. */
  totalTime?: DateInput;
  /** There are more than `totalRows`; nobody knows yet how many. */
  moreRows?: boolean | undefined;
}

/** The total as what is done with all rows may tell it: only an exact one. */
export const exactTotal = (page: TablePage<unknown> | undefined): number | undefined =>
  page && !page.totalTime && !page.moreRows ? page.totalRows : undefined;

/**
 * Answers the page that a state asks for, at once or later. A later answer is cancelled through `signal` when the question
 * changes; an answer at once is painted without any sign of loading. A quiet question is one that nobody asked: its failure is not told.
 */
export type TableSource<Row> = (
  state: TableState,
  options: { signal: AbortSignal; isQuiet?: boolean },
) => TablePage<Row> | Promise<TablePage<Row>>;
