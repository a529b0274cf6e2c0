import type { NoticeRow } from '@backlot/contract';

/** Fewer of one kind stand by themselves. */
const fewest = 3;

/** Notices with those of the same kind and day together, each group where its newest one stood; what is alone is a group of one. */
export function groupNotices(rows: readonly NoticeRow[], dayOf: (time: string) => string): NoticeRow[][] {
  const groups = Map.groupBy(rows, ({ type, title, publicTime }) => JSON.stringify([type, title, dayOf(publicTime)]));
  return [...groups.values()].flatMap((group) => (group.length < fewest ? group.map((row) => [row]) : [group])).sort(byNewest(rows));
}

const byNewest =
  (rows: readonly NoticeRow[]) =>
  ([one]: NoticeRow[], [other]: NoticeRow[]): number =>
    rows.indexOf(one as NoticeRow) - rows.indexOf(other as NoticeRow);
