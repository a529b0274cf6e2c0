import type { Call } from '../../../http/requests/call';
import { Refusal } from '../../../http/answers/refusal';
import { guarded } from '../../../http/windows/guarded';
import type { Services } from '../../../services';
import { isPassword } from '../auth';
import { userById } from '../../base/user';

/** Refuses with 2020003 unless the password is the caller's own. */
export async function refuseWrongPassword(
  { database: { db } }: Pick<Services, 'database'>,
  password: string,
  { caller: { userId } }: Call,
): Promise<void> {
  const check = async () => {
    const user = await userById(db, userId);
    return user && (await isPassword(user.passwordHash, password)) ? true : undefined;
  };
  if (!(await guarded({ db, key: `guess:password:${userId}`, free: 10, check })))
    throw new Refusal('oldPasswordWrong', {}, { field: 'password' });
}
