import type { MouseEvent } from 'react';
import { childrenIn, placeOf } from '../document/tree/findControl';
import { withSelection } from './changeState';
import { type DesignerState, documentIn, selectedIn, type Spot } from './designerState';
import type { DesignerStore } from './designerStore';

/** How a click changes the selection: alone, added or taken away (Ctrl), or all siblings in between (Shift). */
export interface SelectionKeys {
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly shiftKey?: boolean;
}

/** Selects a control as a click with these keys does. */
export function selectControl(store: DesignerStore, key: string, keys: SelectionKeys = {}): void {
  store.apply((state) => {
    const selected = selectedIn(state);
    if (keys.shiftKey) return withSelection(state, { selected: between(state, key) });
    if (!keys.ctrlKey && !keys.metaKey) return withSelection(state, { selected: [key] });
    return withSelection(state, { selected: selected.includes(key) ? selected.filter((one) => one !== key) : [...selected, key] });
  });
}

/** Chooses a slot: its container is selected, and what comes next goes there. */
export function selectSpot(store: DesignerStore, spot: Spot): void {
  store.apply((state) => withSelection(state, { selected: [spot.parent], spot: sameSpot(state, spot) }));
}

export function clearSelection(store: DesignerStore): void {
  store.apply((state) => withSelection(state, { selected: [] }));
}

/** Opens the menu of a table cell at the pointer, or below the cell when a key opened it. */
export function openTableMenu(store: DesignerStore, { spot, event }: { spot: Spot; event: MouseEvent<HTMLElement> }): void {
  const box = event.currentTarget.getBoundingClientRect();
  const isByKey = event.clientX === 0 && event.clientY === 0;
  const at = isByKey ? { left: box.left, top: box.bottom } : { left: event.clientX, top: event.clientY };
  selectSpot(store, spot);
  store.apply((state) => ({ ...state, tableMenu: at }));
}

const sameSpot = ({ history: { present } }: DesignerState, spot: Spot): Spot =>
  present.spot?.parent === spot.parent && present.spot.slot === spot.slot ? present.spot : spot;

/** The siblings from the last selected one to a key, that one last; only the key when they are no siblings. */
function between(state: DesignerState, key: string): readonly string[] {
  const document = documentIn(state);
  const selected = selectedIn(state);
  const to = placeOf(document, key);
  const from = placeOf(document, selected[0] ?? '');
  if (!to || !from || to.parent !== from.parent || to.slot !== from.slot) return [key];
  const siblings = (childrenIn(document, to) ?? []).map((one) => one.key);
  const range = siblings.slice(Math.min(from.index, to.index), Math.max(from.index, to.index) + 1);
  return from.index <= to.index ? range : range.toReversed();
}
