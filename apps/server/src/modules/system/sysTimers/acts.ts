import { timerLife, timerRunLife } from '@backlot/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import { Refusal } from '../../../http/answers/refusal';
import type { Actor } from '../../../http/requests/actor';
import { timerRuns, timers } from '../../../tables/system/timer';
import { rowForUpdate } from '../../base/crud';
import { noteEvent } from '../../base/lifeCycle';
import { begin, transition } from '../../base/transition';
import { timerPolicy } from './policy';
import { nextRun } from './schedule';

interface Act {
  id: string;
  viewer: Actor;
}

const life = { machine: timerLife, table: timers };
const found = (tx: Db, id: string) => rowForUpdate(tx, { table: timers, id, notFound: 'timerNotFound', within: undefined });

/** Lets a timer keep its schedule from now on. */
export async function start(tx: Db, { id, viewer }: Act, now = new Date()): Promise<void> {
  const row = await begin(tx, { policy: timerPolicy, event: 'start', viewer, find: () => found(tx, id) });
  await transition(tx, { ...life, row, event: 'start', set: { nextRunTime: nextRun(row, now) }, actor: viewer });
}

/** Stops a timer; a run that is under way comes to its end. */
export async function stop(tx: Db, { id, viewer }: Act): Promise<void> {
  const row = await begin(tx, { policy: timerPolicy, event: 'stop', viewer, find: () => found(tx, id) });
  await transition(tx, { ...life, row, event: 'stop', set: { nextRunTime: null }, actor: viewer });
}

/** Runs a timer once, also a stopped one; refused with 2022006 while it runs. */
export async function runNow(tx: Db, { id, viewer }: Act, now = new Date()): Promise<string> {
  await begin(tx, { policy: timerPolicy, event: 'runTimer', viewer, find: () => found(tx, id) });
  const [open] = await tx
    .select({ id: timerRuns.id })
    .from(timerRuns)
    .where(and(eq(timerRuns.timerId, id), inState(timerRunLife, timerRuns, 'waiting', 'executing')))
    .limit(1);
  if (open) throw new Refusal('timerBusy');
  const [run] = await tx
    .insert(timerRuns)
    .values({ timerId: id, slotTime: now, startedBy: viewer.caller.account, createUser: viewer.caller.userId })
    .returning({ id: timerRuns.id });
  if (!run) throw new Error('The run was not stored.');
  await noteEvent(tx, { actor: viewer, action: 'sysTimers.runTimer', object: `sysTimers:${id}` });
  return run.id;
}
