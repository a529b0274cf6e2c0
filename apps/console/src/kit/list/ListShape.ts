import type { Endpoint, InputOf, OutputOf } from '@backlot/contract';
import type { TableColumn, TableFilter, TablePreset, TableSearch } from '@backlot/data-table';

/** Keys of a list's query that belong to its table and not to its filters. */
type TableKey = 'pageNo' | 'pageSize' | 'sortField' | 'sortOrder' | 'columns';

/** A row of a list. */
export type RowIn<E extends Endpoint> = OutputOf<E> extends { rows: (infer Row extends { id: string })[] } ? Row : never;

/** The filters that a list takes. */
export type FilterIn<E extends Endpoint> = Exclude<keyof InputOf<E> & string, TableKey>;

/** The fields that a list sorts by. */
export type SortIn<E extends Endpoint> = InputOf<E> extends { sortField?: infer Sort } ? NonNullable<Sort> & string : never;

export type ListColumn<E extends Endpoint> = TableColumn<RowIn<E>, SortIn<E>>;
export type ListFilter<E extends Endpoint> = TableFilter<FilterIn<E>>;
export type ListSearch<E extends Endpoint> = TableSearch<FilterIn<E>>;
export type ListPreset<E extends Endpoint> = TablePreset<FilterIn<E>, SortIn<E>>;

/** What a list shows and is narrowed by, checked against its call: a filter or a sort that the call does not take does not compile. */
export interface ListShape<E extends Endpoint> {
  columns: readonly ListColumn<E>[];
  nameOf: (row: RowIn<E>) => string;
  search?: ListSearch<E>;
  filters?: readonly ListFilter<E>[];
  presets?: readonly ListPreset<E>[];
  /** Fixed part of the query: the organisation picked beside the table. */
  query?: ListQuery<E>;
  /** The fixed part that holds with a preset, where another one does. */
  queryOfPreset?: (filters: ListPreset<E>['filters']) => ListQuery<E>;
}

type ListQuery<E extends Endpoint> = Readonly<Partial<Record<FilterIn<E>, string>>>;
