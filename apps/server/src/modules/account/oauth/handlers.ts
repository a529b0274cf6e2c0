import { oauthApi, type ParsedInputOf } from '@backlot/contract';
import { presentTime } from '../../../db/presentTime';
import { Refusal } from '../../../http/answers/refusal';
import { defineModule } from '../../../http/module';
import type { Call } from '../../../http/requests/call';
import type { Services } from '../../../services';
import { audit } from '../../base/audit';
import { userById } from '../../base/user';
import { logVisit } from '../../base/visitLog';
import { endPresented, enter } from '../auth';
import { refuseWrongPassword } from '../security';
import { needService, servicesOf } from './services';
import { holderOf, link, linksOf, unlink } from './store';
import { closeWay, openWay } from './ways';
import { whoIs } from './whoIs';

type Confirmed = ParsedInputOf<typeof oauthApi.enter>;

/** Signing in through another service, and which of its accounts is whose. Nobody gets an account here by having one there. */
export const oauthModule = (services: Services) => {
  const { config, database } = services;
  const { db } = database;
  const begin = async (name: string, challenge: string, userId: string | null) => {
    const service = needService(config, name);
    const state = await openWay(db, { source: service.source, userId, challenge });
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: service.clientId,
      redirect_uri: service.redirectUrl,
      scope: service.scope,
      state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    });
    return { url: `${service.authorizeUrl}?${query}` };
  };
  /** The account at the service of whoever comes back on a way of their own. */
  const comeBack = async ({ source: name, state, code, verifier }: Confirmed, userId: string | null) => {
    const service = needService(config, name);
    if (!(await closeWay(db, { source: service.source, userId, state, verifier })))
      throw new Refusal('oauthFailed', { service: service.name });
    return { service, identity: await whoIs(service, { code, verifier }) };
  };
  const note = ({ caller: { userId, account }, requestId }: Call, action: string, source: string) =>
    audit(db, { userId, account, action, object: `user:${userId}`, requestId, detail: { source } });
  return defineModule({
    api: oauthApi,
    handlers: {
      sources: async () => servicesOf(config).map(({ source }) => source),
      begin: ({ source, challenge }) => begin(source, challenge, null),
      enter: async (input, call) => {
        const { service, identity } = await comeBack(input, null);
        const userId = await holderOf(db, service.source, identity.openId);
        const user = userId && (await userById(db, userId));
        if (!user) {
          const { ip, device } = call;
          const account = `${service.source}:${identity.name}`.slice(0, 100);
          await logVisit(db, { visType: 'login', success: false, message: 'oauthNotLinked', account, ip, device });
          throw new Refusal('oauthNotLinked', { service: service.name });
        }
        const token = await enter({ services, user, call });
        await endPresented(services, call);
        return token;
      },
      links: async (_input, { caller }) => {
        const own = await linksOf(db, caller.userId);
        return servicesOf(config).map(({ source }) => {
          const found = own.find((row) => row.source === source);
          return { source, name: found?.name ?? null, createTime: found ? presentTime(found.createTime) : null };
        });
      },
      beginLink: async ({ source, challenge, password }, call) => {
        await refuseWrongPassword(services, password, call);
        return begin(source, challenge, call.caller.userId);
      },
      link: async (input, call) => {
        const { userId } = call.caller;
        const { service, identity } = await comeBack(input, userId);
        if (!(await link(db, { userId, source: service.source, ...identity }))) throw new Refusal('oauthTaken', { service: service.name });
        await note(call, 'user.linkService', service.source);
        return null;
      },
      unlink: async ({ source }, call) => {
        const service = needService(config, source);
        if (!(await unlink(db, call.caller.userId, service.source))) throw new Refusal('notFound');
        await note(call, 'user.unlinkService', service.source);
        return null;
      },
    },
  });
};
