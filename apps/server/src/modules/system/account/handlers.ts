import { accountApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { audit } from '../../base/audit';
import { isOwnImage } from '../../base/file';
import { profilesOf, savePersonal } from '../sysUser';
import { setProfile, userById } from '../../base/user';

/** What people change about themselves. The person is always the caller, whatever the body says (defect 4). */
export const accountModule = ({ database: { db } }: Services) =>
  defineModule({
    api: accountApi,
    handlers: {
      ownInfo: async (_input, { caller: { userId } }) => {
        const [user, profiles] = await Promise.all([userById(db, userId), profilesOf(db, [userId])]);
        const { sex, birthday = null, tel = null } = profiles.get(userId) ?? {};
        return { nickName: user?.nickName ?? null, sex: (sex ?? 3) as 1 | 2 | 3, birthday, tel };
      },
      updateInfo: async ({ nickName, sex, birthday, tel }, { caller: { userId, account }, requestId }) => {
        const personal = {
          ...(sex && { sex }),
          ...(birthday !== undefined && { birthday }),
          ...(tel !== undefined && { tel: tel || null }),
        };
        await db.transaction(async (tx) => {
          await setProfile(tx, userId, { nickName: nickName || null });
          await savePersonal(tx, userId, personal);
          await audit(tx, {
            userId,
            account,
            action: 'user.updateInfo',
            object: `user:${userId}`,
            detail: { nickName, ...personal },
            requestId,
          });
        });
        return null;
      },
      updateAvatar: async ({ avatar }, { caller: { userId, account }, requestId }) => {
        await db.transaction(async (tx) => {
          if (avatar && !(await isOwnImage(tx, avatar, userId))) throw new Refusal('fileNotFound');
          await setProfile(tx, userId, { avatar });
          await audit(tx, { userId, account, action: 'user.updateAvatar', object: `user:${userId}`, detail: { avatar }, requestId });
        });
        return null;
      },
    },
  });
