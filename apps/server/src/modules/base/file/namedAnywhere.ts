import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';

/** Tables that tell what calls did, and files themselves: a file is not in use because it was once uploaded or edited. The audit trail counts. */
const silent = ['files', 'file_versions', 'idempotency_keys', 'operation_logs'];

/**
 * Which of these texts stand anywhere in the database: in any column of any row, JSON and rich text included. Reads every
 * table once; a text within a longer one counts, because it is asked before something goes for ever.
 */
export async function namedAnywhere(tx: Db, texts: readonly string[]): Promise<Set<string>> {
  const named = new Set<string>();
  if (texts.length === 0) return named;
  // Longer than a call may take.
  await tx.execute(sql`set local statement_timeout = '10min'`);
  const pattern = texts.map((text) => text.replaceAll(/[^\w-]/g, String.raw`\$&`)).join('|');
  const list = sql.join(
    texts.map((text) => sql`(${text})`),
    sql`, `,
  );
  for (const { name } of await tablesOf(tx)) {
    const rows = await rowsOf<{ text: string }>(
      tx,
      sql`
      with hits as materialized (select line::text as line from ${sql.identifier(name)} line where line::text ~ ${pattern})
      select distinct wanted.text from hits join (values ${list}) wanted (text) on strpos(hits.line, wanted.text) > 0`,
    );
    for (const { text } of rows) named.add(text);
  }
  return named;
}

const tablesOf = (tx: Db) =>
  rowsOf<{ name: string }>(
    tx,
    sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname not in ${silent}`,
  );
