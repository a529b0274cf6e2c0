import { type Command, type CommandOutcome, type CommandSurroundings, isRefused } from '../commands/command';
import { describeExceededLimit, exceededLimit } from '../document/parse/exceededLimit';
import type { FormDocument } from '../document/formDocument';
import { createDesignerState, type DesignerState, documentIn } from './designerState';

/** The state of one designer, which components read piece by piece. */
export interface DesignerStore {
  getState(): DesignerState;
  subscribe(listener: () => void): () => void;
  /** Runs a command when it is enabled; false when it was not, or was refused. */
  run(command: Command): boolean;
  /** Applies a change; a refusal becomes a notice. Refused too is what would make a form that cannot be read again. */
  apply(change: (state: DesignerState, surroundings: CommandSurroundings) => CommandOutcome): boolean;
  readonly surroundings: () => CommandSurroundings;
}

/** A store of its own for each designer on a page. */
export function createDesignerStore({
  document,
  surroundings,
  onChange,
}: {
  document: FormDocument;
  surroundings: () => CommandSurroundings;
  onChange?: (document: FormDocument) => void;
}): DesignerStore {
  const listeners = new Set<() => void>();
  let state = createDesignerState(document);
  const apply: DesignerStore['apply'] = (change) => {
    const outcome = withinLimits(state, change(state, surroundings()), surroundings());
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

/** Only the change that crosses a limit is refused: a form that a host handed in beyond it stays open to changes, and to undo. */
function withinLimits(state: DesignerState, outcome: CommandOutcome, { locale }: CommandSurroundings): CommandOutcome {
  if (isRefused(outcome) || documentIn(outcome) === documentIn(state) || isTravel(state, outcome)) return outcome;
  const before = exceededLimit(documentIn(state));
  const limit = exceededLimit(documentIn(outcome), { since: documentIn(state) });
  return limit && limit !== before ? { refused: describeExceededLimit(limit, locale) } : outcome;
}

/** Whether undo or redo led from one state to the other. */
const isTravel = ({ history: { past, future } }: DesignerState, next: DesignerState): boolean =>
  [past.at(-1), future.at(-1)].some((step) => step?.state === next.history.present);

const refusedState = (state: DesignerState, text: string): DesignerState => ({
  ...state,
  tableMenu: null,
  notice: { severity: 'error', text },
  speech: { kind: 'text', text },
});
