import type { Control } from '../control';

/** Where inside a container its children lie: `list`, `columns.0` or `trs.0.tds.1`. */
export type Slot = 'list' | `columns.${number}` | `trs.${number}.tds.${number}`;

/** One child list of a container. */
export interface SlotList {
  readonly slot: Slot;
  readonly list: readonly Control[];
}

/** Slot of a table cell. */
export const cellSlot = (row: number, column: number): Slot => `trs.${row}.tds.${column}`;

/** Slot of a column of tabs, grid or selectInputList. */
export const columnSlot = (column: number): Slot => `columns.${column}`;

/** Row and column of a cell slot, or nothing for another slot. */
export function cellOf(slot: string): { row: number; column: number } | undefined {
  const found = /^trs\.(\d+)\.tds\.(\d+)$/.exec(slot);
  return found ? { row: Number(found[1]), column: Number(found[2]) } : undefined;
}

/** A slot as it is written in a report path: `columns[0].list`. */
export const slotPath = (slot: Slot): string => (slot === 'list' ? slot : `${slot.replaceAll(/\.(\d+)/g, '[$1]')}.list`);
