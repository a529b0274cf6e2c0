import type { BenchDatabase } from './database';
import { inTwoLines } from './inTwoLines';

interface Made {
  name: string;
  table: string;
  definition: string;
}

/**
 * Drops the indexes of tables, and their primary keys where nothing refers to them; answers how all of them come back with the same
 * definitions, those of a divided table with the ones of all its parts. Keys lock their table, so they come one after the other, the others side by side.
 */
export async function takeAway(run: BenchDatabase['run'], tables: readonly string[]): Promise<() => Promise<void>> {
  const some = `('${tables.join(`', '`)}')`;
  const keys = await run<Made>(
    `select conname as name, conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition from pg_constraint k
      where contype = 'p' and conrelid::regclass::text in ${some} and not exists (select 1 from pg_constraint f where f.contype = 'f' and f.confrelid = k.conrelid)`,
  );
  const indexes = await run<Made>(
    `select indexname as name, tablename as "table", replace(indexdef, ' ON ONLY ', ' ON ') as definition from pg_indexes where tablename in ${some}
      and not exists (select 1 from pg_constraint where conname = indexname)`,
  );
  for (const { name, table } of keys) await run(`alter table ${table} drop constraint "${name}"`);
  for (const { name } of indexes) await run(`drop index "${name}"`);
  return async () => {
    for (const { name, table, definition } of keys) await run(`${room} alter table ${table} add constraint "${name}" ${definition}`);
    await inTwoLines(indexes, ({ definition }) => run(`${room} set max_parallel_maintenance_workers = 0; ${definition}`));
  };
}

const room = `set maintenance_work_mem = '1GB';`;
