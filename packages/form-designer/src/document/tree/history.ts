/** One state that undo and redo move between, and what the change that led to it did. */
export interface HistoryStep<State, Label> {
  readonly state: State;
  readonly label: Label;
}

/** The past and future of one designer. States share the structure that did not change. */
export interface History<State, Label> {
  readonly present: State;
  /** The state before each change that can be undone, oldest first, with the label of that change. */
  readonly past: readonly HistoryStep<State, Label>[];
  /** The state after each change that can be redone, next last. */
  readonly future: readonly HistoryStep<State, Label>[];
  /** When the last change was made, in ms; undo and redo end a merge. */
  readonly changedAt: number | undefined;
}

/** How many changes are kept (20) and how close two changes are one (100 ms). */
export interface HistorySettings {
  readonly cap?: number;
  readonly mergeWithin?: number;
}

/** A history without changes. */
export const createHistory = <State, Label>(present: State): History<State, Label> => ({
  present,
  past: [],
  future: [],
  changedAt: undefined,
});

/** Notes a change. Within 100 ms of the previous one it joins it; a new change clears redo; the oldest falls out. */
export function recordChange<State, Label>(
  history: History<State, Label>,
  change: { state: State; label: Label; at: number },
  { cap = 20, mergeWithin = 100 }: HistorySettings = {},
): History<State, Label> {
  if (change.state === history.present) return history;
  const joins = history.changedAt !== undefined && history.past.length > 0 && change.at - history.changedAt < mergeWithin;
  const past = joins ? history.past : [...history.past, { state: history.present, label: change.label }].slice(-cap);
  return { present: change.state, past, future: [], changedAt: change.at };
}

/** Replaces the present without a step, for what undo does not cover, such as the selection. */
export const replacePresent = <State, Label>(history: History<State, Label>, present: State): History<State, Label> => ({
  ...history,
  present,
});

/** Steps back; the same history when there is nothing to undo. */
export function undoChange<State, Label>(history: History<State, Label>): History<State, Label> {
  const step = history.past.at(-1);
  if (!step) return history;
  return {
    present: step.state,
    past: history.past.slice(0, -1),
    future: [...history.future, { state: history.present, label: step.label }],
    changedAt: undefined,
  };
}

/** Steps forward; the same history when there is nothing to redo. */
export function redoChange<State, Label>(history: History<State, Label>): History<State, Label> {
  const step = history.future.at(-1);
  if (!step) return history;
  return {
    present: step.state,
    past: [...history.past, { state: history.present, label: step.label }],
    future: history.future.slice(0, -1),
    changedAt: undefined,
  };
}
