import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { ErrorName } from '@backlot/contract';
import type { Db } from '../../../db/database';
import type { ListRow, ListTable } from '../../../db/list/listTable';
import { Refusal } from '../../../http/answers/refusal';

interface Wanted<T extends ListTable> {
  table: T;
  id: string;
  notFound: ErrorName;
  hidden?: SQL | undefined;
  /** Data scope; undefined for all. */
  within: SQL | undefined;
}

type Found<T extends ListTable> = T['$inferSelect'] & ListRow;

/**
 * A row that may be read. Whoever works within a scope gets 1013003 for a foreign id and for a missing one alike; records
 * of the trade answer 1020002 in both cases (domain/life-cycles 3).
 */
export const rowOrRefuse = async <T extends ListTable>(db: Db, wanted: Wanted<T>): Promise<Found<T>> =>
  foundOrRefuse(await selecting(db, wanted), wanted);

/** The same row, locked until the transaction ends. */
export const rowForUpdate = async <T extends ListTable>(tx: Db, wanted: Wanted<T>): Promise<Found<T>> =>
  foundOrRefuse(await selecting(tx, wanted).for('update'), wanted);

const selecting = <T extends ListTable>(db: Db, { table, id, hidden, within }: Wanted<T>) =>
  db
    .select()
    .from(table as ListTable)
    .where(and(eq(table.id, id), ne(table.status, 2), hidden, within));

function foundOrRefuse<T extends ListTable>([row]: readonly unknown[], { notFound, within }: Wanted<T>): Found<T> {
  if (!row) throw new Refusal(within && notFound !== 'notFound' ? 'noDataPermission' : notFound);
  return row as Found<T>;
}

interface Update<T extends ListTable> {
  table: T;
  id: string;
  /** The version that was read; left out when the act does not depend on what was read. */
  version?: number;
  set: Partial<T['$inferInsert']>;
  /** Null for the system. */
  userId: string | null;
}

/** Changes a row only if it is still at the version that was read; refuses with 1020003 when somebody else was faster. */
export async function updateRow<T extends ListTable>(db: Db, { table, id, version, set, userId }: Update<T>): Promise<T['$inferSelect']> {
  const next = { ...set, version: sql`${table.version} + 1`, updateTime: sql`now()`, updateUser: userId };
  const [row] = await db
    .update(table as ListTable)
    .set(next as never)
    .where(and(eq(table.id, id), version === undefined ? undefined : eq(table.version, version)))
    .returning();
  if (!row) throw new Refusal('versionConflict');
  return row as T['$inferSelect'];
}

/** One change of a table at a time, so that rules over several rows hold; released at the end of the transaction. */
export const lockArea = (db: Db, area: string) => db.execute(sql`select pg_advisory_xact_lock(hashtext(${`area:${area}`}))`);
