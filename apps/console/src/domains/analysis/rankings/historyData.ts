import type { OutputOf, rankApi } from '@backlot/contract';

const shown = 30;
const dayMs = 86_400_000;

/** The thirty days up to one, the oldest first. */
export function daysUntil(until: string): string[] {
  return Array.from({ length: shown }, (_, place) => new Date(Date.parse(until) - (shown - 1 - place) * dayMs).toISOString().slice(0, 10));
}

/** Places and scores on some days; null where the object was not on the list or where there was none, which are told apart. */
export function valuesOn(days: readonly string[], rows: OutputOf<typeof rankApi.history>['rows']) {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const first = rows[0]?.day;
  return {
    rankNos: days.map((day) => byDay.get(day)?.rankNo ?? null),
    scores: days.map((day) => {
      const score = byDay.get(day)?.score ?? null;
      return score === null ? null : Number(score);
    }),
    /** Before the first list there was nothing to miss. */
    without: days.filter((day) => first !== undefined && day > first && !byDay.has(day)),
  };
}
