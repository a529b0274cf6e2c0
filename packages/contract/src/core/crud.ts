import * as z from 'zod';
import { endpoint } from './endpoint';
import { exportQuery, pageOf, pageQuery } from './page';
import type { Permission, PermissionId } from '../permissions';
import { id, integer, nothing, version } from './wire';

interface Resource<Row extends z.ZodRawShape, Draft extends z.ZodRawShape, Filter extends z.ZodRawShape, Sort extends string> {
  /** Path below `/main`: `sysRole`. */
  path: string;
  /** Menu code that the calls' permissions belong to. */
  permission: PermissionId;
  /** Singular noun for the API document. */
  noun: string;
  row: Row;
  draft: Draft;
  filter: Filter;
  sort: readonly [Sort, ...Sort[]];
}

/**
 * The six calls of an ordinary resource: page, detail, add, edit, delete, export. Rows carry `id`, `version` and `can`
 * (the actions this caller may take on this row); edit sends the version it read and is refused with 1020003 when stale.
 * Generic over shapes rather than schemas, so that a wrong query or draft does not compile.
 */
export function crud<Row extends z.ZodRawShape, Draft extends z.ZodRawShape, Filter extends z.ZodRawShape, Sort extends string>(
  resource: Resource<Row, Draft, Filter, Sort>,
) {
  const { path, noun } = resource;
  const may = (action: string) => `${resource.permission}.${action}` as Permission;
  const row = listedRow(resource.row);
  const query = pageQuery(resource.filter, resource.sort);
  const key = z.strictObject({ id: id() });
  const batch = z.strictObject({ ids: z.array(id()).min(1).max(100) });
  return {
    page: endpoint({
      method: 'GET',
      path: `/main/${path}/page`,
      summary: `List ${noun}s`,
      access: may('query'),
      input: query,
      output: pageOf(row),
    }),
    detail: endpoint({
      method: 'GET',
      path: `/main/${path}/detail`,
      summary: `Read one ${noun}`,
      access: may('get'),
      input: key,
      output: row,
    }),
    add: endpoint({
      method: 'POST',
      path: `/main/${path}/add`,
      summary: `Add a ${noun}`,
      access: may('add'),
      input: z.strictObject(resource.draft),
      output: key,
    }),
    edit: endpoint({
      method: 'POST',
      path: `/main/${path}/edit`,
      summary: `Edit a ${noun}`,
      access: may('edit'),
      input: z.strictObject({ id: id(), version: version(), ...resource.draft }),
      output: nothing(),
    }),
    delete: endpoint({
      method: 'POST',
      path: `/main/${path}/delete`,
      summary: `Delete ${noun}s`,
      access: may('delete'),
      input: batch,
      output: batchResult,
    }),
    export: endpoint({
      method: 'POST',
      path: `/main/${path}/export`,
      summary: `Export ${noun}s to the download centre`,
      access: may('export'),
      input: exportQuery(resource.filter, resource.sort),
      output: key,
    }),
  };
}

const listedRow = <Row extends z.ZodRawShape>(shape: Row) => z.object({ id: id(), version: integer(), can: z.array(z.string()), ...shape });

/** Every row that matches the filters of a list, in its order and not cut into pages: for trees and pickers of entities that stay few. */
export const wholeList = <Row extends z.ZodRawShape, Filter extends z.ZodRawShape, Sort extends string>({
  path,
  permission,
  noun,
  row,
  filter,
  sort,
}: Pick<Resource<Row, z.ZodRawShape, Filter, Sort>, 'path' | 'permission' | 'noun' | 'row' | 'filter' | 'sort'>) =>
  endpoint({
    method: 'GET',
    path: `/main/${path}/list`,
    summary: `Every matching ${noun}; refused with 1020004 above ${mostMatching}`,
    access: `${permission}.query` as Permission,
    input: pageQuery(filter, sort).omit({ pageNo: true, pageSize: true }),
    output: z.array(listedRow(row)),
  });

/** The ids of every row that matches the filters of a list, in its order: what "all matching" acts on. */
export const matchingIds = <Filter extends z.ZodRawShape, Sort extends string>({
  path,
  permission,
  noun,
  filter,
  sort,
}: Pick<Resource<z.ZodRawShape, z.ZodRawShape, Filter, Sort>, 'path' | 'permission' | 'noun' | 'filter' | 'sort'>) =>
  endpoint({
    method: 'GET',
    path: `/main/${path}/matching`,
    summary: `Ids of every matching ${noun}; refused with 1020004 above ${mostMatching}`,
    access: `${permission}.query` as Permission,
    input: pageQuery(filter, sort).omit({ pageNo: true, pageSize: true }),
    output: z.object({ ids: z.array(id()), totalRows: integer() }),
  });

/** The filtered rows as a file in the answer itself; the POST of the same path is for the download centre. */
export const exportedFile = <Filter extends z.ZodRawShape, Sort extends string>({
  path,
  permission,
  noun,
  filter,
  sort,
}: Pick<Resource<z.ZodRawShape, z.ZodRawShape, Filter, Sort>, 'path' | 'permission' | 'noun' | 'filter' | 'sort'>) =>
  endpoint({
    method: 'GET',
    path: `/main/${path}/export`,
    summary: `The filtered ${noun}s as a file`,
    access: `${permission}.export` as Permission,
    answer: 'blob',
    input: pageQuery(filter, sort).omit({ pageNo: true, pageSize: true }),
    output: z.unknown(),
  });

/** As many rows as one bulk action takes. */
export const mostMatching = 10_000;

/** Outcome per row of a batch action: nothing is all-or-nothing. */
export const batchResult = z.object({
  ok: z.array(id()),
  failed: z.array(z.object({ id: z.string(), code: integer(), message: z.string() })),
});

export type BatchResult = z.infer<typeof batchResult>;
