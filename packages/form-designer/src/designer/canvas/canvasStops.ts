import type { Control } from '../../document/control';
import { slotsOf } from '../../document/parse/controlShape';
import type { FormDocument } from '../../document/formDocument';
import { activeKeyIn, type DesignerState, documentIn, type Spot } from '../../store/designerState';

/** Where the keyboard can stand in the canvas: on a control, or in a slot of a container. */
export type Stop = { readonly key: string } | Spot;

/** All stops in reading order: a control, then each of its slots with what is in it. */
export function canvasStops(document: FormDocument): readonly Stop[] {
  const stops: Stop[] = [];
  const open: ({ control: Control } | { spot: Spot; list: readonly Control[] })[] = [];
  const push = (list: readonly Control[]) => {
    for (const control of list.toReversed()) open.push({ control });
  };
  push(document.list);
  for (let next = open.pop(); next; next = open.pop()) {
    if ('spot' in next) {
      stops.push(next.spot);
      push(next.list);
      continue;
    }
    const { key } = next.control;
    stops.push({ key });
    for (const { slot, list } of slotsOf(next.control).toReversed()) open.push({ spot: { parent: key, slot }, list });
  }
  return stops;
}

/** Where the keyboard stands now. */
export function currentStop(state: DesignerState): Stop | undefined {
  const { spot } = state.history.present;
  const key = activeKeyIn(state);
  return spot ?? (key === undefined ? undefined : { key });
}

/** The stop before or after the current one; the first or last one from nowhere. */
export function stopBeside(state: DesignerState, by: 1 | -1): Stop | undefined {
  const stops = canvasStops(documentIn(state));
  const current = currentStop(state);
  const at = current ? stops.findIndex((stop) => isSameStop(stop, current)) : -1;
  if (at === -1) return by === 1 ? stops[0] : stops.at(-1);
  return stops[at + by];
}

export const isSameStop = (one: Stop, other: Stop): boolean =>
  'key' in one ? 'key' in other && one.key === other.key : 'slot' in other && one.parent === other.parent && one.slot === other.slot;
