/** One measured thing along the labels; null where nothing was measured. */
export interface ChartSeries {
  id: string;
  name: string;
  values: readonly (number | null)[];
  /** What it is beside the others: the period before (dashed grey), a goal (stepped, dashed) or a smoothed trend; drawn as a line over them. */
  role?: 'previous' | 'goal' | 'trend';
}

/** Series that are measured themselves, without those that only stand beside them. */
export const measured = (series: readonly ChartSeries[]): ChartSeries[] => series.filter(({ role }) => role === undefined);

/** What chart and table show alike: `values[i]` belongs to `labels[i]`. */
export interface ChartData {
  labels: readonly string[];
  series: readonly ChartSeries[];
}

export const isEmptyChart = ({ labels, series }: ChartData): boolean =>
  labels.length === 0 || series.every(({ values }) => values.every((value) => value === null || value === undefined));

/** At most `count` evenly spaced positions, the first and the last among them: 30 labels in 4 → 0, 10, 19, 29. */
export function spreadTicks({ length, count }: { length: number; count: number }): number[] {
  if (length <= count) return Array.from({ length }, (_, index) => index);
  return Array.from({ length: count }, (_, index) => Math.round((index * (length - 1)) / (count - 1)));
}

/** Those of the spread positions whose label is not the one before: no label stands twice in a row. */
export const labelTicks = (labels: readonly string[], count: number): number[] =>
  spreadTicks({ length: labels.length, count }).filter((at, place, all) => place === 0 || labels[at] !== labels[all[place - 1] ?? 0]);
