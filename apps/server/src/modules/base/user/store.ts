import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { users } from '../../../tables/base/user';

const kept = ne(users.status, 2);

/** The person with an account name, in any case of letters. */
export async function userByAccount(db: Db, account: string) {
  const [user] = await db
    .select()
    .from(users)
    .where(and(sql`lower(${users.account}) = lower(${account})`, kept));
  return user;
}

/** The person with a phone in E.164. */
export async function userByPhone(db: Db, phone: string) {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.phone, phone), kept));
  return user;
}

/** The person with an e-mail address, in any case of letters. */
export async function userByEmail(db: Db, email: string) {
  const [user] = await db
    .select()
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${email})`, kept));
  return user;
}

export async function userById(db: Db, id: string) {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), kept));
  return user;
}

export const markSignedIn = (db: Db, id: string, ip: string) =>
  db
    .update(users)
    .set({ lastLoginTime: sql`now()`, lastLoginIp: ip })
    .where(eq(users.id, id));

export const setPasswordHash = (db: Db, id: string, passwordHash: string) =>
  db
    .update(users)
    .set({ passwordHash, updateTime: sql`now()`, updateUser: id, version: sql`${users.version} + 1` })
    .where(eq(users.id, id));

/** Changes what a person may change about themselves. */
export const setProfile = (db: Db, id: string, profile: { nickName?: string | null; avatar?: string | null }) =>
  db
    .update(users)
    .set({ ...profile, updateTime: sql`now()`, updateUser: id, version: sql`${users.version} + 1` })
    .where(eq(users.id, id));

/** Uses a new phone or e-mail address; false when another person took it meanwhile. */
export async function setContact(db: Db, id: string, contact: { phone: string } | { email: string }): Promise<boolean> {
  const taken = 'phone' in contact ? eq(users.phone, contact.phone) : sql`lower(${users.email}) = lower(${contact.email})`;
  const rows = await db
    .update(users)
    .set({ ...contact, updateTime: sql`now()`, updateUser: id, version: sql`${users.version} + 1` })
    .where(and(eq(users.id, id), sql`not exists (select 1 from ${users} where ${taken} and ${users.id} <> ${id} and ${kept})`))
    .returning({ id: users.id });
  return rows.length > 0;
}

interface NewUser {
  account: string;
  name: string;
  passwordHash: string;
  email: string | null;
  phone: string | null;
  country: string | null;
  adminType?: '1' | '2';
}

/** Adds a person; answers the id, or undefined when the account, phone or e-mail was taken meanwhile. */
export async function addUser(db: Db, user: NewUser): Promise<string | undefined> {
  const [added] = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  return added?.id;
}

/** Whether anybody is an administrator of type '1'. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.adminType, '1'), kept))
    .limit(1);
  return rows.length > 0;
}
