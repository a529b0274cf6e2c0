const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A moment after another one, in the business hours of its day or of the day that is wished if that is later. */
export function after(last: Date, wished: Date): Date {
  const from = Math.max(last.getTime() + 60_000, wished.getTime());
  const begin = Math.floor(from / dayMs) * dayMs + 2 * hourMs;
  const end = begin + 7 * hourMs;
  // Late in the day what follows comes ever closer.
  return new Date(Math.floor(from < begin ? begin : from + Math.max(0, end - from) * 0.2));
}

/** A moment between two: a share of the way, in business hours. */
export function between(begin: Date, end: Date, share: number): Date {
  const at = begin.getTime() + (end.getTime() - begin.getTime()) * share;
  const day = Math.floor(at / dayMs) * dayMs;
  return after(begin, new Date(day + 2 * hourMs + (at % (6 * hourMs))));
}
