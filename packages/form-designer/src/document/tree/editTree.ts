import { acceptsChild } from '../parse/blueprint';
import type { Control } from '../control';
import { slotsOf } from '../parse/controlShape';
import type { KeyGenerator } from '../createControl';
import { childrenIn, findControl, keepPlaces, pathTo, type Place, placeOf } from './findControl';
import type { FormDocument } from '../formDocument';
import { freshCopies } from './freshCopies';
import type { TreeOutcome, TreeRefusalCode } from './treeRefusal';
import { withSlot } from './withSlot';

const refused = (refusal: TreeRefusalCode): TreeOutcome => ({ ok: false, refusal });

/** Whether controls of some types may lie in a container (null is the document). */
export function mayHold(document: FormDocument, { parent, types }: { parent: string | null; types: readonly string[] }): boolean {
  const container = parent === null ? undefined : findControl(document, parent);
  return !container || types.every((type) => acceptsChild(container.type, type));
}

/** Puts controls before the `index`-th child of a place. Their keys must be new to the document. */
export function insertControls(document: FormDocument, controls: readonly Control[], place: Place): TreeOutcome {
  const children = childrenIn(document, place);
  if (!children) return refused('no-such-place');
  if (!mayHold(document, { parent: place.parent, types: controls.map(({ type }) => type) })) return refused('not-accepted');
  return { ok: true, document: withChildren(document, place, children.toSpliced(place.index, 0, ...controls)) };
}

/** Takes controls and all their children out. */
export function removeControls(document: FormDocument, keys: readonly string[]): TreeOutcome {
  if (keys.some((key) => !placeOf(document, key))) return refused('no-such-control');
  const leaving = new Set(keys);
  return { ok: true, document: changeSlotsOf(document, outermost(document, keys), (list) => list.filter(({ key }) => !leaving.has(key))) };
}

/** Moves controls, in the order given, before the `index`-th child of a place; the index counts before the move. */
export function moveControls(document: FormDocument, keys: readonly string[], place: Place): TreeOutcome {
  const controls = [...new Set(keys)].map((key) => findControl(document, key));
  if (controls.some((control) => !control)) return refused('no-such-control');
  if (!childrenIn(document, place)) return refused('no-such-place');
  if (place.parent !== null && pathTo(document, place.parent)?.some(({ key }) => keys.includes(key))) return refused('inside-itself');
  const moved = controls.filter((control) => control !== undefined);
  if (!mayHold(document, { parent: place.parent, types: moved.map(({ type }) => type) })) return refused('not-accepted');
  const gap = gapMarker(document, place, keys);
  const without = removeControls(document, outermost(document, keys));
  if (!without.ok) return without;
  return insertControls(without.document, moved, gap(without.document));
}

/** Copies controls with all their children, each behind itself, under fresh keys and models. */
export function duplicateControls(
  document: FormDocument,
  keys: readonly string[],
  nextKey: KeyGenerator,
): TreeOutcome & { readonly copies: readonly string[] } {
  const originals = outermost(document, keys).map((key) => findControl(document, key));
  if (originals.some((control) => !control)) return { ...refused('no-such-control'), copies: [] };
  const controls = originals.filter((control) => control !== undefined);
  const copies = freshCopies(controls, nextKey);
  const copyOf = new Map(controls.map(({ key }, index) => [key, copies[index]]));
  const next = changeSlotsOf(document, [...copyOf.keys()], (list) =>
    list.flatMap((control) => [control, copyOf.get(control.key) ?? []].flat()),
  );
  return { ok: true, document: next, copies: copies.map(({ key }) => key) };
}

/** Replaces one control; its key stays, and its children stay where they were. */
export function updateControl(document: FormDocument, key: string, change: (control: Control) => Control): FormDocument {
  const path = pathTo(document, key);
  const control = path?.at(-1);
  if (!path || !control) return document;
  const changed = change(control);
  if (changed === control) return document;
  const place = placeOf(document, key);
  const children = place && childrenIn(document, place);
  if (!children) return document;
  const next = withChildren(document, place, children.with(place.index, changed.key === key ? changed : { ...changed, key }));
  if (hasSameSlots(control, changed)) keepPlaces(document, next);
  return next;
}

/** Replaces the children of a place, making new objects only from there up to the root. */
export function withChildren(document: FormDocument, place: Pick<Place, 'parent' | 'slot'>, list: readonly Control[]): FormDocument {
  let { parent, slot } = place;
  let children = list;
  while (parent !== null) {
    const container = findControl(document, parent);
    const at = placeOf(document, parent);
    if (!container || !at) return document;
    const siblings = childrenIn(document, at) ?? [];
    children = siblings.with(at.index, withSlot(container, slot, children));
    ({ parent, slot } = at);
  }
  return { ...document, list: children };
}

function hasSameSlots(before: Control, after: Control): boolean {
  const slots = slotsOf(before);
  const others = slotsOf(after);
  return (
    slots.length === others.length && slots.every(({ slot, list }, index) => others[index]?.slot === slot && others[index]?.list === list)
  );
}

/** Those of the keys that do not lie inside another of them. */
export function outermost(document: FormDocument, keys: readonly string[]): readonly string[] {
  const all = new Set(keys);
  return [...all].filter((key) => {
    for (let parent = placeOf(document, key)?.parent; parent; parent = placeOf(document, parent)?.parent) if (all.has(parent)) return false;
    return true;
  });
}

/** Changes, once each, the child lists in which controls lie. */
function changeSlotsOf(
  document: FormDocument,
  keys: readonly string[],
  change: (list: readonly Control[]) => readonly Control[],
): FormDocument {
  const places = new Map<string, Place>();
  for (const key of keys) {
    const place = placeOf(document, key);
    if (place) places.set(`${place.slot} ${place.parent ?? ''}`, place);
  }
  return [...places.values()].reduce((next, place) => withChildren(next, place, change(childrenIn(next, place) ?? [])), document);
}

/** Remembers a gap by the next sibling that stays, so that it is found again after controls were taken out. */
function gapMarker(document: FormDocument, place: Place, leaving: readonly string[]): (after: FormDocument) => Place {
  const next = childrenIn(document, place)
    ?.slice(place.index)
    .find(({ key }) => !leaving.includes(key));
  return (after) => {
    const at = next && placeOf(after, next.key);
    return { ...place, index: at ? at.index : (childrenIn(after, place)?.length ?? 0) };
  };
}
