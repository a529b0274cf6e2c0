import ContentCopy from '@mui/icons-material/ContentCopy';
import ContentCut from '@mui/icons-material/ContentCut';
import Delete from '@mui/icons-material/Delete';
import LibraryAdd from '@mui/icons-material/LibraryAdd';
import { copyControls } from '../document/tree/clipboard';
import { duplicateControls, outermost, removeControls } from '../document/tree/editTree';
import { childrenIn, findControl, placeOf } from '../document/tree/findControl';
import type { FormDocument } from '../document/formDocument';
import { describeTreeRefusal } from '../document/tree/treeRefusal';
import { walkControls } from '../document/tree/walkControls';
import { withChange, withSelection } from '../store/changeState';
import { activeKeyIn, type DesignerState, documentIn, selectedIn } from '../store/designerState';
import { stepFor } from '../store/step';
import type { Command, CommandOutcome, CommandSurroundings } from './command';
import { nameOfControl } from './nameOfControl';

const hasSelection = (state: DesignerState): boolean => selectedIn(state).length > 0;

export const copy: Command = {
  id: 'copy',
  icon: ContentCopy,
  shortcuts: ['Mod+C'],
  isEnabled: hasSelection,
  run: (state, surroundings) => {
    const copied = copyControls(documentIn(state), selectedIn(state));
    surroundings.writeClipboard(copied);
    return {
      ...state,
      copied,
      speech: { kind: 'speech', key: 'copied', values: { count: outermost(documentIn(state), selectedIn(state)).length } },
    };
  },
};

export const cut: Command = {
  id: 'cut',
  icon: ContentCut,
  shortcuts: ['Mod+X'],
  isEnabled: hasSelection,
  run: (state, surroundings) => {
    const copied = copyControls(documentIn(state), selectedIn(state));
    surroundings.writeClipboard(copied);
    return takeOut({ state: { ...state, copied }, key: 'cut', surroundings });
  },
};

export const remove: Command = {
  id: 'remove',
  icon: Delete,
  shortcuts: ['Delete', 'Backspace'],
  isEnabled: hasSelection,
  run: (state, surroundings) => takeOut({ state, key: 'removed', surroundings }),
};

export const duplicate: Command = {
  id: 'duplicate',
  icon: LibraryAdd,
  shortcuts: ['Mod+D'],
  isEnabled: hasSelection,
  run: (state, surroundings) => {
    const keys = outermost(documentIn(state), selectedIn(state));
    const outcome = duplicateControls(documentIn(state), keys, surroundings.nextKey(documentIn(state)));
    if (!outcome.ok) return { refused: describeTreeRefusal(outcome.refusal, surroundings.locale) };
    const changed = withChange(state, {
      snapshot: { document: outcome.document, selected: outcome.copies, spot: null },
      step: stepFor('copied', namesOf(documentIn(state), keys, surroundings)),
      at: surroundings.now(),
      settings: surroundings.settings,
    });
    return { ...changed, focusRequest: state.focusRequest + 1 };
  },
};

export const selectAll: Command = {
  id: 'selectAll',
  shortcuts: ['Mod+A'],
  isEnabled: (state) => documentIn(state).list.length > 0,
  run: (state) => {
    const selected = [...walkControls(documentIn(state).list)].map(({ control }) => control.key);
    return { ...withSelection(state, { selected }), speech: { kind: 'speech', key: 'selectedAll', values: { count: selected.length } } };
  },
};

export const selectParent: Command = {
  id: 'selectParent',
  shortcuts: ['Escape'],
  isEnabled: hasSelection,
  run: (state) => {
    const parent = placeOf(documentIn(state), activeKeyIn(state) ?? '')?.parent;
    return { ...withSelection(state, { selected: parent ? [parent] : [] }), focusRequest: state.focusRequest + 1 };
  },
};

function takeOut({
  state,
  key,
  surroundings,
}: {
  state: DesignerState;
  key: 'cut' | 'removed';
  surroundings: CommandSurroundings;
}): CommandOutcome {
  const document = documentIn(state);
  const keys = outermost(document, selectedIn(state));
  const outcome = removeControls(document, keys);
  if (!outcome.ok) return { refused: describeTreeRefusal(outcome.refusal, surroundings.locale) };
  const next = neighbourOf(document, keys);
  const changed = withChange(state, {
    snapshot: { document: outcome.document, selected: next ? [next] : [], spot: null },
    step: stepFor(key, namesOf(document, keys, surroundings)),
    at: surroundings.now(),
    settings: surroundings.settings,
  });
  return { ...changed, focusRequest: state.focusRequest + 1 };
}

/** After a deletion the next sibling is selected, else the previous one, else the container (forms.md 1.5). */
function neighbourOf(document: FormDocument, keys: readonly string[]): string | undefined {
  const place = placeOf(document, keys.at(-1) ?? '');
  if (!place) return undefined;
  const siblings = childrenIn(document, place) ?? [];
  const stays = ({ key }: { key: string }) => !keys.includes(key);
  return (siblings.slice(place.index).find(stays) ?? siblings.slice(0, place.index).findLast(stays))?.key ?? place.parent ?? undefined;
}

export function namesOf(document: FormDocument, keys: readonly string[], surroundings: CommandSurroundings): string[] {
  return keys.flatMap((key) => {
    const control = findControl(document, key);
    return control ? [nameOfControl(control, surroundings)] : [];
  });
}
