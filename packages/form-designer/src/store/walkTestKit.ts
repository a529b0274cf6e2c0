import fc from 'fast-check';
import { dropCarry, pickUpNew, stepCarry } from '../commands/carry';
import type { Command } from '../commands/command';
import { copy, cut, duplicate, remove, selectAll, selectParent } from '../commands/editCommands';
import { redo, undo } from '../commands/historyCommands';
import { addControl, pasteText } from '../commands/insert';
import { moveDown, moveIn, moveOut, moveTo, moveUp } from '../commands/moveCommands';
import { changeCondition, changeConfig, changeProperty, changeTranslation } from '../commands/properties';
import { clearForm, importDocument } from '../commands/replaceForm';
import { tableCommands } from '../commands/tableCommands';
import { controlTypes } from '../document/parse/blueprint';
import { slotsOf } from '../document/parse/controlShape';
import { parseDocument } from '../document/parse/parseDocument';
import { serializeDocument } from '../document/parse/serializeDocument';
import type { Control } from '../document/control';
import type { FormDocument } from '../document/formDocument';
import { childrenIn } from '../document/tree/findControl';
import { walkControls } from '../document/tree/walkControls';
import { withSelection } from './changeState';
import type { DesignerStore } from './designerStore';
import { documentIn, selectedIn } from './designerState';

/** Above this many controls a walk takes away instead of adding. */
const crowd = 60;

const kinds = [
  'add',
  'drop',
  'move',
  'paste',
  'carry',
  'cell',
  'cell',
  'change',
  'form',
  'edit',
  'takeAway',
  'import',
  'undo',
  'redo',
] as const;
const adding: readonly (typeof kinds)[number][] = ['add', 'drop', 'paste', 'carry'];
const editing: readonly Command[] = [moveUp, moveDown, moveIn, moveOut, selectParent, copy, selectAll, duplicate];
const deletions: readonly Command[] = tableCommands.slice(-2);

export interface Action {
  readonly kind: (typeof kinds)[number];
  readonly one: number;
  readonly other: number;
  readonly type: (typeof controlTypes)[number];
  /** How long after the one before, in ms: two within 100 ms are one step. */
  readonly pause: number;
}

/** One thing that a person could do, wherever in the form. */
export const action: fc.Arbitrary<Action> = fc.record({
  kind: fc.constantFrom(...kinds),
  one: fc.nat(9999),
  other: fc.nat(9999),
  type: fc.constantFrom(...controlTypes, 'table', 'grid', 'card', 'batch'),
  pause: fc.constantFrom(20, 1000, 1000, 1000),
});

export const controlsIn = (list: readonly Control[]): readonly Control[] => [...walkControls(list)].map(({ control }) => control);
export const keysIn = (list: readonly Control[]): readonly string[] => controlsIn(list).map(({ key }) => key);

/** Does it, and tells the keys of controls that may be gone by it. */
export function act(store: DesignerStore, { kind, one, other, type }: Action, clipboard: readonly string[]): readonly string[] {
  const document = documentIn(store.getState());
  const all = controlsIn(document.list);
  const own = at(all, one);
  const near = at(all, other);
  const isCrowded = all.length > crowd;
  const select = (...controls: readonly (Control | undefined)[]) =>
    store.apply((state) => withSelection(state, { selected: controls.flatMap((control) => control?.key ?? []) }));
  select(own, ...(one % 5 === 0 ? [near] : []));
  if (kind === 'takeAway' || (isCrowded && adding.includes(kind))) {
    const gone = isCrowded ? [own, near] : [own];
    select(...gone);
    store.run(other % 2 ? remove : cut);
    return keysIn(gone.filter((control) => control !== undefined));
  }
  switch (kind) {
    case 'add':
      store.apply((state, around) => addControl(state, { type }, around));
      break;
    case 'drop':
      store.apply((state, around) => addControl(state, { type, place: placeIn(document, { near, one, other }) }, around));
      break;
    case 'move':
      store.apply((state, around) => moveTo(state, { keys: selectedIn(state), place: placeIn(document, { near, one, other }) }, around));
      break;
    case 'paste':
      store.apply((state, around) => pasteText(state, at(clipboard, other) ?? '', around));
      break;
    case 'carry':
      store.apply((state, around) => stepCarry(pickUpNew(state, type, around), { by: other % 2 ? 1 : -1, isOver: one % 2 === 0 }, around));
      store.apply(dropCarry);
      break;
    case 'cell': {
      const table = at(
        all.filter((control) => control.type === 'table'),
        one,
      );
      const cell = table && at(slotsOf(table), other);
      const command = at(tableCommands, one + other);
      if (!cell || !command) return [];
      store.apply((state) => withSelection(state, { selected: [table.key], spot: { parent: table.key, slot: cell.slot } }));
      store.run(command);
      return deletions.includes(command) ? keysIn([table]).slice(1) : [];
    }
    case 'change':
      change(store, { key: own?.key ?? '', field: near?.model ?? 'x', one, other });
      break;
    case 'form':
      store.apply((state, around) => changeConfig(state, { values: { labelWidth: other }, property: 'Label width' }, around));
      break;
    case 'edit':
      store.run(at(editing, isCrowded ? other % 6 : other) as Command);
      break;
    case 'import': {
      if (one % 20 === 0) return store.apply(clearForm) ? keysIn(all) : [];
      const read = parseDocument(serializeDocument(document));
      if (!read.ok || read.report.some((entry) => entry.kind === 'changed')) throw new Error('The form cannot be read as it was written.');
      store.apply((state, around) => importDocument(state, read.document, around));
      break;
    }
    case 'undo':
      store.run(undo);
      break;
    case 'redo':
      store.run(redo);
      break;
  }
  return [];
}

function change(store: DesignerStore, { key, field, one, other }: { key: string; field: string; one: number; other: number }): void {
  store.apply((state, around) => {
    if (one % 3 === 0) {
      const condition = other % 2 ? ({ field, is: 'filled' } as const) : undefined;
      return changeCondition(state, { key, effect: 'show', condition }, around);
    }
    if (one % 3 === 1) return changeTranslation(state, { key, locale: 'vn', id: 'label', text: `nhãn ${other}` }, around);
    return changeProperty(state, { key, path: 'label', value: `label ${other}`, property: 'Label' }, around);
  });
}

function placeIn(document: FormDocument, { near, one, other }: { near: Control | undefined; one: number; other: number }) {
  const slot = near && at(slotsOf(near), one)?.slot;
  const parent = slot ? { parent: near.key, slot } : { parent: null, slot: 'list' as const };
  return { ...parent, index: other % ((childrenIn(document, parent)?.length ?? 0) + 1) };
}

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];
