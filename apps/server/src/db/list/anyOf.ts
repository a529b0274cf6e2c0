import { and, type SQL, sql } from 'drizzle-orm';
import { firstOf } from './countRows';
import type { IdTable } from './listTable';

interface Alternatives {
  table: IdTable;
  /** What holds of all rows. */
  where: SQL | undefined;
  /** One of them holds; each is found by an index of its own. */
  anyOf: readonly SQL[];
}

/** SQL: rows of which one of some conditions holds, each found by its own index where one condition over all would be found by none. */
export function whereAnyOf({ table, where, anyOf }: Alternatives): SQL | undefined {
  const [only, ...others] = anyOf;
  if (!only) return sql`false`;
  if (others.length === 0) return and(where, only);
  return sql`${table.id} in (${union({ table, where, anyOf })})`;
}

/** SQL: the number of them, so many at most where that is said. */
export const numberOfAny =
  (alternatives: Alternatives) =>
  (most?: number): SQL => {
    const found = union(alternatives, most);
    return most === undefined ? sql`(select count(*) from (${found}) found)::int` : firstOf(sql`select from (${found}) found`, most);
  };

const union = ({ table, where, anyOf }: Alternatives, most?: number): SQL =>
  sql.join(
    anyOf.map((one) => {
      const limit = most === undefined ? sql.empty() : sql` limit ${sql.raw(String(most))}`;
      return sql`(select ${table.id} from ${table} where ${and(where, one)}${limit})`;
    }),
    sql` union `,
  );
