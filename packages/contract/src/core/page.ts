import * as z from 'zod';
import { id, integer, wholeNumber } from './wire';

/** Page size when none is asked for, and the most that may be asked for. */
export const defaultPageSize = 10;
export const maxPageSize = 100;

/** Query of a list: page, size, sort, and the filters of the resource. Unknown keys are refused. */
export const pageQuery = <Filter extends z.ZodRawShape, Sort extends string>(filter: Filter, sortFields: readonly Sort[]) =>
  z.strictObject({
    pageNo: wholeNumber(1, 100_000).default(1),
    pageSize: wholeNumber(1, maxPageSize).default(defaultPageSize),
    sortField: z.enum(sortFields as readonly [Sort, ...Sort[]]).optional(),
    sortOrder: z.enum(['ascend', 'descend']).optional(),
    ...filter,
  });

/** Query of an export: that of the list, the list's columns in their order, and of its rows those that were picked; without them the file has all that there are. */
export const exportQuery = <Filter extends z.ZodRawShape, Sort extends string>(
  filter: Filter,
  sortFields: readonly Sort[],
  /** What a row is called, where it is no record with an id of its own. */
  rowId: z.ZodString = id(),
) => pageQuery({ ...filter, ...exportColumns, ...exportFormat, ids: z.array(rowId).min(1).max(1000).optional() }, sortFields);

/** What an export is written as; a workbook where nothing is said. */
export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The choice of the format in the query of an export. */
export const exportFormat = { format: z.enum(exportFormats).optional() };

const exportColumns = { columns: z.array(z.string().min(1).max(60)).min(1).max(100).optional() };

/**
 * Answer of a list: the page asked for, the total, the rows. The total is exact, except where counting a very long list would
 * hold up its rows: `totalTime` then says when it was counted, and `moreRows` that there are more than `totalRows`, which
 * are still being counted.
 */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    pageNo: integer(),
    pageSize: integer(),
    totalPage: integer(),
    totalRows: integer(),
    totalTime: z.string().optional(),
    moreRows: z.literal(true).optional(),
    rows: z.array(row),
  });

/** A page of rows as handlers return it. */
export interface Page<Row> {
  pageNo: number;
  pageSize: number;
  totalPage: number;
  totalRows: number;
  totalTime?: string | undefined;
  moreRows?: true | undefined;
  rows: Row[];
}
