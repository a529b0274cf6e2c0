/** A count of views at an age in hours. */
export interface Shot {
  age: number;
  views: number;
}

/** Ages in hours that a curve is told at: close together at first, when most views come. */
export const curveHours = [1, 2, 3, 6, 9, 12, 18, 24, 36, 48, 72, 96, 120, 144, 168, 240, 336, 480, 720] as const;

/** What lies further apart is a gap. */
const widestHours = 8 * 24;

/**
 * Views at an age, on the straight line between the counts before and after it; at the beginning there were none. Null
 * before the first day is told, in a gap, and where nothing is known yet.
 */
export function viewsAt(shots: readonly Shot[], age: number): number | null {
  const after = shots.find((shot) => shot.age >= age);
  const before = shots.findLast((shot) => shot.age <= age) ?? { age: 0, views: 0 };
  if (!after || after.age - before.age > widestHours) return null;
  if (after.age === before.age) return after.views;
  return Math.round(before.views + ((after.views - before.views) * (age - before.age)) / (after.age - before.age));
}

/** Fewer works than these have no usual way. */
const fewestWorks = 3;

/** The middle of some works at an age, of those that are known there. */
export function medianAt(works: readonly (readonly Shot[])[], age: number): number | null {
  const known = works.flatMap((shots) => viewsAt(shots, age) ?? []).sort((a, b) => a - b);
  if (known.length < fewestWorks) return null;
  const middle = Math.floor(known.length / 2);
  return known.length % 2 ? (known[middle] ?? null) : Math.round(((known[middle - 1] ?? 0) + (known[middle] ?? 0)) / 2);
}
