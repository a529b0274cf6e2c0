import type { Control } from '../control';
import { slotsOf } from '../parse/controlShape';
import type { FormDocument } from '../formDocument';
import type { Slot } from './slots';
import { walkControls } from './walkControls';

/** Where a control lies, or where one is to go: before the `index`-th child of a slot. */
export interface Place {
  /** Key of the container; null for the document itself. */
  readonly parent: string | null;
  readonly slot: Slot;
  readonly index: number;
}

type Places = ReadonlyMap<string, Place>;

const indexes = new WeakMap<FormDocument, Places>();

/** Where each key lies. Made once per document; changes of properties hand it on. */
export function placesOf(document: FormDocument): Places {
  const known = indexes.get(document);
  if (known) return known;
  const places = new Map<string, Place>();
  for (const { control, parent, slot, index } of walkControls(document.list)) places.set(control.key, { parent, slot, index });
  indexes.set(document, places);
  return places;
}

/** Says that a changed document has every control where the other has it. */
export const keepPlaces = (from: FormDocument, to: FormDocument): void => {
  indexes.set(to, placesOf(from));
};

export const placeOf = (document: FormDocument, key: string): Place | undefined => placesOf(document).get(key);

/** The control with a key. */
export const findControl = (document: FormDocument, key: string): Control | undefined => pathTo(document, key)?.at(-1);

/** The controls from the root down to the one with a key, itself last. */
export function pathTo(document: FormDocument, key: string): readonly Control[] | undefined {
  const chain: Place[] = [];
  for (let at: string | null = key; at !== null;) {
    const place = placeOf(document, at);
    if (!place) return undefined;
    chain.push(place);
    at = place.parent;
  }
  const path: Control[] = [];
  for (const { slot, index } of chain.reverse()) {
    const control = listAt(path.at(-1) ?? document, slot)?.[index];
    if (!control) return undefined;
    path.push(control);
  }
  return path;
}

/** The children in a slot of the document or of a container. */
export function childrenIn(document: FormDocument, { parent, slot }: Pick<Place, 'parent' | 'slot'>): readonly Control[] | undefined {
  const holder = parent === null ? document : findControl(document, parent);
  return holder && listAt(holder, slot);
}

function listAt(holder: Control | FormDocument, slot: Slot): readonly Control[] | undefined {
  if (!('type' in holder)) return slot === 'list' ? holder.list : undefined;
  return slotsOf(holder as Control).find((one) => one.slot === slot)?.list;
}
