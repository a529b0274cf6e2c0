import { errors } from '@backlot/contract';
import type { Call } from '../../../http/requests/call';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { endByToken } from '../session';
import { userById } from '../../base/user';
import { logVisit } from '../../base/visitLog';

/** Ends the session of the token that was sent, if any. Refused to pages of other sites, which may cause a GET. */
export async function signOut(services: Services, call: Call): Promise<void> {
  if (call.request.headers['sec-fetch-site'] === 'cross-site') throw new Refusal('crossSite');
  const ended = await endPresented(services, call);
  if (ended) {
    const { db } = services.database;
    const user = await userById(db, ended.userId);
    await logVisit(db, {
      visType: 'logout',
      success: true,
      message: '',
      account: user?.account ?? '',
      userId: ended.userId,
      ip: call.ip,
      device: call.device,
    });
  }
  void call.reply.header('clear-site-data', '"cache", "storage"');
}

/** Ends the session whose token a request carries, sockets included. A new sign-in never leaves the old token alive. */
export async function endPresented({ database: { db }, events }: Services, { token }: Call) {
  const ended = token ? await endByToken(db, token) : undefined;
  if (ended) await events.publish({ type: 'sessionEnded', sessionIds: [ended.id], code: errors.loginExpired.code });
  return ended;
}
