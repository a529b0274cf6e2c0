import type { Words } from '@backlot/contract';
/** Something that a timer can do. */
export interface Action {
  name: string;
  /** What it does, as people read it. */
  names: Words;
}
