import type { ReactElement } from 'react';

/** Something a person may do with one row. */
export interface RowAction {
  key: string;
  label: string;
  icon?: ReactElement;
  isDanger?: boolean;
  /** Why it cannot be done now; the action stays visible and says so. */
  whyNot?: string | undefined;
  onRun: () => void;
}
