import type { Format } from '@backlot/i18n';

/** How long a run took: `840 ms`, `2.4 s`, `3:20`. */
export function runTime(ms: number, format: Format): string {
  if (ms < 1000) return `${format.number(ms)} ms`;
  return ms < 60_000 ? `${format.number(Math.round(ms / 100) / 10)} s` : format.duration(Math.round(ms / 1000));
}
