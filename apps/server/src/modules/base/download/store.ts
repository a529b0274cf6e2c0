import { codeOf, type downloadApi, downloadLife, type ParsedInputOf } from '@backlot/contract';
import { and, asc, count, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import { contains } from '../../../db/list/contains';
import { downloadTasks } from '../../../tables/base/download';

export type Task = typeof downloadTasks.$inferSelect;
type Query = ParsedInputOf<typeof downloadApi.page>;

const keptDays = 7;
/** Who says nothing for this long is looked for in the lane. */
const silence = sql`interval '2 minutes'`;

const isUnfinished = inState(downloadLife, downloadTasks, 'queued', 'generating');

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
    .where(and(eq(downloadTasks.userId, userId), isUnfinished));
  return row?.n ?? 0;
}

export async function addTask(db: Db, task: Pick<Task, 'userId' | 'source' | 'query' | 'language' | 'fileName'>): Promise<string> {
  const [added] = await db.insert(downloadTasks).values(task).returning({ id: downloadTasks.id });
  if (!added) throw new Error('The export was not stored.');
  return added.id;
}

/** An export, whoever's it is. */
export async function taskById(db: Db, id: string): Promise<Task | undefined> {
  const [task] = await db.select().from(downloadTasks).where(eq(downloadTasks.id, id));
  return task;
}

/** Takes a waiting export, or one whose worker died before this go; undefined when another worker has it or it was cancelled. */
export async function claimTask(db: Db, id: string, { isAgain }: { isAgain: boolean }): Promise<Task | undefined> {
  const [task] = await db
    .update(downloadTasks)
    .set({ taskStatus: codeOf(downloadLife, 'generating'), progress: 0, beatTime: sql`now()` })
    .where(and(eq(downloadTasks.id, id), isAgain ? isUnfinished : inState(downloadLife, downloadTasks, 'queued')))
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

/** Fails an export that waits or runs. */
export const markFailed = (db: Db, id: string, failReason: string) =>
  db
    .update(downloadTasks)
    .set({ taskStatus: codeOf(downloadLife, 'failed'), failReason })
    .where(and(eq(downloadTasks.id, id), isUnfinished));

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

const isSilent = and(isUnfinished, sql`${downloadTasks.beatTime} < now() - ${silence}`);

/** Exports that wait or run and have said nothing for a while, the oldest first. */
export const silentTasks = (db: Db): Promise<Pick<Task, 'id'>[]> =>
  db.select({ id: downloadTasks.id }).from(downloadTasks).where(isSilent).orderBy(asc(downloadTasks.id)).limit(100);

/** Makes such an export wait anew; false when it moved meanwhile. */
export async function putBack(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .update(downloadTasks)
    .set({ taskStatus: codeOf(downloadLife, 'queued'), beatTime: sql`now()` })
    .where(and(eq(downloadTasks.id, id), isSilent))
    .returning({ id: downloadTasks.id });
  return rows.length > 0;
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
