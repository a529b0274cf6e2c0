import type { ReactNode } from 'react';

/** One state on the way. */
export interface Step {
  label: string;
  /** `stopped` is where it ended early: rejected, deleted. */
  state: 'done' | 'current' | 'coming' | 'stopped';
  /** Who and when, or what is expected: "You, 19 Nov 10:40", "by 2 Dec, 12 days left". */
  note?: ReactNode;
}
