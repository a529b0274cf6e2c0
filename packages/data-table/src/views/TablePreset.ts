import type { TableState } from '../state/TableState';

/** A view that comes with the list, the same for everybody who gets it: "Mine", "Overdue". */
export interface TablePreset extends Pick<TableState, 'filters' | 'sortField' | 'sortOrder'> {
  key: string;
  label: string;
  /** How many rows it shows, where the host knows. */
  count?: number;
}
