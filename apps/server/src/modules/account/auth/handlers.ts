import { authApi, errors, type ParsedInputOf } from '@backlot/contract';
import { presentTime } from '../../../db/presentTime';
import type { Call } from '../../../http/requests/call';
import { defineModule } from '../../../http/module';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { endSession, sessionsOf } from '../session';
import { placeOf } from '../../../http/requests/placeOf';
import { readLoginUser } from './loginUser';
import { changePassword, recoverPassword } from './passwords/newPassword';
import { type AddShop, registerMerchant } from './register';
import { sendLoginCode, sendRecoverCode } from './codes/sendCode';
import { signInByCode, signInByPassword, signInBySecondFactor } from './signIn';
import { endPresented, signOut } from './signOut';

export const authModule = (services: Services, { addShop }: { addShop: AddShop }) => {
  const { config, database, events } = services;
  const { db } = database;
  const signIn = (input: ParsedInputOf<typeof authApi.login>, call: Call) => {
    if ('ticket' in input) return signInBySecondFactor(services, input, call);
    return 'mobile' in input ? signInByCode(services, input, call) : signInByPassword(services, input, call);
  };
  return defineModule({
    api: authApi,
    handlers: {
      login: async (input, call) => {
        const token = await signIn(input, call);
        await endPresented(services, call);
        return token;
      },
      logout: (_input, call) => signOut(services, call).then(() => null),
      getLoginUser: (_input, { caller }) => readLoginUser(db, caller),
      getTenantOpen: async () => false,
      getSmsCaptcha: (input, call) => sendLoginCode(services, input, call),
      register: (input, call) => registerMerchant(services, { input, call, addShop }),
      sendRecoverCode: (input, call) => sendRecoverCode(services, input, call),
      recover: (input, call) => recoverPassword(services, input, call).then(() => null),
      updatePassword: (input, call) => changePassword(services, input, call).then(() => null),
      sessions: async (_input, { caller, language }) => {
        const rows = await sessionsOf(db, caller.userId, config.SESSION_IDLE_MINUTES);
        return rows.map((row) => ({
          ...row,
          place: placeOf(row.ip, language),
          createTime: presentTime(row.createTime),
          lastSeenTime: presentTime(row.lastSeenTime),
          current: row.id === caller.sessionId,
        }));
      },
      revokeSession: async ({ id }, { caller }) => {
        const ended = await endSession(db, id, caller.userId);
        if (!ended) throw new Refusal('notFound');
        await events.publish({ type: 'sessionEnded', sessionIds: [id], code: errors.loginExpired.code });
        return null;
      },
    },
  });
};
