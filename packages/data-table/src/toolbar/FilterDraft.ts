import type { FilterValue } from '../state/TableState';

/** What a filter's editor holds until it is applied. */
export type FilterDraft = Readonly<Record<string, FilterValue | undefined>>;
