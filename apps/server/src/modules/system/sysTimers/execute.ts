import { accepts, stateOf, timerRunLife } from '@backlot/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import type { Services } from '../../../services';
import { timerRuns } from '../../../tables/system/timer';
import { move } from '../../base/transition';

const leaseMs = 60_000;
const renewMs = 15_000;
const longestError = 500;

type Run = typeof timerRuns.$inferSelect;
const life = { machine: timerRunLife, table: timerRuns };

interface Execution {
  id: string;
  run: (services: Services) => Promise<void>;
  /** Whether nobody tries again after this. */
  isLast: boolean;
  clock?: () => Date;
}

/** Carries out a run and writes down when, where and how it went; throws what went wrong, so that it is tried again. */
export async function executeRun(services: Services, { id, run, isLast, clock = () => new Date() }: Execution): Promise<void> {
  const { db } = services.database;
  const serverName = services.server.name;
  const begun = await db.transaction((tx) => begin(tx, { id, serverName, now: clock() }));
  if (!begun) return;
  const renewing = setInterval(() => void renew(db, begun, clock()).catch(() => {}), renewMs);
  const failure = await run(services)
    .then(() => undefined)
    .catch((error: unknown) => ({ error }));
  clearInterval(renewing);
  await db.transaction((tx) => settle(tx, begun, { failure, isLast, now: clock() }));
  if (failure) throw failure.error;
}

async function begin(tx: Db, { id, serverName, now }: { id: string; serverName: string; now: Date }): Promise<Run | undefined> {
  const [row] = await tx.select().from(timerRuns).where(eq(timerRuns.id, id)).for('update');
  const state = row && stateOf(timerRunLife, row.runStatus);
  if (!row || !state || !accepts(timerRunLife, state, 'begin')) return undefined;
  const set = {
    attempt: row.attempt + 1,
    serverName,
    startTime: now,
    endTime: null,
    leaseUntil: new Date(now.getTime() + leaseMs),
    errorText: null,
  };
  await move(tx, { ...life, row, event: 'begin', set });
  return { ...row, ...set };
}

/** The run as this server began it: another one may have taken it over meanwhile. */
const isOurs = ({ id, attempt, serverName }: Run) =>
  and(
    eq(timerRuns.id, id),
    eq(timerRuns.attempt, attempt),
    eq(timerRuns.serverName, serverName ?? ''),
    inState(timerRunLife, timerRuns, 'executing'),
  );

const renew = (db: Db, run: Run, now: Date) =>
  db
    .update(timerRuns)
    .set({ leaseUntil: new Date(now.getTime() + leaseMs) })
    .where(isOurs(run));

interface Outcome {
  failure: { error: unknown } | undefined;
  isLast: boolean;
  now: Date;
}

async function settle(tx: Db, run: Run, { failure, isLast, now }: Outcome): Promise<void> {
  const [row] = await tx.select().from(timerRuns).where(isOurs(run)).for('update');
  if (!row) return;
  const set = { endTime: now, leaseUntil: null, errorText: failure ? said(failure.error) : null };
  await move(tx, { ...life, row, event: failure ? (isLast ? 'fail' : 'tryAgain') : 'finish', set });
}

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, longestError);
