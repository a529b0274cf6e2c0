import { codeOf, timerLife, timerRunLife } from '@backlot/contract';
import { and, asc, eq, lt, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import type { Services } from '../../../services';
import { timerRuns, timers } from '../../../tables/system/timer';
import { move } from '../../base/transition';
import { nextRun, slotDue } from './schedule';

/** What is written where a server died over a run; people read a sentence instead. */
export const lostMark = 'lost';

/** After its lease a run has this long to be taken over before it counts as lost. */
const graceMs = 60_000;

/** A run that waits for a server. */
export interface WaitingRun {
  id: string;
  actionClass: string;
}

/** Makes a run of every slot that is due, each once however many servers look, and gives up runs whose server died; answers those that wait. */
export async function planTimers({ database: { db } }: Pick<Services, 'database'>, now: Date): Promise<WaitingRun[]> {
  const due = await db
    .select({ id: timers.id })
    .from(timers)
    .where(and(isDue(now)))
    .orderBy(asc(timers.nextRunTime))
    .limit(100);
  for (const { id } of due) await db.transaction((tx) => planTimer(tx, id, now));
  await loseRuns(db, now);
  return db
    .select({ id: timerRuns.id, actionClass: timers.actionClass })
    .from(timerRuns)
    .innerJoin(timers, eq(timers.id, timerRuns.timerId))
    .where(inState(timerRunLife, timerRuns, 'waiting'))
    .orderBy(asc(timerRuns.id))
    .limit(100);
}

const isDue = (now: Date) => and(inState(timerLife, timers, 'running'), ne(timers.status, 2), lte(timers.nextRunTime, now));

async function planTimer(tx: Db, id: string, now: Date): Promise<void> {
  const [timer] = await tx
    .select()
    .from(timers)
    .where(and(eq(timers.id, id), isDue(now)))
    .for('update', { skipLocked: true });
  if (!timer) return;
  await tx
    .update(timers)
    .set({ nextRunTime: nextRun(timer, now) })
    .where(eq(timers.id, id));
  const slotTime = slotDue(timer, now);
  if (!slotTime) return;
  // What is not over yet is not begun a second time: the slot is left out, and the runs say so.
  const [open] = await tx
    .select({ id: timerRuns.id })
    .from(timerRuns)
    .where(and(eq(timerRuns.timerId, id), inState(timerRunLife, timerRuns, 'waiting', 'executing')))
    .limit(1);
  const left = open ? { runStatus: codeOf(timerRunLife, 'skipped'), endTime: now } : {};
  await tx
    .insert(timerRuns)
    .values({ timerId: id, slotTime, ...left })
    .onConflictDoNothing();
}

async function loseRuns(db: Db, now: Date): Promise<void> {
  const isLost = and(
    inState(timerRunLife, timerRuns, 'executing'),
    lt(timerRuns.leaseUntil, sql`${new Date(now.getTime() - graceMs).toISOString()}::timestamptz`),
  );
  const lost = await db.select({ id: timerRuns.id }).from(timerRuns).where(isLost).limit(100);
  for (const { id } of lost)
    await db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(timerRuns)
        .where(and(eq(timerRuns.id, id), isLost))
        .for('update', { skipLocked: true });
      if (row)
        await move(tx, {
          machine: timerRunLife,
          table: timerRuns,
          row,
          event: 'lose',
          set: { errorText: lostMark, endTime: now, leaseUntil: null },
        });
    });
}
