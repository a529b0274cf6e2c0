import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { activities } from '../../../tables/base/activity';

const keptDays = sql`interval '7 days'`;
const isKept = gt(activities.createTime, sql`now() - ${keptDays}`);

/** A page of a person's own activities, newest first. */
export async function activitiesOf(db: Db, userId: string, { pageNo, pageSize }: { pageNo: number; pageSize: number }) {
  const where = and(eq(activities.userId, userId), isKept);
  const rows = await db
    .select()
    .from(activities)
    .where(where)
    .orderBy(desc(activities.createTime), desc(activities.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return { rows, totalRows: await db.$count(activities, where) };
}

/** An own activity that was not taken back yet. */
export async function activityOf(db: Db, userId: string, id: string) {
  const [row] = await db
    .select()
    .from(activities)
    .where(and(eq(activities.id, id), eq(activities.userId, userId), isKept, isNull(activities.undoTime)));
  return row;
}

/** Marks an activity as taken back; false when somebody was faster. */
export async function claimUndo(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(activities)
    .set({ undoTime: sql`now()` })
    .where(and(eq(activities.id, id), isNull(activities.undoTime)))
    .returning({ id: activities.id });
  return rows.length > 0;
}

/** Lets an activity be taken back again: nothing of it was. */
export const releaseUndo = (db: Db, id: string) => db.update(activities).set({ undoTime: null }).where(eq(activities.id, id));

/** Forgets activities past their days. */
export const purgeActivities = (db: Db) => db.delete(activities).where(lt(activities.createTime, sql`now() - ${keptDays}`));
