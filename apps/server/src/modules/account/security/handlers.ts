import { securityApi } from '@backlot/contract';
import type { Call } from '../../../http/requests/call';
import { defineModule } from '../../../http/module';
import { Refusal } from '../../../http/answers/refusal';
import { guarded } from '../../../http/windows/guarded';
import type { Services } from '../../../services';
import { audit } from '../../base/audit';
import { phoneOrRefuse, provesContact, sendContactCode } from '../auth';
import {
  beginSecondFactor,
  enableSecondFactor,
  isSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorState,
} from '../secondFactor';
import { setContact, userByEmail, userByPhone } from '../../base/user';
import { endAndTell } from '../session';
import { refuseWrongPassword } from './refuseWrongPassword';

/** How people protect their own account. Contacts, secrets and codes never reach the audit. */
export const securityModule = (services: Services) => {
  const { db } = services.database;
  const note = ({ caller: { userId, account }, requestId }: Call, action: string, detail?: Record<string, unknown>) =>
    audit(db, { userId, account, action, object: `user:${userId}`, requestId, ...(detail && { detail }) });
  const whole = (kind: 'phone' | 'email', target: string, { language }: Call) =>
    kind === 'phone' ? phoneOrRefuse(target, language) : target.trim().toLowerCase();
  const refuseTaken = async (kind: 'phone' | 'email', target: string, { caller }: Call) => {
    const holder = await (kind === 'phone' ? userByPhone(db, target) : userByEmail(db, target));
    if (holder && holder.id !== caller.userId) throw new Refusal('contactTaken', {}, { field: 'target' });
  };
  const refuseWrongFactor = async (code: string, { caller: { userId } }: Call) => {
    const check = async () => ((await isSecondFactor(services, userId, code)) ? true : undefined);
    if (!(await guarded({ db, key: `guess:factor:${userId}`, free: 5, check })))
      throw new Refusal('secondFactorWrong', {}, { field: 'code' });
  };
  return defineModule({
    api: securityApi,
    handlers: {
      revokeOthers: async (_input, { caller }) => {
        await endAndTell(services, { userId: caller.userId, exceptId: caller.sessionId });
        return null;
      },
      state: (_input, { caller }) => secondFactorState(services, caller.userId),
      sendContactCode: async ({ kind, target }, call) => {
        const to = whole(kind, target, call);
        await refuseTaken(kind, to, call);
        return sendContactCode(services, { kind, target: to }, call);
      },
      changeContact: async ({ kind, target, captcha, password }, call) => {
        const { userId } = call.caller;
        const to = whole(kind, target, call);
        await refuseWrongPassword(services, password, call);
        const check = async () => ((await provesContact(services, { userId, target: to, code: captcha })) ? true : undefined);
        if (!(await guarded({ db, key: `guess:contact:${userId}`, free: 10, check })))
          throw new Refusal('smsCodeWrong', {}, { field: 'captcha' });
        if (!(await setContact(db, userId, kind === 'phone' ? { phone: to } : { email: to })))
          throw new Refusal('contactTaken', {}, { field: 'target' });
        await note(call, 'user.changeContact', { kind });
        return null;
      },
      beginSecondFactor: async ({ password }, call) => {
        await refuseWrongPassword(services, password, call);
        const begun = await beginSecondFactor(services, call.caller);
        if (!begun) throw new Refusal('secondFactorState');
        return begun;
      },
      enableSecondFactor: async ({ code }, call) => {
        const { userId } = call.caller;
        if ((await secondFactorState(services, userId)).secondFactor) throw new Refusal('secondFactorState');
        const recoveryCodes = await guarded({
          db,
          key: `guess:factor:${userId}`,
          free: 5,
          check: () => enableSecondFactor(services, userId, code),
        });
        if (!recoveryCodes) throw new Refusal('secondFactorWrong', {}, { field: 'code' });
        await note(call, 'user.enableSecondFactor');
        return { recoveryCodes };
      },
      renewRecoveryCodes: async ({ password, code }, call) => {
        await refuseWrongPassword(services, password, call);
        await refuseWrongFactor(code, call);
        const recoveryCodes = await renewRecoveryCodes(services, call.caller.userId);
        await note(call, 'user.renewRecoveryCodes');
        return { recoveryCodes };
      },
      disableSecondFactor: async ({ password, code }, call) => {
        await refuseWrongPassword(services, password, call);
        await refuseWrongFactor(code, call);
        await removeSecondFactor(services, call.caller.userId);
        await note(call, 'user.disableSecondFactor');
        return null;
      },
    },
  });
};
