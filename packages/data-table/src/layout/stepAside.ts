import { kindTraits } from './ColumnKind';
import { columnRoom, type Needs } from './columnRoom';
import { kindOf } from './kindOf';
import type { TableColumn } from './TableColumn';
import type { ArrangedColumn } from './TableLayout';

interface Crowded<Row> {
  arranged: readonly ArrangedColumn<Row>[];
  /** Px of the columns that are not the host's: checkboxes and actions. */
  besides: number;
  /** Of the table, in px. */
  width: number;
  needs: Needs;
  sortField: string | undefined;
}

/**
 * The fields of the columns that give way where room lacks even for narrow ones, so that what stays is read whole: quiet
 * kinds first, then what stands further right; of those, what the room that is left still holds comes back. Names, pinned
 * ones, the one that sorts and those that were asked for stay. Nothing gives way where this person set widths: who draws the
 * columns scrolls.
 */
export function stepAside<Row>({ arranged, besides, width, needs, sortField }: Crowded<Row>): readonly string[] {
  const shown = arranged.filter(({ isVisible }) => isVisible);
  if (shown.some((it) => it.width !== undefined)) return [];
  const roomOf = (it: ArrangedColumn<Row>) => columnRoom(it, needs, 'narrow').width;
  let wanted = shown.reduce((sum, it) => sum + roomOf(it), besides);
  const order = shown
    .filter(({ column, isPinned, isAsked }) => !isPinned && !isAsked && !isName(column) && column.field !== sortField)
    .toReversed()
    .toSorted((one, other) => Number(isQuiet(other)) - Number(isQuiet(one)));
  const aside = new Set<ArrangedColumn<Row>>();
  for (const it of order) {
    if (wanted <= width) break;
    aside.add(it);
    wanted -= roomOf(it);
  }
  // A wide one that went last may leave room for narrow ones that went before it.
  for (const it of [...aside].toReversed())
    if (wanted + roomOf(it) <= width) {
      aside.delete(it);
      wanted += roomOf(it);
    }
  return [...aside].map(({ column }) => column.field);
}

const isQuiet = <Row>({ column }: ArrangedColumn<Row>) => kindTraits[kindOf(column)].isQuiet === true;

const isName = (column: TableColumn<never>) => column.isFixed || column.onCard === 'title' || kindOf(column) === 'name';
