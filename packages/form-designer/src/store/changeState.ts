import { type HistorySettings, recordChange, replacePresent } from '../document/tree/history';
import type { DesignerState, Snapshot, Speech } from './designerState';
import type { Step } from './step';

/** A change of the document with its label and what is spoken; the label unless told. */
export interface Change {
  readonly snapshot: Partial<Snapshot>;
  readonly step: Step;
  readonly at: number;
  readonly speech?: Speech | null;
  readonly settings?: HistorySettings;
}

/** Notes a change in the history. */
export function withChange(state: DesignerState, { snapshot, step, at, speech, settings }: Change): DesignerState {
  const next = { ...state.history.present, ...snapshot };
  if (next.document === state.history.present.document) return state;
  return {
    ...state,
    history: recordChange(state.history, { state: next, label: step, at }, settings),
    speech: speech === undefined ? { kind: 'step', step } : speech,
  };
}

/** Selects controls, without a step in the history. */
export function withSelection(
  state: DesignerState,
  selection: Pick<Snapshot, 'selected'> & Partial<Pick<Snapshot, 'spot'>>,
): DesignerState {
  const { present } = state.history;
  const spot = selection.spot ?? null;
  if (present.spot === spot && isSame(present.selected, selection.selected)) return state;
  return { ...state, history: replacePresent(state.history, { ...present, selected: selection.selected, spot }) };
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key, index) => key === other[index]);
