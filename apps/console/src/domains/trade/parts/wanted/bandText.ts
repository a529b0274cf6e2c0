import type { Format } from '@backlot/i18n';

/** A band of followers, `80K – 500K`; undefined where none is asked for. */
export function bandText(from: number | null, to: number | null, format: Format): string | undefined {
  if (from === null && to === null) return undefined;
  if (to === null) return `≥ ${format.count(from)}`;
  return from === null ? `≤ ${format.count(to)}` : `${format.count(from)} – ${format.count(to)}`;
}
