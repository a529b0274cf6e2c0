import { codeOf, type downloadApi, downloadLife, type ParsedInputOf } from '@backlot/contract';
import { and, asc, count, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import { contains } from '../../../db/list/contains';
import { downloadTasks } from '../../../tables/base/download';

export type Task = typeof downloadTasks.$inferSelect;
type Query = ParsedInputOf<typeof downloadApi.page>;

const keptDays = 7;
/** A worker that says nothing for this long is dead. */
const silence = sql`interval '2 minutes'`;

/** A page of a person's exports, newest first unless asked otherwise. */
export async function tasksOf(db: Db, userId: string, { pageNo, pageSize, sortOrder, fileName, searchBeginTime, searchEndTime }: Query) {
  const { createTime } = downloadTasks;
  const where = and(
    eq(downloadTasks.userId, userId),
    fileName ? contains(downloadTasks.fileName, fileName) : undefined,
    searchBeginTime ? gte(createTime, inUtc(searchBeginTime)) : undefined,
    searchEndTime ? lte(createTime, sql`${inUtc(searchEndTime)} + interval '1 second'`) : undefined,
  );
  const direction = sortOrder === 'ascend' ? asc : desc;
  const rows = await db
    .select()
    .from(downloadTasks)
    .where(where)
    .orderBy(direction(createTime), direction(downloadTasks.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [total] = await db.select({ n: count() }).from(downloadTasks).where(where);
  return { rows, totalRows: total?.n ?? 0 };
}

const inUtc = (time: string): SQL => sql`(${time}::timestamp at time zone 'UTC')`;

/** One of a person's exports. */
export async function taskOf(db: Db, id: string, userId: string): Promise<Task | undefined> {
  const [task] = await db
    .select()
    .from(downloadTasks)
    .where(and(eq(downloadTasks.id, id), eq(downloadTasks.userId, userId)));
  return task;
}

/** How many exports of a person wait or run; also holds off others of the same person until the transaction ends. */
export async function countRunning(db: Db, userId: string): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`export:${userId}`}))`);
  const [row] = await db
    .select({ n: count() })
    .from(downloadTasks)
    .where(and(eq(downloadTasks.userId, userId), inState(downloadLife, downloadTasks, 'queued', 'generating')));
  return row?.n ?? 0;
}

export async function addTask(db: Db, task: Pick<Task, 'userId' | 'source' | 'query' | 'language' | 'fileName'>): Promise<string> {
  const [added] = await db.insert(downloadTasks).values(task).returning({ id: downloadTasks.id });
  if (!added) throw new Error('The export was not stored.');
  return added.id;
}

/** Takes a waiting export; undefined when another worker has it or it was cancelled. */
export async function claimTask(db: Db, id: string): Promise<Task | undefined> {
  const [task] = await db
    .update(downloadTasks)
    .set({ taskStatus: codeOf(downloadLife, 'generating'), progress: 0, beatTime: sql`now()` })
    .where(and(eq(downloadTasks.id, id), inState(downloadLife, downloadTasks, 'queued')))
    .returning();
  return task;
}

/** Notes how far a running export is; false when it was cancelled meanwhile. */
export async function markProgress(db: Db, id: string, progress: number): Promise<boolean> {
  const rows = await db
    .update(downloadTasks)
    .set({ progress, beatTime: sql`now()` })
    .where(isRunning(id))
    .returning({ id: downloadTasks.id });
  return rows.length > 0;
}

/** Makes a finished export ready for its 7 days; false when it was cancelled meanwhile. */
export async function markReady(db: Db, id: string, file: Pick<Task, 'objectName' | 'fileSize' | 'rowCount'>): Promise<boolean> {
  const rows = await db
    .update(downloadTasks)
    .set({
      ...file,
      taskStatus: codeOf(downloadLife, 'ready'),
      progress: 100,
      failReason: null,
      expireTime: sql`now() + ${`${keptDays} days`}::interval`,
    })
    .where(isRunning(id))
    .returning({ id: downloadTasks.id });
  return rows.length > 0;
}

export const markFailed = (db: Db, id: string, failReason: string) =>
  db
    .update(downloadTasks)
    .set({ taskStatus: codeOf(downloadLife, 'failed'), failReason })
    .where(isRunning(id));

const isRunning = (id: string) => and(eq(downloadTasks.id, id), inState(downloadLife, downloadTasks, 'generating'));

/** Puts a failed export back into the queue; false when it is not a failed one of this person. */
export async function requeue(db: Db, id: string, userId: string): Promise<boolean> {
  const rows = await db
    .update(downloadTasks)
    .set({ taskStatus: codeOf(downloadLife, 'queued'), progress: 0, failReason: null, beatTime: sql`now()` })
    .where(and(eq(downloadTasks.id, id), eq(downloadTasks.userId, userId), inState(downloadLife, downloadTasks, 'failed')))
    .returning({ id: downloadTasks.id });
  return rows.length > 0;
}

/** Removes an export of a person; answers it. */
export async function removeTask(db: Db, id: string, userId: string): Promise<Task | undefined> {
  const [task] = await db
    .delete(downloadTasks)
    .where(and(eq(downloadTasks.id, id), eq(downloadTasks.userId, userId)))
    .returning();
  return task;
}

/** Exports that nobody works on: left by a dead worker, or waiting for a while. */
export async function forgottenTasks(db: Db): Promise<Task[]> {
  await db
    .update(downloadTasks)
    .set({ taskStatus: codeOf(downloadLife, 'queued') })
    .where(and(inState(downloadLife, downloadTasks, 'generating'), sql`${downloadTasks.beatTime} < now() - ${silence}`));
  return db
    .select()
    .from(downloadTasks)
    .where(and(inState(downloadLife, downloadTasks, 'queued'), sql`${downloadTasks.beatTime} < now() - interval '30 seconds'`))
    .orderBy(asc(downloadTasks.id))
    .limit(100);
}

/** Marks exports past their days as expired; answers the names of their files. */
export async function expireTasks(db: Db): Promise<string[]> {
  const rows = await db
    .update(downloadTasks)
    .set({ taskStatus: codeOf(downloadLife, 'expired'), objectName: null })
    .from(
      sql`(select id as old_id, object_name as old_name from ${downloadTasks} where ${inState(downloadLife, downloadTasks, 'ready')} and expire_time < now() for update skip locked) old`,
    )
    .where(sql`${downloadTasks.id} = old.old_id`)
    .returning({ name: sql<string | null>`old.old_name` });
  return rows.flatMap(({ name }) => name ?? []);
}
