/** A call that a page of the analysis makes. */
export interface Call {
  account: string;
  name: string;
  path: string;
  /** Milliseconds; clouds are asked for every five seconds, so theirs is lower. */
  bar: number;
}

export const bars = { page: 300, cloud: 50, busy: 500 } as const;
