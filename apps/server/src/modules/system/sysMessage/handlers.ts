import { smsVerdicts, sysEmailApi, sysSmsApi } from '@backlot/contract';
import { and, eq } from 'drizzle-orm';
import { presentPage } from '../../../db/presentPage';
import { cleanHtml } from '../../../html/cleanHtml';
import { plainText } from '../../../html/plainText';
import { defineModule } from '../../../http/module';
import { Refusal } from '../../../http/answers/refusal';
import { type Actor, actorOf } from '../../../http/requests/actor';
import type { Call } from '../../../http/requests/call';
import { inBatch } from '../../../http/requests/inBatch';
import type { Services } from '../../../services';
import { users } from '../../../tables/base/user';
import { phoneOrRefuse, sendLoginCodeTo, verdictOf } from '../../account/auth';
import { dataScopeOf } from '../../base/dataScope';
import { deliver } from '../../base/message';
import { note } from '../../base/crud';
import { withinPeople } from '../sysUser';
import { cancel, retry, sendLetter } from './acts';
import { messageInSight, pageOfMessages } from './lists';
import type { Kind } from './policy';
import { presentMails, presentTexts } from './present';

const actingOn = (services: Services) => {
  const { db } = services.database;
  const act = (call: Call): Promise<Actor> => actorOf(call, (caller) => dataScopeOf(db, caller));
  const inTurn =
    (kind: Kind, run: typeof retry) =>
    async ({ ids }: { ids: readonly string[] }, call: Call) => {
      const actor = await act(call);
      const result = await inBatch({ ids, language: call.language, act: (id) => db.transaction((tx) => run(tx, { kind, id, actor })) });
      // Whoever asked need not wait for a mail server; what is not sent now waits for its turn.
      if (run === retry) void sendAll(services, result.ok);
      return result;
    };
  return { db, act, inTurn };
};

async function sendAll(services: Services, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await deliver(services, new Date(), id).catch((error: unknown) => services.log.warn({ err: error }, 'message not sent'));
}

/** E-mails: written by hand, and all that were sent (system-pages 1.7.5). */
export const sysEmailModule = (services: Services) => {
  const { db, act, inTurn } = actingOn(services);
  return defineModule({
    api: sysEmailApi,
    handlers: {
      sendEmail: async ({ to, title, content }, call) => {
        await sendLetter(services, { to, language: call.language, subject: title, body: content, isHtml: false }, await act(call));
        return null;
      },
      sendEmailHtml: async ({ to, title, content }, call) => {
        const body = cleanHtml(content);
        if (plainText(body) === '') throw new Refusal('mailContentEmpty');
        await sendLetter(services, { to, language: call.language, subject: title, body, isHtml: true }, await act(call));
        return null;
      },
      page: async (query, call) => {
        const actor = await act(call);
        const { rows, totalRows } = await pageOfMessages(db, 'mail', query, actor);
        return presentPage({ ...query, totalRows, rows: await presentMails(db, rows, actor) });
      },
      detail: async ({ id }, call) => {
        const actor = await act(call);
        const row = await messageInSight(db, { kind: 'mail', id, actor });
        const [shown] = await presentMails(db, [row], actor);
        if (!shown) throw new Refusal('notFound');
        return { ...shown, language: row.language, isHtml: row.isHtml, content: row.body };
      },
      retry: inTurn('mail', retry),
      cancel: inTurn('mail', cancel),
    },
  });
};

/** Text messages and the sign-in codes in them (system-pages 1.7.17). */
export const sysSmsModule = (services: Services) => {
  const { db, act, inTurn } = actingOn(services);
  const holderOf = async (phone: string, actor: Actor) => {
    const [person] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.phone, phone), eq(users.status, 0), withinPeople(actor)));
    if (!person) throw new Refusal('userNotFound');
    return person;
  };
  return defineModule({
    api: sysSmsApi,
    handlers: {
      page: async (query, call) => {
        const actor = await act(call);
        const { rows, totalRows } = await pageOfMessages(db, 'sms', query, actor);
        return presentPage({ ...query, totalRows, rows: await presentTexts(db, rows, actor) });
      },
      sendLoginMessage: async ({ phoneNumbers }, call) => {
        const actor = await act(call);
        const phone = phoneIn(phoneNumbers, call);
        const { id } = await holderOf(phone, actor);
        const sent = await sendLoginCodeTo(services, { id, phone }, call);
        await note(db, { actor, action: 'sysSms.sendLoginMessage', object: `sysUser:${id}` });
        return sent;
      },
      validateMessage: async ({ phoneNumbers, code }, call) => {
        const actor = await act(call);
        const phone = phoneIn(phoneNumbers, call);
        const { id } = await holderOf(phone, actor);
        const result = await verdictOf(db, { phone, code });
        await note(db, { actor, action: 'sysSms.validateMessage', object: `sysUser:${id}`, detail: { result } });
        return { result, code: smsVerdicts[result] };
      },
      retry: inTurn('sms', retry),
    },
  });
};

/** The phone in E.164, refused on the field of this page. */
const phoneIn = (typed: string, { language }: Call): string => phoneOrRefuse(typed, language, undefined, 'phoneNumbers');
