/** A choice of a filter. */
export interface FilterChoice {
  value: string;
  label: string;
}

/** A filter of the bar. `field` names its key in the URL; ranges have two keys. */
export type TableFilter<Field extends string = string> = FilterKind<Field> & {
  /** Kept in the drawer of further filters; in the bar only while it narrows the rows. */
  isMore?: boolean;
};

type FilterKind<Field extends string> =
  | { kind: 'text'; field: Field; label: string }
  | { kind: 'choice'; field: Field; label: string; choices: readonly FilterChoice[]; isMultiple?: boolean }
  | RangeFilter<Field>
  | { kind: 'days'; field: Field; toField: Field; label: string };

/** A range of numbers; `read` turns what is typed, such as `12 %` or `100K`, into the value of the URL and `show` back. */
export interface RangeFilter<Field extends string = string> {
  kind: 'range';
  field: Field;
  toField: Field;
  label: string;
  show?: (value: string) => string;
  /** Undefined for what cannot be read. */
  read?: (typed: string) => string | undefined;
  hint?: string;
}

/** The search field in front of the filters. `maxLines` lets people paste ids or links, one a line. */
export interface TableSearch<Field extends string = string> {
  field: Field;
  label: string;
  maxLines?: number;
  /** Milliseconds of rest before what is typed is asked for: 300 by default, 0 for rows in memory. */
  pauseMs?: number;
}

/** Every URL key that search and filters use. */
export const filterKeys = (search: TableSearch | undefined, filters: readonly TableFilter[] = []): string[] => [
  ...(search ? [search.field] : []),
  ...filters.flatMap((filter) => ('toField' in filter ? [filter.field, filter.toField] : [filter.field])),
];
