import { type Command, type CommandOutcome, type CommandSurroundings, isRefused } from '../../commands/command';
import type { FormDocument } from '../../document/formDocument';
import { createDesignerState, type DesignerState, documentIn } from './designerState';

/** The state of one designer, which components read piece by piece. */
export interface DesignerStore {
  getState(): DesignerState;
  subscribe(listener: () => void): () => void;
  /** Runs a command when it is enabled; false when it was not, or was refused. */
  run(command: Command): boolean;
  /** Applies a change; a refusal becomes a notice. */
  apply(change: (state: DesignerState, surroundings: CommandSurroundings) => CommandOutcome): boolean;
  readonly surroundings: () => CommandSurroundings;
}

/** A store of its own for each designer on a page. */
export function createDesignerStore({ document, surroundings, onChange }: {
  document: FormDocument;
  surroundings: () => CommandSurroundings;
  onChange?: (document: FormDocument) => void;
}): DesignerStore {
  const listeners = new Set<() => void>();
  let state = createDesignerState(document);
  const apply: DesignerStore['apply'] = (change) => {
    const outcome = change(state, surroundings());
    const next = isRefused(outcome) ? refusedState(state, outcome.refused) : outcome;
    if (next === state) return true;
    const before = documentIn(state);
    state = next;
    for (const listener of listeners) listener();
    if (documentIn(state) !== before) onChange?.(documentIn(state));
    return !isRefused(outcome);
  };
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    run: (command) => command.isEnabled(state, surroundings()) && apply((now, around) => command.run(now, around)),
    apply,
    surroundings,
  };
}

const refusedState = (state: DesignerState, text: string): DesignerState => ({
  ...state,
  tableMenu: null,
  notice: { severity: 'error', text },
  speech: { kind: 'text', text },
});
