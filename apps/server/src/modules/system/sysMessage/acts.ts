import { messageLife } from '@backlot/contract';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import type { Actor } from '../../../http/requests/actor';
import { takeTurn } from '../../../http/windows/takeTurn';
import type { Services } from '../../../services';
import { sentMessages } from '../../../tables/base/message';
import { deliver, hasFailed, queueLetter } from '../../base/message';
import { begin, transition } from '../../base/transition';
import { messageForUpdate } from './lists';
import { type Kind, messagePolicies } from './policy';

const life = { machine: messageLife, table: sentMessages };

interface Act {
  kind: Kind;
  id: string;
  actor: Actor;
}

/** Lets a failed message leave once more, from its first try on. */
export async function retry(tx: Db, act: Act): Promise<void> {
  const { kind, actor } = act;
  const row = await begin(tx, { policy: messagePolicies[kind], event: 'retry', viewer: actor, find: () => messageForUpdate(tx, act) });
  const set = { attempt: 0, notBefore: new Date(), failure: null, errorText: null };
  await transition(tx, { ...life, row, event: 'retry', set, actor });
}

/** Takes back a message that has not left. */
export async function cancel(tx: Db, act: Act): Promise<void> {
  const { kind, actor } = act;
  const row = await begin(tx, { policy: messagePolicies[kind], event: 'cancel', viewer: actor, find: () => messageForUpdate(tx, act) });
  await transition(tx, { ...life, row, event: 'cancel', set: { sealed: null }, actor });
}

/** Letters one person sends by hand in an hour. */
const mostInAnHour = 60;

type Letter = Omit<Parameters<typeof queueLetter>[1], 'createUser'>;

/** Sends a letter at once: what cannot leave for now stays and is tried again; one that is refused for good is told with 2023004. */
export async function sendLetter(services: Services, letter: Letter, actor: Actor): Promise<void> {
  const { db } = services.database;
  const { userId } = actor.caller;
  await takeTurn(db, { key: `mail:hand:${userId}`, most: mostInAnHour, seconds: 3600 });
  const id = await queueLetter(db, { ...letter, createUser: userId });
  await deliver(services, new Date(), id);
  if (await hasFailed(db, id)) throw new Refusal('mailFailed');
}
