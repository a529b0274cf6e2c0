import type { Db } from '../../../db/database';
import type { Services } from '../../../services';
import { hashRecoveryCode, newRecoveryCodes } from './recoveryCodes';
import { begin, enable, remove, removeUsed, secondFactorOf, setRecovery, spendRecovery, spendStep } from './store';
import { newSecret, stepOf, uriOf } from './totp';

type Ground = Pick<Services, 'database' | 'vault'>;

/** Whether a person is asked for a second factor, and how many recovery codes are left. */
export async function secondFactorState(
  { database: { db } }: Ground,
  userId: string,
): Promise<{ secondFactor: boolean; recoveryCodesLeft: number }> {
  const row = await secondFactorOf(db, userId);
  return { secondFactor: Boolean(row?.enabledTime), recoveryCodesLeft: row?.enabledTime ? row.recoveryHashes.length : 0 };
}

/** A secret for an authenticator app, not asked for yet; undefined when one is in use. */
export async function beginSecondFactor(
  { database: { db }, vault }: Ground,
  { userId, account }: { userId: string; account: string },
): Promise<{ secret: string; uri: string } | undefined> {
  const secret = newSecret();
  return (await begin(db, userId, vault.seal(secret))) ? { secret, uri: uriOf(secret, account) } : undefined;
}

/** Asks for the begun factor from now on, proved by a code of it; the recovery codes, or undefined for a wrong code. */
export async function enableSecondFactor({ database: { db }, vault }: Ground, userId: string, code: string): Promise<string[] | undefined> {
  const row = await secondFactorOf(db, userId);
  const step = row && !row.enabledTime ? stepOf(vault.open(row.secret), code) : undefined;
  if (step === undefined) return undefined;
  const codes = newRecoveryCodes();
  return (await enable(db, userId, { step, recoveryHashes: codes.map(hashRecoveryCode) })) ? codes : undefined;
}

/** Whether a code of the app, or a recovery code, is right; it is used up. */
export async function isSecondFactor({ database: { db }, vault }: Ground, userId: string, code: string): Promise<boolean> {
  const row = await secondFactorOf(db, userId);
  if (!row?.enabledTime) return false;
  if (!/^\d{6}$/.test(code)) return spendRecovery(db, userId, hashRecoveryCode(code));
  const step = stepOf(vault.open(row.secret), code);
  return step !== undefined && spendStep(db, userId, step);
}

/** New recovery codes in place of the old ones. */
export async function renewRecoveryCodes({ database: { db } }: Ground, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await setRecovery(db, userId, codes.map(hashRecoveryCode));
  return codes;
}

export const removeSecondFactor = ({ database: { db } }: Ground, userId: string) => remove(db, userId);

/** Takes a factor in use away within a transaction, without a code of it; false when there is none. */
export const takeSecondFactor = (tx: Db, userId: string): Promise<boolean> => removeUsed(tx, userId);

export { withSecondFactor } from './store';
export { codeAt } from './totp';
