import { columnRoom, type Needs } from './columnRoom';
import type { ArrangedColumn } from './TableLayout';

interface Laid<Row> {
  arranged: readonly ArrangedColumn<Row>[];
  /** Px of the columns that are not the host's: checkboxes and actions. */
  besides: number;
  /** Of the table, in px. One that is hidden has none and lacks nothing. */
  width: number;
  needs?: Needs;
}

/** Whether the columns want more room than the table has, so that each is laid out as narrow as its cells allow. */
export function lacksRoom<Row>({ arranged, besides, width, needs }: Laid<Row>): boolean {
  // By what they would like to have, so that columns that got narrow never call for room again.
  const wanted = arranged.reduce((sum, it) => (it.isVisible ? sum + columnRoom(it, needs).width : sum), besides);
  return width > 0 && wanted > width;
}

/** Of the grid's own column of checkboxes, in px. */
export const pickWidth = 50;
