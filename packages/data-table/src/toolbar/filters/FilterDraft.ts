import type { FilterValue } from '../../state/TableState';

/** What a filter's editor holds. */
export type FilterDraft = Readonly<Record<string, FilterValue | undefined>>;
