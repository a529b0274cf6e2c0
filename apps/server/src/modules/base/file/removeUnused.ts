import { type AnyColumn, inArray, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import type { Services } from '../../../services';
import { audit } from '../audit';
import { namedAnywhere } from './namedAnywhere';
import { files, fileVersions } from '../../../tables/base/file';

const batch = 200;
/** How long an upload is kept that nothing names (life-cycles 3.11). */
export const keptHours = 24;

/**
 * Deletes uploads that nothing names 24 hours later, and bytes whose row was never written (life-cycles 3.11). The columns that
 * are known to name files only save time: what they do not name is looked for in every row of the database before it goes.
 */
export async function removeUnused(services: Services, known: readonly AnyColumn[]): Promise<void> {
  const {
    database: { db },
    log,
  } = services;
  let [after, removed]: [string, number] = ['0', 0];
  for (;;) {
    const found = await db.transaction((tx) => removeBatch(tx, { after, known }));
    for (const { name } of found.gone) await removeBytes(services, name);
    removed += found.gone.length;
    if (found.last === undefined) break;
    after = found.last;
  }
  const strays = await removeStrays(services);
  if (removed + strays > 0) log.info({ removed, strays }, 'unused files removed');
}

interface Old {
  id: string;
  name: string;
}

/** The rows stay locked: whoever is about to name one of them is waited for, or finds it gone. */
async function removeBatch(
  tx: Db,
  { after, known }: { after: string; known: readonly AnyColumn[] },
): Promise<{ gone: Old[]; last: string | undefined }> {
  const unnamed = known.map((column) => sql` and not exists (select 1 from ${column.table} where ${column} = ${files.id})`);
  const old = await rowsOf<Old>(
    tx,
    sql`
    select ${files.id}::text id, ${files.objectName} as name from ${files}
    where ${files.id} > ${after} and ${files.createTime} < now() - ${`${keptHours} hours`}::interval ${sql.join(unnamed)}
    order by ${files.id} limit ${batch} for update skip locked`,
  );
  const named = await namedAnywhere(
    tx,
    old.map(({ id }) => id),
  );
  const gone = old.filter(({ id }) => !named.has(id));
  if (gone.length > 0) {
    await tx.delete(files).where(
      inArray(
        files.id,
        gone.map(({ id }) => id),
      ),
    );
    await audit(tx, {
      userId: null,
      account: null,
      action: 'file.removeUnused',
      detail: { count: gone.length, names: gone.map(({ name }) => name) },
    });
  }
  return { gone, last: old.at(-1)?.id };
}

/** Bytes that no row speaks of: the server ended between storing them and noting them, or before removing them. */
async function removeStrays(services: Services): Promise<number> {
  const {
    database: { db },
    fileStore,
  } = services;
  const before = Date.now() - keptHours * 3_600_000;
  let removed = 0;
  for await (const names of fileStore.names()) {
    const old: string[] = [];
    for (const name of await withoutRow(db, names)) if ((await fileStore.storedAt(name)).getTime() < before) old.push(name);
    const named = await db.transaction((tx) => namedAnywhere(tx, old));
    for (const name of old) {
      if (named.has(name)) continue;
      await removeBytes(services, name);
      removed += 1;
    }
  }
  return removed;
}

async function withoutRow(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await db
    .select({ name: files.objectName })
    .from(files)
    .where(inArray(files.objectName, [...names]))
    .union(
      db
        .select({ name: fileVersions.objectName })
        .from(fileVersions)
        .where(inArray(fileVersions.objectName, [...names])),
    );
  const known = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !known.has(name));
}

/** What cannot be removed now is a stray the next night. */
const removeBytes = ({ fileStore, log }: Services, name: string): Promise<void> =>
  fileStore.remove(name).catch((error: unknown) => log.warn({ err: error, name }, 'unused file not removed'));
