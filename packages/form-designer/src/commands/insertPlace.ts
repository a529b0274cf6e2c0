import { mayHold } from '../document/tree/editTree';
import { childrenIn, type Place, placeOf } from '../document/tree/findControl';
import { activeKeyIn, type DesignerState, documentIn } from '../store/designerState';

/**
 * Where controls of some types go when nobody says: to the end of the chosen slot, else behind the selected
 * control, else behind the nearest container around it that takes them, else to the end of the form.
 */
export function insertPlace(state: DesignerState, types: readonly string[]): Place {
  const document = documentIn(state);
  const { spot } = state.history.present;
  const inSpot = spot && childrenIn(document, spot);
  if (spot && inSpot && mayHold(document, { parent: spot.parent, types })) return { ...spot, index: inSpot.length };
  for (let key: string | null = activeKeyIn(state) ?? null; key !== null;) {
    const place = placeOf(document, key);
    if (!place) break;
    if (mayHold(document, { parent: place.parent, types })) return { ...place, index: place.index + 1 };
    key = place.parent;
  }
  return { parent: null, slot: 'list', index: document.list.length };
}
