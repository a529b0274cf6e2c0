import { actorOf } from '../../../http/requests/actor';
import { inBatch } from '../../../http/requests/inBatch';
import type { Services } from '../../../services';
import type { Undoer } from '../../base/activity';
import { dataScopeOf } from '../../base/dataScope';
import { withdraw } from './life';

/** Publishing is taken back by withdrawing; a notice that was withdrawn since is refused. */
export const noticeUndoer = (services: Services): Undoer => ({
  kind: 'sysNotice.publish',
  permission: 'sysNotice.withdraw',
  undo: async (entries, _wish, call) => {
    const { db } = services.database;
    const actor = await actorOf(call, (caller) => dataScopeOf(db, caller));
    return inBatch({
      ids: entries.map(({ id }) => id),
      language: call.language,
      act: (id) => db.transaction((tx) => withdraw(tx, services, { id, actor })),
    });
  },
});
