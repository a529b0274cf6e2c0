import type { ReactElement } from 'react';
import type { Selection } from './Selection';

/** Something that may be done with the picked rows. */
export interface BulkAction {
  key: string;
  label: string;
  icon?: ReactElement;
  isDanger?: boolean;
  /** Also works on every matching row, not only on picked ones. */
  takesAll?: boolean;
  /** A promise of true clears the selection: the rows were dealt with. */
  onRun: (selection: Selection) => unknown;
}
