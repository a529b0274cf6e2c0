import { errors, onlineUserApi } from '@backlot/contract';
import { presentPage } from '../../../db/presentPage';
import { presentTime } from '../../../db/presentTime';
import { type Actor, actorOf } from '../../../http/requests/actor';
import type { Call } from '../../../http/requests/call';
import { inBatch } from '../../../http/requests/inBatch';
import { defineModule } from '../../../http/module';
import { placeOf } from '../../../http/requests/placeOf';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { note } from '../../base/crud';
import { dataScopeOf } from '../../base/dataScope';
import { endSession } from '../../account/session';
import { logVisit } from '../../base/visitLog';
import { onlinePage, personOfSession } from './store';

export const onlineUserModule = ({ config, database: { db }, events }: Services) => {
  const act = (call: Call) => actorOf(call, (caller) => dataScopeOf(db, caller));

  /** Ends the session of somebody in scope; one that is gone or out of scope is left as it is. */
  const forceOff = async (sessionId: string, actor: Actor, { ip, device }: Call) => {
    const victim = await personOfSession(db, sessionId, actor);
    const ended = victim && (await endSession(db, sessionId));
    if (!ended) return;
    await events.publish({ type: 'sessionEnded', sessionIds: [ended.id], code: errors.loginExpired.code });
    await logVisit(db, { visType: 'logout', success: true, message: 'forced', account: victim.account, userId: ended.userId, ip, device });
    await note(db, { actor, action: 'sysOnlineUser.kick', object: `session:${ended.id}`, detail: { account: victim.account } });
  };

  return defineModule({
    api: onlineUserApi,
    handlers: {
      list: async (query, call) => {
        const { rows, totalRows } = await onlinePage(db, query, { idleMinutes: config.SESSION_IDLE_MINUTES, actor: await act(call) });
        const presented = rows.map(({ session, ...person }) => ({
          ...person,
          id: session.id,
          sessionId: session.id,
          lastLoginIp: session.ip,
          lastLoginTime: presentTime(session.createTime),
          lastLoginAddress: placeOf(session.ip, call.language),
          lastLoginBrowser: session.browser,
          lastLoginOs: session.os,
          lastSeenTime: presentTime(session.lastSeenTime),
          current: session.id === call.caller.sessionId,
        }));
        return presentPage({ ...query, totalRows, rows: presented });
      },
      forceExist: async ({ sessionId }, call) => {
        await forceOff(sessionId, await act(call), call);
        return null;
      },
      forceMany: async ({ ids }, call) => {
        const actor = await act(call);
        return inBatch({
          ids,
          language: call.language,
          act: async (id) => {
            if (id === call.caller.sessionId) throw new Refusal('ownSessionKept');
            await forceOff(id, actor, call);
          },
        });
      },
    },
  });
};
