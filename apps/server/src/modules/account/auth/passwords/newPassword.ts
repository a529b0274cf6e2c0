import type { Call } from '../../../../http/requests/call';
import { Refusal } from '../../../../http/answers/refusal';
import { forgetFailures } from '../../../../http/windows/attempts';
import { guarded } from '../../../../http/windows/guarded';
import type { Services } from '../../../../services';
import { audit } from '../../../base/audit';
import { endAndTell } from '../../session';
import { setPasswordHash, userById } from '../../../base/user';
import { spendCode, tryCode } from '../codes/codes';
import { countersOf } from '../door/throughDoor';
import { hashPassword, isPassword } from './passwords';
import { refuseWeak } from './weakPassword';

/** Changes the caller's own password; the other sessions end. All of it or nothing. */
export async function changePassword(
  services: Services,
  { password, newPassword }: { password: string; newPassword: string },
  call: Call,
): Promise<void> {
  const { db } = services.database;
  const { userId, sessionId, account } = call.caller;
  const isRight = await guarded({ db, key: `guess:password:${userId}`, free: 10, check: () => isPasswordOf(db, userId, password) });
  if (!isRight) throw new Refusal('oldPasswordWrong', {}, { field: 'password' });
  if (newPassword === password) throw new Refusal('newPasswordSame', {}, { field: 'newPassword' });
  refuseWeak({ password: newPassword, account, field: 'newPassword' });
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    await setPasswordHash(tx, userId, passwordHash);
    await endAndTell(services, { userId, exceptId: sessionId, tx });
    await audit(tx, { userId, account, action: 'user.updatePwd', object: `user:${userId}`, requestId: call.requestId });
  });
}

/** Sets a new password with a code from an e-mail; every session of the person ends. All of it or nothing. */
export async function recoverPassword(
  services: Services,
  { email, captcha, password }: { email: string; captcha: string; password: string },
  call: Call,
): Promise<void> {
  const { db } = services.database;
  const target = email.toLowerCase();
  refuseWeak({ password, account: target });
  const userId = await guarded({
    db,
    key: `guess:recover:${target}`,
    free: 10,
    // Failed sign-ins of others at an address are no reason to keep somebody from a new password.
    shared: [{ key: `guess:recover:ip:${call.ip}`, free: 50 }],
    check: () => tryCode(db, { purpose: 'recover', target, code: captcha }),
  });
  const user = userId ? await userById(db, userId) : undefined;
  if (!user || user.status !== 0) throw new Refusal('smsCodeWrong');
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    if (!(await spendCode(tx, { purpose: 'recover', target, code: captcha }))) throw new Refusal('smsCodeWrong');
    await setPasswordHash(tx, user.id, passwordHash);
    for (const key of countersOf(user.account, call.ip)) await forgetFailures(tx, key);
    await endAndTell(services, { userId: user.id, tx });
    await audit(tx, {
      userId: user.id,
      account: user.account,
      action: 'user.recover',
      object: `user:${user.id}`,
      requestId: call.requestId,
    });
  });
}

async function isPasswordOf(db: Services['database']['db'], userId: string, password: string): Promise<true | undefined> {
  const user = await userById(db, userId);
  return user && (await isPassword(user.passwordHash, password)) ? true : undefined;
}
