import type { Control } from '../control';
import { cellOf, type Slot } from './slots';

/** A container with one child list replaced; everything else stays the same object. */
export function withSlot(control: Control, slot: Slot, list: readonly Control[]): Control {
  if (slot === 'list') return { ...control, list };
  const cell = cellOf(slot);
  if (cell) {
    const trs = (control.trs ?? []).map((row, index) =>
      index === cell.row ? { ...row, tds: row.tds.map((td, column) => (column === cell.column ? { ...td, list } : td)) } : row,
    );
    return { ...control, trs };
  }
  const at = Number(slot.slice('columns.'.length));
  return { ...control, columns: (control.columns ?? []).map((column, index) => (index === at ? { ...column, list } : column)) };
}
