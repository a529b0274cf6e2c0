import { and, asc, count, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { users } from '../../../tables/base/user';
import { personalSettings, savedViews } from '../../../tables/account/personalSetting';

/** A person's settings by key. */
export async function settingsOf(db: Db, userId: string): Promise<Record<string, unknown>> {
  const rows = await db.select().from(personalSettings).where(eq(personalSettings.userId, userId));
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

interface Setting {
  userId: string;
  key: string;
  value: unknown;
}

export const putSetting = (db: Db, { userId, key, value }: Setting) =>
  db
    .insert(personalSettings)
    .values({ userId, key, value: asJson(value) })
    .onConflictDoUpdate({ target: [personalSettings.userId, personalSettings.key], set: { value: asJson(value), updateTime: sql`now()` } });

export const removeSetting = (db: Db, userId: string, key: string) =>
  db.delete(personalSettings).where(and(eq(personalSettings.userId, userId), eq(personalSettings.key, key)));

/** How many settings a person has besides one key. */
export async function countOtherSettings(db: Db, userId: string, key: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(personalSettings)
    .where(and(eq(personalSettings.userId, userId), sql`${personalSettings.key} <> ${key}`));
  return row?.n ?? 0;
}

/** The own views of a table and those that others share, by name. */
export const viewsOf = (db: Db, userId: string, table: string) =>
  db
    .select({
      id: savedViews.id,
      table: savedViews.table,
      name: savedViews.name,
      shared: savedViews.shared,
      state: savedViews.state,
      userId: savedViews.userId,
      ownerName: users.name,
    })
    .from(savedViews)
    .innerJoin(users, eq(users.id, savedViews.userId))
    .where(and(eq(savedViews.table, table), or(eq(savedViews.userId, userId), and(eq(savedViews.shared, true), eq(users.status, 0)))))
    .orderBy(asc(savedViews.name), asc(savedViews.id));

interface View {
  userId: string;
  table: string;
  name: string;
  shared: boolean;
  state: unknown;
}

export async function addView(db: Db, { state, ...view }: View): Promise<string> {
  const [added] = await db
    .insert(savedViews)
    .values({ ...view, state: asJson(state) })
    .returning({ id: savedViews.id });
  if (!added) throw new Error('The view was not stored.');
  return added.id;
}

/** Changes an own view; answers whether there was one. */
export async function changeView(db: Db, id: string, { userId, state, ...view }: View): Promise<boolean> {
  const changed = await db
    .update(savedViews)
    .set({ ...view, state: asJson(state), updateTime: sql`now()` })
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)))
    .returning({ id: savedViews.id });
  return changed.length > 0;
}

export async function removeView(db: Db, id: string, userId: string): Promise<boolean> {
  const removed = await db
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)))
    .returning({ id: savedViews.id });
  return removed.length > 0;
}

export async function countViews(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(savedViews).where(eq(savedViews.userId, userId));
  return row?.n ?? 0;
}

/** A JavaScript null is a JSON null here, not an absent column. */
const asJson = (value: unknown) => (value === null || value === undefined ? sql`'null'::jsonb` : value);
