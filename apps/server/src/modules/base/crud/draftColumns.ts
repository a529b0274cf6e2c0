import type { Endpoint } from '@backlot/contract';
import { getTableColumns } from 'drizzle-orm';
import type { ListTable } from '../../../db/list/listTable';

/** The columns that a draft sets by its own names; an empty text, or none, in a column that may be empty is null. */
export function draftColumns(table: ListTable, schema: Endpoint['input'], draft: object): Record<string, unknown> {
  const typed = draft as Record<string, unknown>;
  const columns = getTableColumns(table as never) as Record<string, { notNull: boolean }>;
  return Object.fromEntries(
    namesOf(schema).flatMap((name) => {
      const value = typed[name];
      if (!columns[name] || (columns[name].notNull && value === undefined)) return [];
      return [[name, columns[name].notNull ? value : value === '' || value === undefined ? null : value]];
    }),
  );
}

const namesOf = (schema: Endpoint['input']): string[] => Object.keys((schema as unknown as { shape: object }).shape);
