import type { BenchResult } from './BenchResult';

/** Figures of one interleaved round. */
export type Round = readonly [ours: number, peer: number];

interface Comparison extends Pick<BenchResult, 'id' | 'name' | 'unit' | 'bar'> {
  rounds: readonly Round[];
}

/** Sums up interleaved rounds: medians of both sides, their ratio, and how far single rounds lie apart. */
export function compare({ rounds, ...measure }: Comparison): BenchResult {
  const ours = median(rounds.map(([it]) => it));
  const peer = median(rounds.map(([, it]) => it));
  const ratios = rounds.map(([one, other]) => one / other);
  return { ...measure, ours, peer, ratio: ours / peer, spread: [Math.min(...ratios), Math.max(...ratios)] };
}

/** The middle of some figures. */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
