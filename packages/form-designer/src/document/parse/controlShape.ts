import { blueprints, isControlType } from './blueprint';
import type { Column, Control, TableRow } from '../control';
import { isJsonObject } from '../json/json';
import { cellSlot, columnSlot, type SlotList } from '../tree/slots';
import { isHiddenCell, isSquareTable } from '../table/tableLayout';

/** Which key holds a control's children; `opaque` cannot be drawn and is kept as it is. */
export type ControlShape = 'leaf' | 'list' | 'columns' | 'trs' | 'opaque';

const shapes = new WeakMap<object, ControlShape>();
const slotLists = new WeakMap<object, readonly SlotList[]>();

/** The shape of a control, by its type or, for a type of a host or fork, by the keys it has. */
export function shapeOf(control: Control): ControlShape {
  const known = shapes.get(control);
  if (known) return known;
  const shape = findShape(control);
  shapes.set(control, shape);
  return shape;
}

/** The child lists of a container in reading order; absorbed table cells have none. */
export function slotsOf(control: Control): readonly SlotList[] {
  const known = slotLists.get(control);
  if (known) return known;
  const slots = findSlots(control);
  slotLists.set(control, slots);
  return slots;
}

/** Whether a control is of a built-in type and complete enough to be drawn. */
export const isDrawable = (control: Control): boolean => isControlType(control.type) && shapeOf(control) !== 'opaque';

function findShape(control: Control): ControlShape {
  if (!isControlType(control.type)) return shapeByKeys(control);
  if (control.options !== undefined && !isJsonObject(control.options)) return 'opaque';
  const blueprint = blueprints[control.type];
  if (blueprint.trs) return isRows(control.trs, isJsonObject) && isSquareTable(control.trs) ? 'trs' : 'opaque';
  if (blueprint.columns) return isColumns(control.columns, isJsonObject) ? 'columns' : 'opaque';
  if (blueprint.list && control.type !== 'editor') return isListOf(control.list, isJsonObject) ? 'list' : 'opaque';
  return 'leaf';
}

function shapeByKeys(control: Control): ControlShape {
  if (isListOf(control.list, isTyped)) return 'list';
  if (isColumns(control.columns, isTyped)) return 'columns';
  if (isRows(control.trs, isTyped) && isSquareTable(control.trs)) return 'trs';
  return 'leaf';
}

function findSlots(control: Control): readonly SlotList[] {
  switch (shapeOf(control)) {
    case 'list':
      return [{ slot: 'list', list: control.list ?? [] }];
    case 'columns':
      return (control.columns ?? []).map(({ list }, column) => ({ slot: columnSlot(column), list }));
    case 'trs':
      return (control.trs ?? []).flatMap(({ tds }, row) =>
        tds.flatMap((cell, column) => (isHiddenCell(cell) ? [] : [{ slot: cellSlot(row, column), list: cell.list }])),
      );
    default:
      return [];
  }
}

type Guard = (entry: unknown) => boolean;

const isTyped: Guard = (entry) => isJsonObject(entry) && typeof entry.type === 'string';

const isListOf = (value: unknown, isEntry: Guard): value is readonly Control[] => Array.isArray(value) && value.every(isEntry);

const isColumns = (value: unknown, isEntry: Guard): value is readonly Column[] =>
  Array.isArray(value) && value.every((entry) => isJsonObject(entry) && isListOf(entry.list, isEntry));

const isRows = (value: unknown, isEntry: Guard): value is readonly TableRow[] =>
  Array.isArray(value) && value.every((row) => isJsonObject(row) && isColumns(row.tds, isEntry));
