import type { CandidateRow } from '@backlot/contract';
import type { Picks } from '../useOrderDesk';

/** As many creators are submitted at once. */
const mostPicked = 50;

/** Ticks a creator or takes the tick away; what was typed for it stays while it is away. */
export function toggled(picks: Picks, row: CandidateRow): Picks {
  const others = picks.rows.filter(({ id }) => id !== row.id);
  if (others.length < picks.rows.length) return { ...picks, rows: others };
  return others.length >= mostPicked ? picks : { ...picks, rows: [...others, row] };
}

/** Why a creator is recommended, as it is typed now. */
export const reasonOf = ({ hasOneEach, reason, reasons }: Picks, id: string): string => (hasOneEach ? (reasons[id] ?? '') : reason).trim();

/** Everybody has a reason. */
export const isReady = (picks: Picks): boolean => picks.rows.length > 0 && picks.rows.every(({ id }) => reasonOf(picks, id) !== '');
