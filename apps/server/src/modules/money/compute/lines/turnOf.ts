import type { Span } from '../monthSpan';

export type Turn = 'inTime' | 'late' | null;

/**
 * Whether a moment's money belongs to the month (ML3), to an earlier one that is locked already (ML5), or to neither (null).
 * Earlier months that are still open keep theirs.
 */
export function turnOf({ time, span, lockedUntil }: { time: number | null; span: Span; lockedUntil: number | null }): Turn {
  if (time === null || time >= span.end) return null;
  if (time >= span.begin) return 'inTime';
  return lockedUntil !== null && time < lockedUntil ? 'late' : null;
}
