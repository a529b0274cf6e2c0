import { columnRoom, type Needs, widest } from './columnRoom';
import { kindOf } from './kindOf';
import type { ArrangedColumn } from './TableLayout';

interface Laid<Row> {
  arranged: readonly ArrangedColumn<Row>[];
  /** Px of the columns that are not the host's: checkboxes and actions. */
  besides: number;
  /** Of the table, in px. One that is hidden has none and lacks nothing. */
  width: number;
  /** On a narrow screen names want all that their cells need: they go before buttons. */
  isNarrow?: boolean;
  needs?: Needs;
}

/** Whether the columns want more room than the table has, so that each is laid out as narrow as its cells allow. */
export function lacksRoom<Row>({ arranged, besides, width, isNarrow = false, needs = {} }: Laid<Row>): boolean {
  // By what they would like to have, so that columns that got narrow never call for room again.
  const wanted = arranged.reduce((sum, it) => (it.isVisible ? sum + wishOf(it, needs, isNarrow) : sum), besides);
  return width > 0 && wanted > width;
}

function wishOf<Row>(it: ArrangedColumn<Row>, needs: Needs, isNarrow: boolean): number {
  const { width } = columnRoom(it, needs);
  const isName = isNarrow && it.width === undefined && kindOf(it.column) === 'name';
  return isName ? Math.max(width, Math.min(needs[it.column.field] ?? 0, widest)) : width;
}

/** Of the grid's own column of checkboxes, in px. */
export const pickWidth = 50;
