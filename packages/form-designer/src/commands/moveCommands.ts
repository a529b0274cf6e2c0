import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { slotsOf } from '../document/parse/controlShape';
import { mayHold, moveControls, outermost } from '../document/tree/editTree';
import { childrenIn, findControl, type Place, placeOf } from '../document/tree/findControl';
import { describeTreeRefusal } from '../document/tree/treeRefusal';
import { withChange } from '../store/changeState';
import { activeKeyIn, type DesignerState, documentIn, selectedIn } from '../store/designerState';
import { stepFor } from '../store/step';
import type { Command, CommandOutcome, CommandSurroundings } from './command';
import { namesOf } from './editCommands';

/** Moves controls to a place and keeps them selected. */
export function moveTo(
  state: DesignerState,
  { keys, place }: { keys: readonly string[]; place: Place },
  surroundings: CommandSurroundings,
): CommandOutcome {
  const document = documentIn(state);
  const moved = outermost(document, keys);
  const outcome = moveControls(document, moved, place);
  if (!outcome.ok) return { refused: describeTreeRefusal(outcome.refusal, surroundings.locale) };
  const changed = withChange(state, {
    snapshot: { document: outcome.document, selected: keys, spot: null },
    step: stepFor('moved', namesOf(document, moved, surroundings)),
    at: surroundings.now(),
    settings: surroundings.settings,
  });
  return { ...changed, focusRequest: state.focusRequest + 1 };
}

type Target = (state: DesignerState) => Place | undefined;

function moves({ id, icon, shortcut, target }: { id: Command['id']; icon?: Command['icon']; shortcut: string; target: Target }): Command {
  return {
    id,
    ...(icon && { icon }),
    shortcuts: [shortcut],
    isEnabled: (state) => target(state) !== undefined,
    run: (state, surroundings) => {
      const place = target(state);
      return place ? moveTo(state, { keys: selectedIn(state), place }, surroundings) : state;
    },
  };
}

const activePlace = (state: DesignerState): Place | undefined => placeOf(documentIn(state), activeKeyIn(state) ?? '');

export const moveUp = moves({
  id: 'moveUp',
  icon: ArrowUpward,
  shortcut: 'Alt+ArrowUp',
  target: (state) => {
    const place = activePlace(state);
    return place && place.index > 0 ? { ...place, index: place.index - 1 } : undefined;
  },
});

export const moveDown = moves({
  id: 'moveDown',
  icon: ArrowDownward,
  shortcut: 'Alt+ArrowDown',
  target: (state) => {
    const place = activePlace(state);
    const count = (place && childrenIn(documentIn(state), place)?.length) ?? 0;
    return place && place.index < count - 1 ? { ...place, index: place.index + 2 } : undefined;
  },
});

export const moveOut = moves({
  id: 'moveOut',
  shortcut: 'Alt+ArrowLeft',
  target: (state) => {
    const parent = activePlace(state)?.parent;
    const place = parent ? placeOf(documentIn(state), parent) : undefined;
    return place && { ...place, index: place.index + 1 };
  },
});

export const moveIn = moves({
  id: 'moveIn',
  shortcut: 'Alt+ArrowRight',
  target: (state) => {
    const document = documentIn(state);
    const place = activePlace(state);
    const before = place && childrenIn(document, place)?.[place.index - 1];
    const last = before && slotsOf(before).at(-1);
    const types = selectedIn(state).flatMap((key) => findControl(document, key)?.type ?? []);
    if (!before || !last || !mayHold(document, { parent: before.key, types })) return undefined;
    return { parent: before.key, slot: last.slot, index: last.list.length };
  },
});
