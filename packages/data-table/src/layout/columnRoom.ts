import type { ArrangedColumn } from './TableLayout';
import { kindOf } from './kindOf';
import { kindTraits } from './ColumnKind';
import { labelWidth } from './labelWidth';

/** What the cells and the header of columns turned out to need, in px, by field. */
export type Needs = Readonly<Record<string, number>>;

/** How much room a column gets: `width`, or a share of what is left by `flex`; `minWidth` is what dragging or sharing leaves it. */
export interface ColumnRoom {
  width: number;
  minWidth: number;
  flex: number | undefined;
}

const headerFont = 12.5;
const cellPadding = 20;
const sortIcon = 24;
const narrowest = 48;
/** No column asks for more by itself. */
const widest = 420;

/** The room of a column: what this person set, or else what its header, its kind and its cells need. */
export function columnRoom<Row>({ column, width: own, isPinned }: ArrangedColumn<Row>, needs: Needs = {}): ColumnRoom {
  if (own !== undefined) return { width: own, minWidth: narrowest, flex: undefined };
  const traits = kindTraits[kindOf(column)];
  const header = Math.ceil(labelWidth(column.header, headerFont) + cellPadding + (column.isSortable ? sortIcon : 0));
  const designed = Math.max(header, column.minWidth ?? 0, column.width ?? (column.minWidth === undefined ? traits.width : 0));
  const needed = Math.min(needs[column.field] ?? 0, widest);
  const minWidth = Math.max(designed, Math.min(needed, traits.cutFrom ?? needed));
  const isFlexible = !isPinned && (column.flex !== undefined || (column.width === undefined && traits.isFlexible));
  if (!isFlexible) return { width: minWidth, minWidth: narrowest, flex: undefined };
  return { width: minWidth, minWidth, flex: needed > minWidth ? needed : minWidth * (column.flex ?? 1) };
}
