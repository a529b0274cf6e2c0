import { and, desc, eq, inArray, isNull, ne, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { tokenLifetimeMs } from '@backlot/contract';
import { type Db, rowsOf } from '../../../db/database';
import type { Versions } from '../../../db/list/requestVersions';
import { tableVersions } from '../../../db/list/tables';
import type { Device } from '../../../http/requests/device';
import { grantVersions } from '../../../tables/base/menu';
import { users } from '../../../tables/base/user';
import { sessions } from '../../../tables/account/session';
import { hashToken, newToken } from './token';

interface Opening {
  userId: string;
  ip: string;
  device: Device;
}

/** Opens a session that lives 7 days by the database's clock; answers the token, which exists nowhere else. */
export async function openSession(db: Db, { userId, ip, device }: Opening): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    ip,
    ...device,
    expireTime: sql`now() + ${`${tokenLifetimeMs} milliseconds`}::interval`,
  });
  return token;
}

/** A session with its person, whether both are still good, by the database's clock. */
export interface FoundSession {
  sessionId: string;
  userId: string;
  alive: boolean;
  /** More than a minute since it was last marked as seen. */
  stale: boolean;
  account: string;
  name: string;
  adminType: '1' | '2';
  isAbroad: boolean;
  country: string | null;
  orgId: string | null;
  status: number;
  /** Under which number roles and grants stand now. */
  grantVersion: number;
  /** Under which version each table stands now. */
  versions: Versions;
  /** What the session shows read-only now. */
  isViewing: boolean;
  viewRoleIds: string[] | null;
  viewPersonId: string | null;
  viewUntil: Date | null;
}

/** Finds the session of a token: one statement for every call, so it is made once and its plan is kept. */
export function sessionFinder(db: Db): (token: string, idleMinutes: number) => Promise<FoundSession | undefined> {
  const statement = db
    .select({
      sessionId: sessions.id,
      userId: users.id,
      alive: sql<boolean>`${isAlive(sql.placeholder('idle'))}`,
      stale: sql<boolean>`${sessions.lastSeenTime} < now() - interval '1 minute'`,
      account: users.account,
      name: users.name,
      adminType: users.adminType,
      isAbroad: users.isAbroad,
      country: users.country,
      orgId: users.orgId,
      status: users.status,
      grantVersion: sql<number>`(select ${grantVersions.n} from ${grantVersions})`.mapWith(Number),
      versions: sql<Versions>`(select coalesce(json_object_agg(name, version), '{}') from (select name, sum(version)::text as version from ${tableVersions} group by name) counted)`,
      isViewing: sql<boolean>`coalesce(${sessions.viewUntil} > now(), false)`,
      viewRoleIds: sessions.viewRoleIds,
      viewPersonId: sessions.viewPersonId,
      viewUntil: sessions.viewUntil,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, sql.placeholder('hash')))
    .prepare('find_session');
  return async (token, idle) => (await statement.execute({ hash: hashToken(token), idle }))[0];
}

/** Open by the database's clock: not ended, not past its 7 days, not idle beyond the limit. */
export const isAlive = (idleMinutes: number | Placeholder): SQL =>
  sql`(${sessions.endTime} is null and ${sessions.expireTime} > now() and (${idleMinutes}::int = 0 or ${sessions.lastSeenTime} > now() - make_interval(mins => ${idleMinutes}::int)))`;

export const markSeen = (db: Db, sessionId: string) =>
  db
    .update(sessions)
    .set({ lastSeenTime: sql`now()` })
    .where(eq(sessions.id, sessionId));

/** Ends the session of a token; answers it if it was open. */
export async function endByToken(db: Db, token: string): Promise<{ id: string; userId: string } | undefined> {
  const [ended] = await endWhere(db, eq(sessions.tokenHash, hashToken(token)));
  return ended;
}

/** Ends one session, of a given person when named. */
export async function endSession(db: Db, id: string, userId?: string): Promise<{ id: string; userId: string } | undefined> {
  const [ended] = await endWhere(db, and(eq(sessions.id, id), userId ? eq(sessions.userId, userId) : undefined));
  return ended;
}

/** Ends every session of a person, except one when named. */
export const endSessionsOf = (db: Db, userId: string, exceptId?: string) =>
  endWhere(db, and(eq(sessions.userId, userId), exceptId ? ne(sessions.id, exceptId) : undefined));

const endWhere = (db: Db, condition: SQL | undefined) =>
  db
    .update(sessions)
    .set({ endTime: sql`now()` })
    .where(and(condition, isNull(sessions.endTime)))
    .returning({ id: sessions.id, userId: sessions.userId });

/** The open sessions of a person, newest first. */
export const sessionsOf = (db: Db, userId: string, idleMinutes: number) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isAlive(idleMinutes)))
    .orderBy(desc(sessions.id))
    .limit(200);

/** Removes sessions that ended or expired more than 30 days ago. */
export const purgeSessions = (db: Db) =>
  db.delete(sessions).where(sql`coalesce(${sessions.endTime}, ${sessions.expireTime}) < now() - interval '30 days'`);

/** Which of some sessions are open and belong to a person who may still work. */
export async function openSessionIds(db: Db, ids: string[], idleMinutes: number): Promise<Set<string>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.status, 0)))
    .where(and(inArray(sessions.id, ids), isAlive(idleMinutes)));
  return new Set(rows.map(({ id }) => id));
}

/** Whether an account has signed in from an address before, as far back as sessions are kept. */
export async function knowsAddress(db: Db, account: string, ip: string): Promise<boolean> {
  const found = await rowsOf(
    db,
    sql`select 1 from ${sessions} join ${users} on ${users.id} = ${sessions.userId}
      where lower(${users.account}) = lower(${account}) and ${sessions.ip} = ${ip} limit 1`,
  );
  return found.length > 0;
}
