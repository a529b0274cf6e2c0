import type { OutputOf, upApi } from '@backlot/contract';

/** What a trend can show. */
export type TrendFigure = 'fans' | 'views' | 'interactionRate' | 'gmv';
export const trendFigures: readonly TrendFigure[] = ['fans', 'views', 'interactionRate', 'gmv'];

/** Periods to choose from, in days. */
export const trendPeriods = [30, 90, 400] as const;
export type TrendPeriod = (typeof trendPeriods)[number];

type Row = OutputOf<typeof upApi.trend>['rows'][number];
const dayMs = 86_400_000;

/** So many days that end with one: `2026-11-20`, `2026-11-21`. */
export function daysUntil(last: string, count: number): [string, ...string[]] {
  const days = Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(last) - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
  return [days[0] ?? last, ...days.slice(1)];
}

/** Currency of the newest sales. */
export const currencyOfRows = (rows: readonly Row[]): string | undefined =>
  rows.findLast(({ gmv, currency }) => gmv !== null && currency)?.currency ?? undefined;

/** One figure on each of some days; null where it is unknown. Shares are in percent; sales in another currency than the newest ones are left out. */
export function valuesOn(days: readonly string[], rows: readonly Row[], figure: TrendFigure): (number | null)[] {
  const byDay = new Map(rows.map((row) => [row.statDate, row]));
  const currency = currencyOfRows(rows);
  return days.map((day) => {
    const row = byDay.get(day);
    if (!row) return null;
    if (figure === 'interactionRate') return row.interactionRate === null ? null : Math.round(row.interactionRate * 10_000) / 100;
    if (figure === 'gmv') return row.gmv === null || row.currency !== currency ? null : Number(row.gmv);
    return row[figure];
  });
}
