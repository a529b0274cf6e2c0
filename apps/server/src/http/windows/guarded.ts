import type { Db } from '../../db/database';
import { forgetFailures, noteFailure, refuseDuringPause } from './attempts';
import { inTurn } from './inTurn';

interface Guess<Result> {
  db: Db;
  /** What is guessed at: an account, a phone. */
  key: string;
  /** Failures before the first pause. */
  free: number;
  /** Where the guesses come from, with a wider limit of its own. */
  ip?: string;
  /** Whether somebody may go on while others at the same address have failed too often: asked only then. */
  isTrusted?: () => Promise<boolean>;
  /** Checks; undefined is a failure. */
  check: () => Promise<Result | undefined>;
}

const freePerAddress = 50;

/** Checks something that can be guessed, one try at a time and slower with each failure. Undefined is a failure. */
export function guarded<Result>({ db, key, free, ip, isTrusted, check }: Guess<Result>): Promise<Result | undefined> {
  const address = ip === undefined ? undefined : `guess:ip:${ip}`;
  return inTurn(key, async () => {
    await refuseDuringPause(db, key);
    if (address)
      await refuseDuringPause(db, address).catch(async (refusal: unknown) => {
        if (!(await isTrusted?.())) throw refusal;
      });
    const result = await check();
    if (result !== undefined) {
      await forgetFailures(db, key);
      return result;
    }
    await noteFailure(db, { key, free });
    if (address) await noteFailure(db, { key: address, free: freePerAddress });
    return undefined;
  });
}
