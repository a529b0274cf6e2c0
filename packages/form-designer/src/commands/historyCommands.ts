import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import { type History, redoChange, undoChange } from '../document/tree/history';
import type { DesignerState, Snapshot } from '../store/designerState';
import { describeStep, type Step } from '../store/step';
import type { Command, CommandSurroundings } from './command';

export const undo: Command = {
  id: 'undo',
  icon: Undo,
  shortcuts: ['Mod+Z'],
  isEnabled: ({ history }) => history.past.length > 0,
  run: (state, surroundings) =>
    travelled({ state, history: undoChange(state.history), step: state.history.past.at(-1)?.label, key: 'undone', surroundings }),
};

export const redo: Command = {
  id: 'redo',
  icon: Redo,
  shortcuts: ['Mod+Y', 'Mod+Shift+Z'],
  isEnabled: ({ history }) => history.future.length > 0,
  run: (state, surroundings) =>
    travelled({ state, history: redoChange(state.history), step: state.history.future.at(-1)?.label, key: 'redone', surroundings }),
};

interface Travel {
  readonly state: DesignerState;
  readonly history: History<Snapshot, Step>;
  readonly step: Step | undefined;
  readonly key: 'undone' | 'redone';
  readonly surroundings: CommandSurroundings;
}

function travelled({ state, history, step, key, surroundings }: Travel): DesignerState {
  if (!step) return state;
  return {
    ...state,
    history,
    carry: null,
    tableMenu: null,
    speech: { kind: 'speech', key, values: { step: describeStep(step, surroundings.locale) } },
  };
}
