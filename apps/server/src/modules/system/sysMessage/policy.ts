import { messageLife } from '@backlot/contract';
import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { type Actor, actionsOf } from '../../../http/requests/actor';
import { sentMessages } from '../../../tables/base/message';
import { users } from '../../../tables/base/user';
import type { SentMessage } from '../../base/message';
import { allowedEvents, policyFor } from '../../base/transition';
import { withinPeople } from '../sysUser';

export type Kind = SentMessage['kind'];

/** Which page shows messages of a kind. */
const pageOf = { mail: 'sysEmail', sms: 'sysSms' } as const;

const policy = (code: (typeof pageOf)[Kind]) =>
  policyFor<SentMessage, Actor>()({
    machine: messageLife,
    codeOf: ({ sendStatus }) => sendStatus,
    rules: {
      take: 'system',
      complete: 'system',
      tryAgain: 'system',
      fail: 'system',
      expire: 'system',
      retry: {
        permission: `${code}.retry`,
        wrong: () => 'messageNotFailed',
        unless: ({ invalidTime }) => (invalidTime && invalidTime <= new Date() ? 'messageExpired' : undefined),
      },
      cancel: { permission: `${code}.retry`, wrong: () => 'messageNotWaiting' },
    },
  });

/** Who may cause an event of a message, of those who see it. */
export const messagePolicies = { mail: policy('sysEmail'), sms: policy('sysSms') };

/** What this person may do with a message now. */
export function canOf(message: SentMessage, actor: Actor): string[] {
  const free = actionsOf(actor.caller, pageOf[message.kind]).filter((action) => action === 'query' || action === 'get');
  return [...free, ...allowedEvents(messagePolicies[message.kind], message, actor)];
}

/** SQL: messages of a kind that concern, or come from, people within the data scope. */
export function messagesInSight(db: Db, kind: Kind, actor: Actor): SQL | undefined {
  const within = withinPeople(actor);
  const people = or(eq(users.id, sentMessages.userId), eq(users.id, sentMessages.createUser));
  const isTheirs =
    within &&
    exists(
      db
        .select({ one: sql`1` })
        .from(users)
        .where(and(people, within)),
    );
  return and(eq(sentMessages.kind, kind), isTheirs);
}
