import type { ArrangedColumn } from './TableLayout';
import { kindOf } from './kindOf';
import { kindTraits } from './ColumnKind';
import { labelWidth } from './labelWidth';

/** What the cells and the header of columns turned out to need, in px, by field. */
export type Needs = Readonly<Record<string, number>>;

/** How a table is laid out: each column as it would like; each as narrow as its cells allow; or the same on a narrow screen, where names keep their room and others give way. */
export type Fit = 'wide' | 'tight' | 'narrow';

/** How much room a column gets: `width`, or a share of what is left by `flex`; `minWidth` is what dragging or sharing leaves it. */
export interface ColumnRoom {
  width: number;
  minWidth: number;
  flex: number | undefined;
}

const headerFont = 12.5;
const cellSide = 10;
/** The same where room lacks. */
export const tightSide = 7;
const sortIcon = 24;
const narrowest = 48;
/** No column asks for more by itself. */
export const widest = 420;

/** What is left of a width in a table that lacks room. Cells that need more say so once they are drawn. */
const tightShare = 0.6;
/** The same of the width from which cells may be cut, and what of them can still be read. */
const [tightCut, leastCut] = [0.8, 140];

/** The room of a column: what this person set, or else what its header, its kind and its cells need; where room lacks, no more than that. */
export function columnRoom<Row>({ column, width: own, isPinned }: ArrangedColumn<Row>, needs: Needs = {}, fit: Fit = 'wide'): ColumnRoom {
  if (own !== undefined) return { width: own, minWidth: narrowest, flex: undefined };
  const kind = kindOf(column);
  const traits = kindTraits[kind];
  const isTight = fit === 'tight' || (fit === 'narrow' && kind !== 'name');
  const header = Math.ceil(
    labelWidth(column.header, headerFont) + 2 * (isTight ? tightSide : cellSide) + (column.isSortable && !isTight ? sortIcon : 0),
  );
  const wished = column.width ?? (column.minWidth === undefined ? traits.width : 0);
  const designed = Math.max(header, column.minWidth ?? 0, isTight ? Math.round(wished * tightShare) : wished);
  const needed = Math.min(needs[column.field] ?? 0, widest);
  const cutFrom = traits.cutFrom && (isTight ? Math.max(leastCut, traits.cutFrom * tightCut) : traits.cutFrom);
  const minWidth = Math.max(designed, Math.min(needed, cutFrom ?? needed));
  const isFlexible = !isPinned && (column.flex !== undefined || (column.width === undefined && traits.isFlexible));
  if (!isFlexible) return { width: minWidth, minWidth: narrowest, flex: undefined };
  return { width: minWidth, minWidth, flex: needed > minWidth ? needed : minWidth * (column.flex ?? 1) };
}
