/** One figure beside its peer; lower is better. */
export interface BenchResult {
  /** Number of the measure in the quality page: `B18`. */
  id: string;
  name: string;
  ours: number;
  peer: number;
  unit: string;
  /** Ours divided by the peer: the median over the rounds' medians. */
  ratio: number;
  /** What the ratio must keep: `≤ 0.5`. */
  bar: string;
  /** Smallest and largest ratio of a single round. */
  spread?: readonly [min: number, max: number];
}
