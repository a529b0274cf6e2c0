import type { TableState } from '../state/TableState';
import { valuesOf } from '../state/urlState';
import type { TableSource } from './TableSource';

/** A source over rows in memory, for small lists, stories and tests: pages, sorts, and filters by a function. */
export function memorySource<Row extends object>(rows: readonly Row[], matches: (row: Row, filters: TableState['filters']) => boolean = equalsEach): TableSource<Row> {
  return (state, { signal }) => {
    signal.throwIfAborted();
    const found = rows.filter((row) => matches(row, state.filters));
    const sorted = state.sortField ? found.toSorted(byField(state.sortField, state.sortOrder === 'descend' ? -1 : 1)) : found;
    const first = (state.pageNo - 1) * state.pageSize;
    return Promise.resolve({ rows: sorted.slice(first, first + state.pageSize), totalRows: found.length });
  };
}

const fieldOf = (row: object, field: string) => (row as Record<string, unknown>)[field];

const equalsEach = (row: object, filters: TableState['filters']) => Object.entries(filters).every(([field, value]) => valuesOf(value).includes(String(fieldOf(row, field))));

const byField = (field: string, direction: 1 | -1) => (a: object, b: object) => {
  const [left, right] = [fieldOf(a, field), fieldOf(b, field)];
  if (typeof left === 'number' && typeof right === 'number') return (left - right) * direction;
  return String(left).localeCompare(String(right)) * direction;
};
