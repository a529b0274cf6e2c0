import { codeOf, importLife } from '@backlot/contract';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import { importMappings, importTasks, type Kept, type Mapping } from '../../../tables/base/imports';

export type Task = typeof importTasks.$inferSelect;

/** Days that a file and its outcome are kept. */
const keptDays = 7;
/** How often an import is taken up again: a file that ends every worker is given up. */
const mostTries = 3;

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

const dead = and(inState(importLife, importTasks, 'checking', 'applying'), lt(importTasks.beatTime, sql`now() - interval '2 minutes'`));

/** Takes up imports whose worker died; each goes to one of those who ask at once. */
export const takeForgotten = (db: Db): Promise<Task[]> =>
  db
    .update(importTasks)
    .set({ beatTime: sql`now()`, tries: sql`${importTasks.tries} + 1` })
    .where(and(dead, lt(importTasks.tries, mostTries)))
    .returning();

/** Gives up imports that ended their worker every time; answers the names of files that are let go. */
export async function giveUpTasks(db: Db, reasonIn: (language: Task['language']) => string): Promise<string[]> {
  const lost = await db.select({ id: importTasks.id, language: importTasks.language }).from(importTasks).where(dead);
  for (const { id, language } of lost)
    await db
      .update(importTasks)
      .set({ importStatus: codeOf(importLife, 'failed'), failReason: reasonIn(language) })
      .where(and(eq(importTasks.id, id), dead));
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
