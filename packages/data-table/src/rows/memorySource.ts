import type { TableState } from '../state/TableState';
import { valuesOf } from '../state/urlState';
import { LazyOrder } from './LazyOrder';
import { compareBy } from './compareBy';
import type { TableSource } from './TableSource';
import { textSearch } from './textSearch';

type Filters = TableState['filters'];

/** How rows in memory are found. */
export interface MemoryRules<Row> {
  /** URL key of the quick filter: every word typed must stand somewhere in the row; pasted lines are alternatives. */
  search?: string;
  /** Fields that the quick filter reads; all by default. */
  searchFields?: readonly string[];
  /** Every other filter; by default the field of the same name equals one of the values. */
  matches?: (row: Row, filters: Filters) => boolean;
}

/**
 * A source over rows in memory: pages, sorts and filters, also 100,000 rows and more. Rows are read once and must not
 * change; make a new source for new rows. Sorting orders only what a page shows, so the first page costs one pass.
 */
export function memorySource<Row extends object>(
  rows: readonly Row[],
  rules: MemoryRules<Row> | ((row: Row, filters: Filters) => boolean) = {},
): TableSource<Row> {
  const { search, searchFields, matches = equalsEach } = typeof rules === 'function' ? { matches: rules } : rules;
  const findText = search === undefined ? undefined : textSearch(rows, searchFields);
  const comparators = new Map<string, (one: number, other: number) => number>();
  let found: { key: string; places: Uint32Array | undefined } | undefined;
  let order: { key: string; lazy: LazyOrder } | undefined;

  /** Where the matching rows are; undefined is everywhere. */
  const find = (filters: Filters): Uint32Array | undefined => {
    const { [search ?? '']: text, ...others } = filters;
    const places = findText && valuesOf(text).length > 0 ? findText(valuesOf(text)) : undefined;
    const rest = search === undefined ? filters : others;
    if (Object.keys(rest).length === 0) return places;
    return (places ?? everyPlace(rows.length)).filter((place) => matches(rows[place] as Row, rest));
  };
  const sorted = (key: string, { sortField = '', sortOrder }: TableState, places: Uint32Array | undefined): LazyOrder => {
    const compare = comparators.get(sortField) ?? compareBy(rows, sortField);
    comparators.set(sortField, compare);
    const sortKey = JSON.stringify([key, sortField, sortOrder]);
    if (order?.key !== sortKey)
      order = {
        key: sortKey,
        lazy: new LazyOrder(
          places?.slice() ?? everyPlace(rows.length),
          sortOrder === 'descend' ? (one, other) => compare(other, one) : compare,
        ),
      };
    return order.lazy;
  };

  return (state, { signal }) => {
    signal.throwIfAborted();
    const key = JSON.stringify(state.filters);
    if (found?.key !== key) found = { key, places: find(state.filters) };
    const { places } = found;
    const totalRows = places?.length ?? rows.length;
    const from = Math.min(totalRows, (state.pageNo - 1) * state.pageSize);
    const to = Math.min(totalRows, from + state.pageSize);
    const page = state.sortField ? sorted(key, state, places).slice(from, to) : places?.subarray(from, to);
    return { rows: page ? Array.from(page, (place) => rows[place] as Row) : rows.slice(from, to), totalRows };
  };
}

const everyPlace = (count: number) => {
  const places = new Uint32Array(count);
  for (let place = 0; place < count; place += 1) places[place] = place;
  return places;
};

const equalsEach = (row: object, filters: Filters) =>
  Object.entries(filters).every(([field, value]) => valuesOf(value).includes(String((row as Record<string, unknown>)[field])));
