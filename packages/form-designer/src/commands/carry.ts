import { slotsOf } from '../document/parse/controlShape';
import { mayHold, outermost } from '../document/tree/editTree';
import { childrenIn, findControl, type Place, placeOf } from '../document/tree/findControl';
import type { FormDocument } from '../document/formDocument';
import type { Carry, DesignerState, Speech } from '../store/designerState';
import { documentIn, selectedIn } from '../store/designerState';
import type { Slot } from '../document/tree/slots';
import type { Command, CommandOutcome, CommandSurroundings } from './command';
import { namesOf } from './editCommands';
import { addControl } from './insert';
import { insertPlace } from './insertPlace';
import { moveTo } from './moveCommands';
import { speakPlace } from './speakPlace';

/** Picks the selected controls up, to be placed by arrow keys. */
export const pickUp: Command = {
  id: 'pickUp',
  shortcuts: ['Space'],
  isEnabled: (state) => state.carry === null && selectedIn(state).length > 0,
  run: (state, surroundings) => {
    const keys = outermost(documentIn(state), selectedIn(state));
    const place = placeOf(documentIn(state), keys[0] ?? '');
    return place ? carried(state, { source: { keys }, place }, surroundings) : state;
  },
};

/** Picks a new control up from the palette, to be placed by arrow keys. */
export const pickUpNew = (state: DesignerState, type: string, surroundings: CommandSurroundings): DesignerState =>
  carried(state, { source: { type }, place: insertPlace(state, [type]) }, surroundings);

/** Goes to the next or previous place that takes what is carried; `over` leaves containers closed. */
export function stepCarry(
  state: DesignerState,
  { by, isOver }: { by: 1 | -1; isOver: boolean },
  surroundings: CommandSurroundings,
): DesignerState {
  if (!state.carry) return state;
  const places = placesFor(documentIn(state), state.carry);
  const at = places.findIndex((place) => isSame(place, state.carry?.place));
  const depth = (place: Place) => depthOf(documentIn(state), place);
  let next = at + by;
  const own = at === -1 ? 0 : depth(places[at] ?? state.carry.place);
  const isDeeper = (place: Place | undefined) => isOver && place !== undefined && depth(place) > own;
  while (isDeeper(places[next])) next += by;
  const place = places[Math.min(Math.max(next, 0), places.length - 1)];
  if (!place) return state;
  const carry = { ...state.carry, place };
  return {
    ...state,
    carry,
    speech: { kind: 'speech', key: 'over', values: { place: speakPlace({ document: documentIn(state), place, surroundings }) } },
  };
}

/** Drops what is carried at its place. */
export function dropCarry(state: DesignerState, surroundings: CommandSurroundings): CommandOutcome {
  const { carry } = state;
  if (!carry) return state;
  const put = { ...state, carry: null };
  if ('type' in carry.source) return addControl(put, { type: carry.source.type, place: carry.place }, surroundings);
  return moveTo(put, { keys: carry.source.keys, place: carry.place }, surroundings);
}

/** Leaves what is carried where it was. */
export const cancelCarry = (state: DesignerState): DesignerState =>
  state.carry ? { ...state, carry: null, focusRequest: state.focusRequest + 1, speech: { kind: 'speech', key: 'carryCancelled' } } : state;

function carried(state: DesignerState, carry: Carry, surroundings: CommandSurroundings): DesignerState {
  const place = speakPlace({ document: documentIn(state), place: carry.place, surroundings });
  const speech: Speech = { kind: 'speech', key: 'pickedUp', values: { name: nameOfCarried(state, carry, surroundings), place } };
  return { ...state, carry, tableMenu: null, speech };
}

export function nameOfCarried(state: DesignerState, { source }: Carry, surroundings: CommandSurroundings): string {
  if ('type' in source) return surroundings.controls.get(source.type)?.name[surroundings.locale] ?? source.type;
  return namesOf(documentIn(state), source.keys, surroundings).join(', ');
}

interface Gaps {
  readonly parent: string | null;
  readonly slot: Slot;
  readonly index: number;
}

/** Every gap that takes what is carried, in reading order; none inside what is carried. */
function placesFor(document: FormDocument, { source }: Carry): readonly Place[] {
  const keys = 'keys' in source ? source.keys : [];
  const types = 'keys' in source ? keys.flatMap((key) => findControl(document, key)?.type ?? []) : [source.type];
  const places: Place[] = [];
  const stack: Gaps[] = [{ parent: null, slot: 'list', index: 0 }];
  for (let at = stack.pop(); at; at = stack.pop()) {
    const children = childrenIn(document, at) ?? [];
    const child = children[at.index];
    const isBehindCarried = keys.includes(children[at.index - 1]?.key ?? '');
    if (!isBehindCarried && mayHold(document, { parent: at.parent, types }))
      places.push({ parent: at.parent, slot: at.slot, index: at.index });
    if (!child) continue;
    stack.push({ ...at, index: at.index + 1 });
    if (keys.includes(child.key)) continue;
    for (const { slot } of slotsOf(child).toReversed()) stack.push({ parent: child.key, slot, index: 0 });
  }
  return places;
}

function depthOf(document: FormDocument, place: Place): number {
  let depth = 0;
  for (let parent = place.parent; parent !== null; parent = placeOf(document, parent)?.parent ?? null) depth += 1;
  return depth;
}

const isSame = (one: Place, other: Place | undefined): boolean =>
  one.parent === other?.parent && one.slot === other.slot && one.index === other.index;
