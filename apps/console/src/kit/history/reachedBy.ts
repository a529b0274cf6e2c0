import type { HistoryRow } from '@backlot/contract';

/** The last line of a history that came into a state from another one. */
export const reachedBy = (rows: readonly HistoryRow[], state: string): HistoryRow | undefined =>
  rows
    .filter(({ fromState, toState, subject }) => toState === state && fromState !== state && subject === undefined)
    .reduce<HistoryRow | undefined>((last, row) => (!last || row.time > last.time ? row : last), undefined);
