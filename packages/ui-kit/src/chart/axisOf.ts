/** An axis of values: round ticks from below the smallest value to above the largest one, and how each is written. */
export interface ValueAxis {
  ticks: number[];
  min: number;
  max: number;
  /** In px: what the longest label needs. */
  room: number;
  write: (value: number) => string;
}

interface Wanted {
  values: readonly (number | null)[];
  fromZero: boolean;
  /** Short words of a figure: `45.1K`. */
  short: (value: number) => string;
  /** The figure in full, where short words would say the same twice. */
  full: (value: number) => string;
}

const wantedSteps = [4, 2, 1];
const letter = 7;
const leastRoom = 52;

/** Four steps or so of 1, 2 or 5 times a power of ten, fewer where two would be written alike; whole ones where all values are whole. */
export function axisOf({ values, fromZero, short, full }: Wanted): ValueAxis {
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...known, ...(fromZero ? [0] : [])), Math.max(...known, ...(fromZero ? [0] : []))];
  if (!Number.isFinite(low) || !Number.isFinite(high)) return { ticks: [], min: 0, max: 1, room: leastRoom, write: short };
  const least = known.every((value) => Number.isInteger(value)) ? 1 : 0;
  const tries = wantedSteps.map((count) => {
    const step = Math.max(least, roundStep((high - low || Math.abs(high) || 1) / count));
    const first = Math.floor(low / step);
    const last = Math.max(first + 1, Math.ceil(high / step));
    return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
  });
  const isTold = (ticks: number[], write: (value: number) => string) => new Set(ticks.map(write)).size === ticks.length;
  const ticks = tries.find((one) => isTold(one, short) || isTold(one, full)) ?? [low, high];
  const write = isTold(ticks, short) ? short : isTold(ticks, full) ? full : String;
  const longest = Math.max(...ticks.map((tick) => write(tick).length));
  return { ticks, min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1, room: Math.max(leastRoom, longest * letter + 16), write };
}

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return (([1, 2, 5] as const).find((times) => times * power >= rough * 0.999) ?? 10) * power;
}
