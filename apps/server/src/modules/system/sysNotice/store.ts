import { noticeLife } from '@backlot/contract';
import { and, asc, count, desc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { notInState } from '../../../db/inState';
import { contains } from '../../../db/list/contains';
import { countedWith } from '../../../db/list/countedWith';
import { countRows } from '../../../db/list/countRows';
import type { PageQuery } from '../../../db/list/listPage';
import type { Actor } from '../../../http/requests/actor';
import { together } from '../../../db/together/together';
import { refuseTooMany } from '../../base/crud';
import { isVisible } from '../../base/notice';
import { noticeReceivers, notices } from '../../../tables/base/notice';
import { orgs } from '../../../tables/base/org';
import { withinPeople } from '../sysUser';
import { namedLike } from '../../base/user';
import { users } from '../../../tables/base/user';

export type Notice = typeof notices.$inferSelect;

/** Filters of the list of notices to manage. */
export interface NoticeFilter {
  searchValue?: string | undefined;
  type?: number | undefined;
  status?: number | undefined;
}

/** SQL: notices that a person may manage: the own ones and those written by people within the data scope. */
export function managed(db: Db, actor: Actor): SQL | undefined {
  const within = withinPeople(actor);
  const own = eq(notices.createUser, actor.caller.userId);
  const byThem =
    within &&
    exists(
      db
        .select({ one: sql`1` })
        .from(users)
        .where(and(eq(users.id, notices.createUser), within)),
    );
  return and(eq(notices.isManaged, true), notInState(noticeLife, notices, 'deleted'), byThem && or(own, byThem));
}

export const filtered = ({ searchValue, type, status }: NoticeFilter): SQL | undefined =>
  and(
    searchValue ? or(contains(notices.title, searchValue), contains(notices.content, searchValue)) : undefined,
    type === undefined ? undefined : eq(notices.type, type),
    status === undefined ? undefined : eq(notices.status, status),
  );

type Sorting = Pick<PageQuery, 'sortField' | 'sortOrder'>;

function orderOf({ sortField, sortOrder = 'descend' }: Sorting): SQL[] {
  const direction = sortField && sortOrder === 'ascend' ? asc : desc;
  return [direction(sortField === 'publicTime' ? notices.publicTime : notices.createTime), direction(notices.id)];
}

/** A page of notices, newest first unless asked otherwise. */
export async function noticePage(db: Db, where: SQL | undefined, query: PageQuery): Promise<{ rows: Notice[]; totalRows: number }> {
  return countedWith(db, { table: notices, where }, async (at) =>
    at
      .select()
      .from(notices)
      .where(where)
      .orderBy(...orderOf(query))
      .limit(query.pageSize)
      .offset((query.pageNo - 1) * query.pageSize),
  );
}

/** The ids of all that match; refuses too many with 1020004. */
export async function matchingNotices(db: Db, where: SQL | undefined, query: Sorting): Promise<{ ids: string[]; totalRows: number }> {
  const totalRows = await countRows(db, { table: notices, where });
  refuseTooMany(totalRows);
  const rows = await db
    .select({ id: notices.id })
    .from(notices)
    .where(where)
    .orderBy(...orderOf(query));
  return { ids: rows.map(({ id }) => id), totalRows };
}

/** A notice that may be managed, locked for the transaction. */
export async function managedNotice(db: Db, id: string, actor: Actor): Promise<Notice | undefined> {
  const [row] = await db
    .select()
    .from(notices)
    .where(and(eq(notices.id, id), managed(db, actor)))
    .for('update');
  return row;
}

/** A person with the organisation they belong to, if any. */
interface Person {
  name: string;
  org: { name: string; enName: string | null; vnName: string | null } | null;
}

/** People by id. */
export async function peopleOf(db: Db, ids: readonly (string | null)[]): Promise<Map<string, Person>> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const org = { name: orgs.name, enName: orgs.enName, vnName: orgs.vnName };
  const rows = await db
    .select({ id: users.id, name: users.name, org })
    .from(users)
    .leftJoin(orgs, eq(orgs.id, users.orgId))
    .where(inArray(users.id, known));
  return new Map(rows.map(({ id, ...person }) => [id, person]));
}

