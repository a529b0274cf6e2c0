import type { ReactNode } from 'react';
import type { ColumnKind } from './ColumnKind';

/**
 * One column. `Sort` names the fields that the source sorts by, where the host knows them: sorting by another one does not
 * compile.
 */
export type TableColumn<Row, Sort extends string = string> = ColumnShape<Row> &
  ({ field: string; isSortable?: false } | { field: Sort; isSortable: true });

interface ColumnShape<Row> {
  header: string;
  /** What it holds; told by `align`, `isFixed` and the field's name where absent. */
  kind?: ColumnKind;
  /** Pixels, in place of those of the kind; cells that need more get it. `flex` shares what is left. */
  width?: number;
  minWidth?: number;
  flex?: number;
  /** Figures go right. */
  align?: 'left' | 'right';
  /** Present but not shown until somebody asks for it. */
  isHidden?: boolean;
  /** May not be hidden: the name of the row. */
  isFixed?: boolean;
  /** What the cell shows; the field's own value as text when absent. Draw with static classes, rows are many. */
  render?: (row: Row) => ReactNode;
  /**
   * Place on a phone card: its title, what comes first under the title in a row of its own, a fact, or nothing. The first column
   * is the title, the others are facts.
   */
  onCard?: 'title' | 'lead' | 'fact' | 'none';
}

/** A field's own value as text; a dash where there is none. */
export function textOf<Row extends object>({ field }: TableColumn<Row>, row: Row): string {
  const value = (row as Record<string, unknown>)[field];
  return value === null || value === undefined || value === '' ? '–' : String(value);
}
