import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Actor } from '../../http/actor';
import { Refusal } from '../../http/refusal';
import type { Services } from '../../services';
import { note } from '../crud';
import { notices } from '../notice';
import type { keptContent } from './content';
import { handTo, managedNotice, type Notice, receivable, receiverIds } from './store';

/** What a step needs. */
export interface Step {
  id: string;
  actor: Actor;
}

/** A notice that may be published: a draft or a withdrawn one (2021003), with somebody to get it (2021005); nothing is written. */
export async function publishable(db: Db, { id, actor }: Step): Promise<{ notice: Notice; userIds: string[] }> {
  const notice = await noticeOr(db, { id, actor });
  if (notice.status !== 0 && notice.status !== 2) throw new Refusal('noticeStatusWrong');
  const people = await receivable(db, actor, { ids: notice.receiverIds });
  if (people.length === 0) throw new Refusal('noticeNobody', {}, { field: 'noticeUserIdList' });
  return { notice, userIds: people.map((person) => person.id) };
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
      status: 0,
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
export async function publish(tx: Db, { events }: Pick<Services, 'events'>, step: Step): Promise<Notice> {
  const { notice, userIds } = await publishable(tx, step);
  await setNotice(tx, step, { status: 1, publicTime: sql`now()`, publicUser: step.actor.caller.userId, cancelTime: null });
  await handTo(tx, step.id, userIds);
  await events.publish({ type: 'notice', userIds }, tx);
  await note(tx, { actor: step.actor, action: 'sysNotice.publish', object: `sysNotice:${step.id}`, detail: { receivers: userIds.length } });
  return notice;
}

/** Withdraws a published notice: nobody sees it any more. */
export async function withdraw(tx: Db, { events }: Pick<Services, 'events'>, step: Step): Promise<void> {
  const notice = await noticeOr(tx, step);
  if (notice.status !== 1) throw new Refusal('noticeStatusWrong');
  await setNotice(tx, step, { status: 2, cancelTime: sql`now()` });
  await events.publish({ type: 'notice', userIds: await receiverIds(tx, step.id) }, tx);
  await note(tx, { actor: step.actor, action: 'sysNotice.withdraw', object: `sysNotice:${step.id}` });
}

/** Deletes a draft or a withdrawn notice. */
export async function remove(tx: Db, step: Step): Promise<void> {
  const notice = await noticeOr(tx, step);
  if (notice.status === 1) throw new Refusal('noticeKept');
  await setNotice(tx, step, { status: 3 });
  await note(tx, { actor: step.actor, action: 'sysNotice.delete', object: `sysNotice:${step.id}`, detail: { title: notice.title } });
}

const setNotice = (tx: Db, { id, actor }: Step, set: Record<string, unknown>) =>
  tx
    .update(notices)
    .set({ ...set, version: sql`${notices.version} + 1`, updateTime: sql`now()`, updateUser: actor.caller.userId })
    .where(eq(notices.id, id));