/** How many received and how many read, by notice. */
export async function readersOf(db: Db, ids: readonly string[]): Promise<Map<string, { receivers: number; readers: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: noticeReceivers.noticeId, receivers: count(), readers: count(noticeReceivers.readTime) })
    .from(noticeReceivers)
    .where(inArray(noticeReceivers.noticeId, [...ids]))
    .groupBy(noticeReceivers.noticeId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** Who received a notice and when each read it; those who have not read come first. */
export const receiptsOf = (db: Db, id: string) =>
  db
    .select({ userId: users.id, userName: users.name, account: users.account, readTime: noticeReceivers.readTime })
    .from(noticeReceivers)
    .innerJoin(users, eq(users.id, noticeReceivers.userId))
    .where(eq(noticeReceivers.noticeId, id))
    .orderBy(sql`${noticeReceivers.readTime} nulls first`, asc(users.name), asc(users.id));

/** People who may receive a notice of this person: enabled and within the data scope. */
export function receivable(
  db: Db,
  actor: Actor,
  { name, orgId, ids }: { name?: string | undefined; orgId?: string | undefined; ids?: readonly string[] },
) {
  const found = and(
    eq(users.status, 0),
    withinPeople(actor),
    name ? namedLike(name) : undefined,
    orgId ? eq(users.orgId, orgId) : undefined,
    ids && inArray(users.id, ['0', ...ids]),
  );
  return db
    .select({ id: users.id, name: users.name, account: users.account, orgName: orgs.name })
    .from(users)
    .leftJoin(orgs, eq(orgs.id, users.orgId))
    .where(found)
    .orderBy(asc(users.name), asc(users.id));
}

/** Hands a notice to people anew: receipts start over. */
export async function handTo(db: Db, id: string, userIds: readonly string[]): Promise<void> {
  await db.delete(noticeReceivers).where(eq(noticeReceivers.noticeId, id));
  await db.execute(
    sql`insert into ${noticeReceivers} (notice_id, user_id) select ${id}::bigint, unnest(${sql.param([...userIds])}::bigint[]) on conflict do nothing`,
  );
}

/** Receivers of a notice; those who have not read it when asked for. */
export async function receiverIds(db: Db, id: string, isUnreadOnly = false): Promise<string[]> {
  const rows = await db
    .select({ userId: noticeReceivers.userId })
    .from(noticeReceivers)
    .where(and(eq(noticeReceivers.noticeId, id), isUnreadOnly ? sql`${noticeReceivers.readTime} is null` : undefined));
  return rows.map(({ userId }) => userId);
}

interface Received {
  searchValue?: string | undefined;
  type?: number | undefined;
  readStatus?: number | undefined;
}

/** A page of the published notices of a person, newest first unless asked otherwise; of one notice when its id is given. */
export async function receivedPage(
  db: Db,
  userId: string,
  { pageNo, pageSize, sortOrder, searchValue, type, readStatus }: PageQuery & Received,
  id?: string,
) {
  const author = alias(users, 'author');
  const where = and(
    eq(noticeReceivers.userId, userId),
    isVisible(),
    id ? eq(notices.id, id) : undefined,
    filtered({ searchValue, type }),
    readStatus === undefined
      ? undefined
      : readStatus === 1
        ? sql`${noticeReceivers.readTime} is not null`
        : sql`${noticeReceivers.readTime} is null`,
  );
  const direction = sortOrder === 'ascend' ? asc : desc;
  const [[total], rows] = await together(db, (at) =>
    Promise.all([
      at.select({ n: count() }).from(noticeReceivers).innerJoin(notices, eq(notices.id, noticeReceivers.noticeId)).where(where),
      at
        .select({ notice: notices, readTime: noticeReceivers.readTime, author: author.name })
        .from(noticeReceivers)
        .innerJoin(notices, eq(notices.id, noticeReceivers.noticeId))
        .leftJoin(author, eq(author.id, notices.publicUser))
        .where(where)
        .orderBy(direction(notices.publicTime), direction(notices.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize),
    ]),
  );
  return { rows, totalRows: total?.n ?? 0 };
}
