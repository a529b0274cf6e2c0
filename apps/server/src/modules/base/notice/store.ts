import { type NoticeCounts, noticeLife } from '@backlot/contract';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import { inState } from '../../../db/inState';
import { noticeReceivers, notices } from '../../../tables/base/notice';
import { isVisible } from './visible';

const columns = {
  msgId: notices.id,
  title: notices.title,
  content: notices.content,
  texts: notices.texts,
  publicTime: notices.publicTime,
  noticeClass: notices.noticeClass,
  webId: notices.webId,
  type: notices.type,
  extraParam: notices.extraParam,
  readTime: noticeReceivers.readTime,
};

const received = (db: Db, userId: string, ...conditions: (SQL | undefined)[]) =>
  db
    .select(columns)
    .from(noticeReceivers)
    .innerJoin(notices, eq(notices.id, noticeReceivers.noticeId))
    .where(and(eq(noticeReceivers.userId, userId), isVisible(), ...conditions))
    .orderBy(desc(notices.publicTime), desc(notices.id));

export const newestUnread = (db: Db, userId: string, most: number) => received(db, userId, isNull(noticeReceivers.readTime)).limit(most);

export const newestOf = (db: Db, userId: string, { noticeClass, webId }: { noticeClass: number; webId?: number | undefined }) =>
  received(db, userId, eq(notices.noticeClass, noticeClass), webId === undefined ? undefined : eq(notices.webId, webId)).limit(50);

/** Unread counts and newest notice of a person. */
export interface Unread {
  counts: NoticeCounts;
  lastId: string | null;
}

const noneUnread: NoticeCounts = { remindNum: 0, noticeNum: 0, antiFansNum: 0, mesNum: 0 };

/** The unread counts of a person. */
export const unreadCounts = async (db: Db, userId: string): Promise<NoticeCounts> =>
  (await countsOf(db, [userId])).get(userId) ?? noneUnread;

/** The unread counts of those of some people who have any. Reads unread rows only, so that a long history costs nothing. */
async function countsOf(db: Db, userIds: readonly string[]): Promise<Map<string, NoticeCounts>> {
  const unread = (noticeClass: number) => sql<number>`count(*) filter (where ${notices.noticeClass} = ${noticeClass})`.mapWith(Number);
  const counted = await db
    .select({ userId: noticeReceivers.userId, remindNum: unread(4), noticeNum: unread(1), antiFansNum: unread(2), mesNum: unread(3) })
    .from(noticeReceivers)
    .innerJoin(notices, eq(notices.id, noticeReceivers.noticeId))
    .where(and(inArray(noticeReceivers.userId, [...userIds]), isNull(noticeReceivers.readTime), isVisible()))
    .groupBy(noticeReceivers.userId);
  return new Map(counted.map(({ userId, ...counts }) => [userId, counts]));
}

/** The unread counts and the newest notice of some people in one go. */
export async function unreadOf(db: Db, userIds: readonly string[]): Promise<Map<string, Unread>> {
  if (userIds.length === 0) return new Map();
  const counts = await countsOf(db, userIds);
  const newest = await rowsOf<{ user_id: string; last_id: string | null }>(
    db,
    sql`select u::text user_id, (select max(notice_id)::text from ${noticeReceivers} where user_id = u) last_id from unnest(${sql.param([...userIds])}::bigint[]) u`,
  );
  return new Map(newest.map(({ user_id, last_id }) => [user_id, { counts: counts.get(user_id) ?? noneUnread, lastId: last_id }]));
}

/** Marks own notices read; answers how many of them are own, read before or not. */
export async function markRead(db: Db, userId: string, msgIds: readonly string[]): Promise<number> {
  if (msgIds.length === 0) return 0;
  const own = await db
    .update(noticeReceivers)
    .set({ readTime: sql`coalesce(${noticeReceivers.readTime}, now())` })
    .where(
      and(
        eq(noticeReceivers.userId, userId),
        inArray(noticeReceivers.noticeId, [...new Set(msgIds)]),
        sql`exists (select 1 from ${notices} where ${notices.id} = ${noticeReceivers.noticeId} and ${inState(noticeLife, notices, 'published')})`,
      ),
    )
    .returning({ noticeId: noticeReceivers.noticeId });
  return own.length;
}

export async function addNotice(db: Db, notice: typeof notices.$inferInsert, userIds: readonly string[]): Promise<string> {
  const [added] = await db.insert(notices).values(notice).returning({ id: notices.id });
  if (!added) throw new Error('The notice was not stored.');
  await db.execute(
    sql`insert into ${noticeReceivers} (notice_id, user_id) select ${added.id}, unnest(${sql.param([...userIds])}::bigint[]) on conflict do nothing`,
  );
  return added.id;
}
