import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database';
import { verifyAudit } from '../modules/base/audit';
import type { Manifest } from './manifest';

/** What a backup and what was made of it must agree in: rows by table, migrations, and the audit trail. */
export async function censusOf(db: Db): Promise<Pick<Manifest, 'tables' | 'migrations' | 'audit'>> {
  const names = await rowsOf<{ name: string }>(
    db,
    sql`select relname "name" from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname`,
  );
  const counts = names.map(({ name }) => sql`select ${name}::text "name", count(*)::int n from ${sql.identifier(name)}`);
  const rows = counts.length > 0 ? await rowsOf<{ name: string; n: number }>(db, sql.join(counts, sql` union all `)) : [];
  const [applied] = await rowsOf<{ n: number }>(db, sql`select count(*)::int n from drizzle.__drizzle_migrations`);
  return {
    tables: Object.fromEntries(rows.map(({ name, n }) => [name, n])),
    migrations: applied?.n ?? 0,
    audit: await verifyAudit(db),
  };
}

/** In a sentence, how a restored database differs from its backup; undefined when it does not. */
export function differenceOf(was: Pick<Manifest, 'tables' | 'audit'>, is: Pick<Manifest, 'tables' | 'audit'>): string | undefined {
  const table = Object.keys({ ...was.tables, ...is.tables }).find((name) => was.tables[name] !== is.tables[name]);
  if (table !== undefined)
    return `the table ${table} has ${is.tables[table] ?? 'no'} rows where the backup has ${was.tables[table] ?? 'none'}`;
  if (was.audit.rows !== is.audit.rows || was.audit.broken !== is.audit.broken)
    return `the audit chain has ${is.audit.rows} good rows where the backup has ${was.audit.rows}`;
  return undefined;
}
