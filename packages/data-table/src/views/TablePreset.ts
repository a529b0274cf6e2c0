import type { FilterValue, TableState } from '../state/TableState';

/** A view that comes with the list, the same for everybody who gets it: "Mine", "Overdue". */
export interface TablePreset<Filter extends string = string, Sort extends string = string> extends Pick<TableState, 'sortOrder'> {
  filters: string extends Filter ? TableState['filters'] : Readonly<Partial<Record<Filter, FilterValue>>>;
  sortField?: Sort;
  key: string;
  label: string;
  /** How many rows it shows, where the host knows; null while it is being counted, which keeps the place. */
  count?: number | null;
}
