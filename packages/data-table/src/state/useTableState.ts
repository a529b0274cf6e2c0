import { useLayoutEffect, useMemo, useRef } from 'react';
import type { FilterValue, TableState } from './TableState';
import { readTableState, type UrlRules, writeTableState } from './urlState';
import { useAhead } from './useAhead';

/** Where the host keeps the query string: its router's search and a way to change it. */
export interface UrlPort {
  search: string;
  /** The table shows the change at once. `isReplace` asks for no new history entry: correcting a page number, typing in a filter. */
  onSearchChange: (search: string, options: { isReplace: boolean }) => void;
}

/** What may happen to the table's state. Filtering and sorting go back to the first page. */
export interface TableStateChanges {
  goTo: (pageNo: number, options?: { isReplace?: boolean }) => void;
  resize: (pageSize: number) => void;
  sortBy: (sort: { field: string; order: 'ascend' | 'descend' } | undefined) => void;
  filterBy: (changes: Readonly<Record<string, FilterValue | undefined>>, options?: { isReplace?: boolean }) => void;
  replace: (state: TableState) => void;
}

/** The changes stay the same from state to state; so do the filters until one of them changes. */
export interface TableStateHandle extends TableStateChanges {
  state: TableState;
}

export function useTableState({ search: hostSearch, onSearchChange }: UrlPort, rules: UrlRules): TableStateHandle {
  const { search, ask } = useAhead(hostSearch);
  // The same question in another spelling, such as the router's own, is not asked again; nor is it when choices of filters arrive.
  const asked = JSON.stringify(readTableState(writeTableState('', readTableState(search, rules), rules), rules));
  const read = useMemo(() => JSON.parse(asked) as TableState, [asked]);
  const filtering = JSON.stringify(read.filters);
  const filters = useMemo(() => JSON.parse(filtering) as TableState['filters'], [filtering]);
  const state = useMemo(() => ({ ...read, filters }), [read, filters]);
  const latest = useRef({ search, state, rules, ask, onSearchChange });
  useLayoutEffect(() => {
    latest.current = { search, state, rules, ask, onSearchChange };
  });
  const changes = useMemo((): TableStateChanges => {
    const now = () => latest.current.state;
    const write = (next: TableState, isReplace = false) => {
      const { search: before, rules: known, ask: show, onSearchChange: tell } = latest.current;
      const wanted = writeTableState(before, next, known);
      if (wanted !== before) show(wanted);
      tell(wanted, { isReplace });
    };
    return {
      goTo: (pageNo, options) => write({ ...now(), pageNo }, options?.isReplace),
      resize: (pageSize) => write({ ...now(), pageSize, pageNo: 1 }),
      sortBy: (sort) => write(sorted(now(), sort)),
      filterBy: (some, options) => write({ ...now(), pageNo: 1, filters: merged(now().filters, some) }, options?.isReplace),
      replace: (next) => write(next),
    };
  }, []);
  return useMemo(() => ({ state, ...changes }), [state, changes]);
}

function sorted(
  { sortField: _field, sortOrder: _order, ...rest }: TableState,
  sort: { field: string; order: 'ascend' | 'descend' } | undefined,
): TableState {
  return { ...rest, pageNo: 1, ...(sort && { sortField: sort.field, sortOrder: sort.order }) };
}

const merged = (filters: TableState['filters'], changes: Readonly<Record<string, FilterValue | undefined>>) =>
  Object.fromEntries(
    Object.entries({ ...filters, ...changes }).filter(
      (entry): entry is [string, FilterValue] => entry[1] !== undefined && entry[1].length > 0,
    ),
  );
