/** The newest months, this one first: `['2026-11', '2026-10', …]`. */
export const newestMonths = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, back) => new Date(Date.UTC(now.getFullYear(), now.getMonth() - back, 1)).toISOString().slice(0, 7));
