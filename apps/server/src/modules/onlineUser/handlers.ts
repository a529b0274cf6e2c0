import { errors, onlineUserApi } from '@backlot/contract';
import { presentPage } from '../../db/presentPage';
import { presentTime } from '../../db/presentTime';
import { defineModule } from '../../http/module';
import type { Services } from '../../services';
import { audit } from '../audit';
import { endSession } from '../session';
import { userById } from '../user';
import { logVisit } from '../visitLog';
import { onlinePage } from './store';

export const onlineUserModule = ({ config, database: { db }, events }: Services) =>
  defineModule({
    api: onlineUserApi,
    handlers: {
      list: async (query, { caller }) => {
        const { rows, totalRows } = await onlinePage(db, query, config.SESSION_IDLE_MINUTES);
        const presented = rows.map(({ session, ...person }) => ({
          ...person,
          sessionId: session.id,
          lastLoginIp: session.ip,
          lastLoginTime: presentTime(session.createTime),
          lastLoginAddress: null,
          lastLoginBrowser: session.browser,
          lastLoginOs: session.os,
          lastSeenTime: presentTime(session.lastSeenTime),
          current: session.id === caller.sessionId,
        }));
        return presentPage({ ...query, totalRows, rows: presented });
      },
      forceExist: async ({ sessionId }, { caller, ip, device, requestId }) => {
        const ended = await endSession(db, sessionId);
        if (!ended) return null;
        await events.publish({ type: 'sessionEnded', sessionIds: [ended.id], code: errors.loginExpired.code });
        const victim = await userById(db, ended.userId);
        await logVisit(db, { visType: 'logout', success: true, message: 'forced', account: victim?.account ?? '', userId: ended.userId, ip, device });
        await audit(db, { userId: caller.userId, account: caller.account, action: 'sysOnlineUser.kick', object: `session:${ended.id}`, detail: { account: victim?.account ?? null }, requestId });
        return null;
      },
    },
  });
