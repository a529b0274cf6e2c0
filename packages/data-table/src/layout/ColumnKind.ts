/** What a column holds; it decides width, direction of the first sort, and whether a cell may be cut. */
export type ColumnKind = 'name' | 'text' | 'number' | 'money' | 'date' | 'time' | 'status' | 'person' | 'country' | 'code';

/** How columns of a kind behave; widths in px. */
export interface KindTraits {
  /** Until its cells are known. */
  width: number;
  /** It may end in an ellipsis, but never before this width; the other kinds are shown whole. */
  cutFrom?: number;
  /** It takes what is left of the table, as far as its cells need it. */
  isFlexible?: boolean;
  /** The first click on its header brings the largest or latest. */
  isLargestFirst?: boolean;
  /** The first to give way where room lacks. */
  isQuiet?: boolean;
}

export const kindTraits: Readonly<Record<ColumnKind, KindTraits>> = {
  name: { width: 200, cutFrom: 220, isFlexible: true },
  text: { width: 150, cutFrom: 150 },
  number: { width: 96, isLargestFirst: true },
  money: { width: 130, isLargestFirst: true },
  date: { width: 112, isLargestFirst: true },
  time: { width: 130, isLargestFirst: true },
  status: { width: 120 },
  person: { width: 150, cutFrom: 200 },
  country: { width: 106, isQuiet: true },
  code: { width: 150, isQuiet: true },
};
