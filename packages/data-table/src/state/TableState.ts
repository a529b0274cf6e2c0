/** What a filter holds: one value, or several. */
export type FilterValue = string | readonly string[];

/** Everything that decides which rows are shown. It lives in the URL, so a pasted link shows the same rows. */
export interface TableState {
  /** 1 is the first page. */
  pageNo: number;
  pageSize: number;
  sortField?: string;
  sortOrder?: 'ascend' | 'descend';
  filters: Readonly<Record<string, FilterValue>>;
}

/** Page size when the URL names none, and the sizes offered. */
export const defaultPageSize = 10;
export const pageSizes = [10, 20, 50, 100] as const;
