import type { Db } from '../../db/database';
import { refuseFor } from '../answers/refusal';
import { type Counter, forgetFailures, noteFailure, pauseOf, refuseDuringPause } from './attempts';
import { inTurn, turnsOf } from './inTurn';

interface Guess<Result> extends Counter {
  db: Db;
  /** Wider limits that others' guesses count in too: of an address, of an account from anywhere. */
  shared?: readonly Counter[];
  /** Whether somebody may go on while a shared limit is exceeded: asked only then. */
  isTrusted?: () => Promise<boolean>;
  /** Checks; undefined is a failure. */
  check: () => Promise<Result | undefined>;
}

/** Who waits out a pause takes a place; more than these are refused, so that guesses do not pile up. */
const mostWaiting = 3;

/** Checks something that can be guessed, one try at a time and slower with each failure. Undefined is a failure. */
export async function guarded<Result>({ db, shared = [], isTrusted, check, ...own }: Guess<Result>): Promise<Result | undefined> {
  if (own.slowed && turnsOf(own.key) >= mostWaiting) {
    const left = await pauseOf(db, own.key);
    if (left > 0) throw refuseFor('tooManyAttempts', Math.ceil(left / 1000));
  }
  return inTurn(own.key, async () => {
    await refuseDuringPause(db, own);
    await Promise.all(shared.map((counter) => refuseDuringPause(db, counter))).catch(async (refusal: unknown) => {
      if (!(await isTrusted?.())) throw refusal;
    });
    const result = await check();
    if (result !== undefined) {
      await forgetFailures(db, own.key);
      return result;
    }
    for (const counter of [own, ...shared]) await noteFailure(db, counter);
    return undefined;
  });
}
