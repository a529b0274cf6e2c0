import { accountApi } from '@backlot/contract';
import { defineModule } from '../../http/module';
import { Refusal } from '../../http/refusal';
import type { Services } from '../../services';
import { audit } from '../audit';
import { isOwnFile } from '../file';
import { setProfile } from '../user';

/** What people change about themselves. The person is always the caller, whatever the body says (defect 4). */
export const accountModule = ({ database: { db } }: Services) =>
  defineModule({
    api: accountApi,
    handlers: {
      updateInfo: async ({ nickName }, { caller: { userId, account }, requestId }) => {
        await db.transaction(async (tx) => {
          await setProfile(tx, userId, { nickName: nickName || null });
          await audit(tx, { userId, account, action: 'user.updateInfo', object: `user:${userId}`, detail: { nickName }, requestId });
        });
        return null;
      },
      updateAvatar: async ({ avatar }, { caller: { userId, account }, requestId }) => {
        if (avatar && !(await isOwnFile(db, avatar, userId))) throw new Refusal('fileNotFound');
        await db.transaction(async (tx) => {
          await setProfile(tx, userId, { avatar });
          await audit(tx, { userId, account, action: 'user.updateAvatar', object: `user:${userId}`, detail: { avatar }, requestId });
        });
        return null;
      },
    },
  });
