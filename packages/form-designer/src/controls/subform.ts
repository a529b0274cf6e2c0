import type { ReactNode } from 'react';
import type { Control } from '../document/control';

/** The rows of a batch or the columns of a selectInputList, as the renderer keeps them. */
export interface Subform {
  readonly rows: readonly SubformRow[];
  /** Draws a child of the control in a row, without its label. */
  renderChild(row: SubformRow, child: Control): ReactNode;
  addRow(): void;
  /** Adds a row with the values of another. */
  copyRow(row: SubformRow): void;
  removeRow(row: SubformRow): void;
  /** Ticks a column; with `isOnly` all others are unticked. */
  check(row: SubformRow, how: { isChecked: boolean; isOnly: boolean }): void;
}

export interface SubformRow {
  readonly key: string;
  readonly isChecked: boolean;
}
