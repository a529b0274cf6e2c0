import { defaultPageSize, type FilterValue, pageSizes, type TableState } from './TableState';

const reserved = ['pageNo', 'pageSize', 'sortField', 'sortOrder'];

/** What the reader of a URL must know: which keys are filters and which fields may be sorted. */
export interface UrlRules {
  filters: readonly string[];
  sortFields: readonly string[];
  pageSize?: number;
}

/** Reads a table's state from a query string; what it does not understand falls back to the default. */
export function readTableState(search: string, rules: UrlRules): TableState {
  const query = new URLSearchParams(search);
  const sortField = query.get('sortField');
  const isSorted = sortField !== null && rules.sortFields.includes(sortField);
  return {
    pageNo: pageNumber(query.get('pageNo')) ?? 1,
    pageSize: pageSizes.find((size) => String(size) === query.get('pageSize')) ?? rules.pageSize ?? defaultPageSize,
    ...(isSorted && { sortField, sortOrder: query.get('sortOrder') === 'descend' ? 'descend' : 'ascend' }),
    filters: Object.fromEntries(rules.filters.flatMap((key) => entry(key, query.getAll(key)))),
  };
}

/** Writes a table's state into a query string; defaults are left out and foreign keys are kept. */
export function writeTableState(search: string, state: TableState, rules: UrlRules): string {
  const query = new URLSearchParams(search);
  for (const key of [...reserved, ...rules.filters]) query.delete(key);
  if (state.pageNo > 1) query.set('pageNo', String(state.pageNo));
  if (state.pageSize !== (rules.pageSize ?? defaultPageSize)) query.set('pageSize', String(state.pageSize));
  if (state.sortField) {
    query.set('sortField', state.sortField);
    query.set('sortOrder', state.sortOrder ?? 'ascend');
  }
  for (const key of rules.filters) for (const value of valuesOf(state.filters[key])) query.append(key, value);
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** The values of a filter as a list, empty ones left out. */
export const valuesOf = (value: FilterValue | undefined): readonly string[] =>
  (value === undefined ? [] : typeof value === 'string' ? [value] : value).filter((one) => one !== '');

const entry = (key: string, values: string[]): [string, FilterValue][] => {
  const [first, ...more] = values;
  if (first === undefined) return [];
  return [[key, more.length ? values : first]];
};

/** Up to 100,000, the last page that a list has; a link beyond it is a mistake. */
const pageNumber = (text: string | null) => (text && /^(?:[1-9]\d{0,4}|100000)$/.test(text) ? Number(text) : undefined);
