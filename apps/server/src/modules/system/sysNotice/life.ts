import { codeOf, noticeLife } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Actor } from '../../../http/requests/actor';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { note } from '../../base/crud';
import { notices } from '../../../tables/base/notice';
import { begin, move } from '../../base/transition';
import type { keptContent } from './content';
import { noticePolicy } from './policy';
import { handTo, managedNotice, type Notice, receivable, receiverIds } from './store';

const life = { machine: noticeLife, table: notices };

/** What a step needs. */
export interface Step {
  id: string;
  actor: Actor;
}

/** A notice that this person may cause an event of, locked. */
export const beginNotice = async (tx: Db, event: keyof typeof noticeLife.events, step: Step): Promise<Notice> => {
  const find = async () => ({ notice: await noticeOr(tx, step) });
  return (await begin(tx, { policy: noticePolicy, event, viewer: step.actor, find })).notice;
};

/** Whom a notice reaches; refuses one that reaches nobody with 2021005. */
export async function reachedBy(db: Db, { receiverIds: ids }: Notice, actor: Actor): Promise<string[]> {
  const people = await receivable(db, actor, { ids });
  if (people.length === 0) throw new Refusal('noticeNobody', {}, { field: 'noticeUserIdList' });
  return people.map(({ id }) => id);
}

export async function noticeOr(db: Db, { id, actor }: Step): Promise<Notice> {
  const notice = await managedNotice(db, id, actor);
  if (!notice) throw new Refusal('noticeNotFound');
  return notice;
}

interface NewNotice extends ReturnType<typeof keptContent> {
  title: string;
  type: 1 | 2;
  receiverIds: readonly string[];
}

/** Keeps a draft, which reaches nobody yet; answers its id. */
export async function addDraft(tx: Db, { title, type, html, content, receiverIds: people }: NewNotice, actor: Actor): Promise<string> {
  const by = actor.caller.userId;
  const [added] = await tx
    .insert(notices)
    .values({
      title,
      type,
      html,
      content,
      noticeClass: 1,
      isManaged: true,
      status: codeOf(noticeLife, 'draft'),
      receiverIds: [...new Set(people)],
      createUser: by,
      publicUser: by,
    })
    .returning({ id: notices.id });
  if (!added) throw new Error('The notice was not stored.');
  await note(tx, { actor, action: 'sysNotice.add', object: `sysNotice:${added.id}`, detail: { title, receivers: people.length } });
  return added.id;
}

/** Publishes: receivers have it from this moment on, and their receipts start over. */
export async function publish(tx: Db, services: Pick<Services, 'events'>, step: Step): Promise<Notice> {
  const notice = await beginNotice(tx, 'publish', step);
  await putOut(tx, services, { notice, actor: step.actor });
  return notice;
}

export async function putOut(
  tx: Db,
  { events }: Pick<Services, 'events'>,
  { notice, actor }: { notice: Notice; actor: Actor },
): Promise<void> {
  const userIds = await reachedBy(tx, notice, actor);
  const set = { publicTime: sql`now()`, publicUser: actor.caller.userId, cancelTime: null };
  await move(tx, { ...life, row: notice, event: 'publish', set, actor });
  await handTo(tx, notice.id, userIds);
  await events.publish({ type: 'notice', userIds }, tx);
  await note(tx, { actor, action: 'sysNotice.publish', object: `sysNotice:${notice.id}`, detail: { receivers: userIds.length } });
}

/** Withdraws a published notice: nobody sees it any more. */
export async function withdraw(tx: Db, { events }: Pick<Services, 'events'>, step: Step): Promise<void> {
  const notice = await beginNotice(tx, 'withdraw', step);
  await move(tx, { ...life, row: notice, event: 'withdraw', set: { cancelTime: sql`now()` }, actor: step.actor });
  await events.publish({ type: 'notice', userIds: await receiverIds(tx, step.id) }, tx);
  await note(tx, { actor: step.actor, action: 'sysNotice.withdraw', object: `sysNotice:${step.id}` });
}

/** Deletes a draft or a withdrawn notice. */
export async function remove(tx: Db, step: Step): Promise<void> {
  const notice = await beginNotice(tx, 'delete', step);
  await move(tx, { ...life, row: notice, event: 'delete', actor: step.actor });
  await note(tx, { actor: step.actor, action: 'sysNotice.delete', object: `sysNotice:${step.id}`, detail: { title: notice.title } });
}
