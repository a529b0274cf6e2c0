import { codeOf, importLife } from '@backlot/contract';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import { importMappings, importTasks, type Kept, type Mapping } from '../../../tables/base/imports';

export type Task = typeof importTasks.$inferSelect;

/** Days that a file and its outcome are kept. */
const keptDays = 7;

export async function addTask(
  db: Db,
  task: Pick<Task, 'userId' | 'source' | 'fileName' | 'objectName' | 'total' | 'language'> & Partial<Pick<Task, 'importStatus'>>,
): Promise<Task> {
  const [added] = await db.insert(importTasks).values(task).returning();
  if (!added) throw new Error('The import was not stored.');
  return added;
}

/** One of a person's imports into a list. */
export async function taskOf(db: Db, id: string, { userId, source }: Pick<Task, 'userId' | 'source'>): Promise<Task | undefined> {
  const [task] = await db
    .select()
    .from(importTasks)
    .where(and(eq(importTasks.id, id), eq(importTasks.userId, userId), eq(importTasks.source, source)));
  return task;
}

/** Takes a checked import for applying: of several who try at once exactly one gets it. */
export async function claimTask(db: Db, id: string, { userId, source }: Pick<Task, 'userId' | 'source'>): Promise<Task | undefined> {
  const [task] = await db
    .update(importTasks)
    .set({ importStatus: codeOf(importLife, 'applying'), progress: 0, tries: 0, beatTime: sql`now()` })
    .where(
      and(
        eq(importTasks.id, id),
        eq(importTasks.userId, userId),
        eq(importTasks.source, source),
        inState(importLife, importTasks, 'checked'),
      ),
    )
    .returning();
  return task;
}

/** Takes a file for checking with its columns named: of several who try at once exactly one gets it. */
export async function mapTask(db: Db, { id, userId, source, mapping }: Pick<Task, 'id' | 'userId' | 'source'> & { mapping: Mapping }) {
  const [task] = await db
    .update(importTasks)
    .set({ importStatus: codeOf(importLife, 'checking'), mapping, progress: 0, tries: 0, beatTime: sql`now()` })
    .where(
      and(
        eq(importTasks.id, id),
        eq(importTasks.userId, userId),
        eq(importTasks.source, source),
        inState(importLife, importTasks, 'received', 'checked'),
      ),
    )
    .returning();
  if (!task) return undefined;
  await db
    .insert(importMappings)
    .values({ userId, source, mapping })
    .onConflictDoUpdate({ target: [importMappings.userId, importMappings.source], set: { mapping, updateTime: sql`now()` } });
  return task;
}

/** Which column was which in the last file of this person into a list. */
export async function lastMapping(db: Db, { userId, source }: Pick<Task, 'userId' | 'source'>): Promise<Mapping> {
  const [last] = await db
    .select({ mapping: importMappings.mapping })
    .from(importMappings)
    .where(and(eq(importMappings.userId, userId), eq(importMappings.source, source)));
  return last?.mapping ?? {};
}

/** The state in which an import runs: checked or applied. */
const runningTasks = (stays: boolean) => inState(importLife, importTasks, stays ? 'applying' : 'checking');

/** Notes how far an import is; false when it was given up or finished by another worker meanwhile. */
export async function markTask(db: Db, { id, stays, change }: { id: string; stays: boolean; change: Partial<Task> }): Promise<boolean> {
  const rows = await db
    .update(importTasks)
    .set({ ...change, beatTime: sql`now()` as never })
    .where(and(eq(importTasks.id, id), runningTasks(stays)))
    .returning({ id: importTasks.id });
  return rows.length > 0;
}

/** Notes a row with the transaction that brings it in; false when another worker is further. */
export async function keepRow(tx: Db, { id, after, kept }: { id: string; after: number; kept: Kept }): Promise<boolean> {
  const isNext = and(eq(importTasks.id, id), runningTasks(true), sql`coalesce((${importTasks.kept}->>'done')::int, 0) = ${after}`);
  const rows = await tx
    .update(importTasks)
    .set({ kept, beatTime: sql`now()` })
    .where(isNext)
    .returning({ id: importTasks.id });
  return rows.length > 0;
}

const isRunning = inState(importLife, importTasks, 'checking', 'applying');
const isSilent = and(isRunning, lt(importTasks.beatTime, sql`now() - interval '2 minutes'`));

/** Notes how far an import is that runs behind the calls. */
export async function keepProgress(db: Db, id: string, progress: number): Promise<boolean> {
  const rows = await db
    .update(importTasks)
    .set({ progress, beatTime: sql`now()` })
    .where(and(eq(importTasks.id, id), isRunning))
    .returning({ id: importTasks.id });
  return rows.length > 0;
}

/** Takes an import that nobody began, or one whose worker died before this go; undefined when another worker has it. */
export async function takeTask(db: Db, id: string, { isAgain }: { isAgain: boolean }): Promise<Task | undefined> {
  const [task] = await db
    .update(importTasks)
    .set({ beatTime: sql`now()`, tries: sql`${importTasks.tries} + 1` })
    .where(and(eq(importTasks.id, id), isRunning, isAgain ? undefined : eq(importTasks.tries, 0)))
    .returning();
  return task;
}

/** Imports that run and have said nothing for a while: also those of a server that died within the call. */
export const silentTasks = (db: Db): Promise<Pick<Task, 'id'>[]> =>
  db.select({ id: importTasks.id }).from(importTasks).where(isSilent).limit(100);

/** Makes such an import wait anew; false when it moved meanwhile. */
export async function putBack(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .update(importTasks)
    .set({ tries: 0, beatTime: sql`now()` })
    .where(and(eq(importTasks.id, id), isSilent))
    .returning({ id: importTasks.id });
  return rows.length > 0;
}

/** Ends an import as failed, in the language of its owner. */
export async function failTask(db: Db, id: string, reasonIn: (language: Task['language']) => string): Promise<void> {
  const [task] = await db.select({ language: importTasks.language }).from(importTasks).where(eq(importTasks.id, id));
  if (!task) return;
  await db
    .update(importTasks)
    .set({ importStatus: codeOf(importLife, 'failed'), failReason: reasonIn(task.language) })
    .where(and(eq(importTasks.id, id), isRunning));
}

/** Lets go of the files of imports that are over, and of imports of the past; answers the names of the files. */
export async function letGo(db: Db): Promise<string[]> {
  // A file whose columns somebody named is kept, so that the rows that stayed out can be given back.
  const old = and(
    isNotNull(importTasks.objectName),
    sql`((${inState(importLife, importTasks, 'applied', 'failed')} and ${importTasks.mapping} is null) or ${importTasks.createTime} < now() - ${`${keptDays} days`}::interval)`,
  );
  const rows = await db.select({ name: importTasks.objectName }).from(importTasks).where(old);
  await db
    .update(importTasks)
    .set({
      objectName: null,
      importStatus: sql`case when ${inState(importLife, importTasks, 'checked', 'received')} then ${codeOf(importLife, 'failed')} else ${importTasks.importStatus} end`,
    })
    .where(old);
  await db.delete(importTasks).where(lt(importTasks.createTime, sql`now() - interval '90 days'`));
  return rows.flatMap(({ name }) => name ?? []);
}
