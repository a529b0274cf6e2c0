import { and, asc, count, desc, eq, ilike } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Actor } from '../../../http/requests/actor';
import { isAlive } from '../../account/session';
import { sessions } from '../../../tables/account/session';
import { withinPeople } from '../sysUser';
import { users } from '../../../tables/base/user';

interface Query {
  pageNo: number;
  pageSize: number;
  sortField?: 'lastLoginTime' | 'account' | undefined;
  sortOrder?: 'ascend' | 'descend' | undefined;
  account?: string | undefined;
}

/** A page of the open sessions with their people, newest sign-in first, and how many there are. */
export async function onlinePage(
  db: Db,
  { pageNo, pageSize, sortField, sortOrder, account }: Query,
  { idleMinutes, actor }: { idleMinutes: number; actor: Actor },
) {
  const where = and(
    isAlive(idleMinutes),
    withinPeople(actor),
    account ? ilike(users.account, `%${account.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`) : undefined,
  );
  const column = sortField === 'account' ? users.account : sessions.createTime;
  const order = sortOrder === 'ascend' ? asc(column) : desc(column);
  const rows = await db
    .select({ session: sessions, account: users.account, name: users.name, nickName: users.nickName })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(where)
    .orderBy(order, desc(sessions.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [total] = await db.select({ n: count() }).from(sessions).innerJoin(users, eq(users.id, sessions.userId)).where(where);
  return { rows, totalRows: total?.n ?? 0 };
}

/** Whose session it is, when that person is in scope. */
export async function personOfSession(db: Db, sessionId: string, actor: Actor) {
  const [person] = await db
    .select({ account: users.account })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), withinPeople(actor)));
  return person;
}
