import { useCallback, useMemo } from 'react';
import type { FilterValue, TableState } from './TableState';
import { readTableState, type UrlRules, writeTableState } from './urlState';

/** Where the host keeps the query string: its router's search and a way to change it. */
export interface UrlPort {
  search: string;
  /** `isReplace` asks for no new history entry: correcting a page number, typing in a filter. */
  onSearchChange: (search: string, options: { isReplace: boolean }) => void;
}

/** The table's state and what may happen to it. Filtering and sorting go back to the first page. */
export interface TableStateHandle {
  state: TableState;
  goTo: (pageNo: number, options?: { isReplace?: boolean }) => void;
  resize: (pageSize: number) => void;
  sortBy: (sort: { field: string; order: 'ascend' | 'descend' } | undefined) => void;
  filterBy: (changes: Readonly<Record<string, FilterValue | undefined>>) => void;
  replace: (state: TableState) => void;
}

export function useTableState({ search, onSearchChange }: UrlPort, rules: UrlRules): TableStateHandle {
  const state = useMemo(() => readTableState(search, rules), [search, rules]);
  const write = useCallback(
    (next: TableState, isReplace = false) => onSearchChange(writeTableState(search, next, rules), { isReplace }),
    [search, onSearchChange, rules],
  );
  return useMemo(
    () => ({
      state,
      goTo: (pageNo, options) => write({ ...state, pageNo }, options?.isReplace),
      resize: (pageSize) => write({ ...state, pageSize, pageNo: 1 }),
      sortBy: (sort) => write(sorted(state, sort)),
      filterBy: (changes) => write({ ...state, pageNo: 1, filters: merged(state.filters, changes) }),
      replace: (next) => write(next),
    }),
    [state, write],
  );
}

function sorted({ sortField: _field, sortOrder: _order, ...rest }: TableState, sort: { field: string; order: 'ascend' | 'descend' } | undefined): TableState {
  return { ...rest, pageNo: 1, ...(sort && { sortField: sort.field, sortOrder: sort.order }) };
}

const merged = (filters: TableState['filters'], changes: Readonly<Record<string, FilterValue | undefined>>) =>
  Object.fromEntries(Object.entries({ ...filters, ...changes }).filter((entry): entry is [string, FilterValue] => entry[1] !== undefined && entry[1].length > 0));
