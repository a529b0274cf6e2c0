import { is, noticeLife, type Permission, sysNoticeApi } from '@backlot/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { presentPage } from '../../../db/presentPage';
import { presentTime } from '../../../db/presentTime';
import { together } from '../../../db/together/together';
import { type Actor, actorOf } from '../../../http/requests/actor';
import type { Call } from '../../../http/requests/call';
import { holds } from '../../../http/requests/caller';
import { excerpt } from '../../../html/excerpt';
import { inBatch } from '../../../http/requests/inBatch';
import { defineModule } from '../../../http/module';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { recordActivity } from '../../base/activity';
import { type ActivityEntry } from '../../../tables/base/activity';
import { changesOf, lookAt, note, rehearse } from '../../base/crud';
import { dataScopeOf } from '../../base/dataScope';
import { markRead, tell } from '../../base/notice';
import { notices } from '../../../tables/base/notice';
import { requireAllowed } from '../../base/transition';
import { keptContent, readable } from './content';
import { addDraft, beginNotice, noticeOr, publish, putOut, reachedBy, remove, type Step, withdraw } from './life';
import { noticePolicy } from './policy';
import { presentNotices } from './present';
import {
  filtered,
  managed,
  managedNotice,
  matchingNotices,
  type Notice,
  noticePage,
  receiptsOf,
  receivable,
  receivedPage,
  receiverIds,
} from './store';
import { noticeUndoer } from './undoer';

const mostShown = 1000;

/** Notices written by people (system-pages 1.7.11). */
export const sysNoticeModule = (services: Services) => {
  const {
    database: { db },
    events,
  } = services;
  const act = (call: Call) => actorOf(call, (caller) => dataScopeOf(db, caller));
  const whereOf = (query: Parameters<typeof filtered>[0], actor: Actor) => and(managed(db, actor), filtered(query));

  /** Receivers out of scope, disabled or unknown are refused as people without access (1013003). */
  const refuseForeign = async (ids: readonly string[], actor: Actor) => {
    const wanted = new Set(ids);
    if (wanted.size > 0 && (await receivable(db, actor, { ids: [...wanted] })).length < wanted.size) throw new Refusal('noDataPermission');
  };

  return defineModule({
    api: sysNoticeApi,
    undoers: [noticeUndoer(services)],
    handlers: {
      page: async (query, call) => {
        const actor = await act(call);
        const { rows, totalRows } = await noticePage(db, whereOf(query, actor), query);
        return presentPage({ ...query, totalRows, rows: await presentNotices(db, rows, actor) });
      },
      matching: async (query, call) => matchingNotices(db, whereOf(query, await act(call)), query),
      receivers: async (query, call) => receivable(db, await act(call), query).limit(mostShown),
      detail: async ({ id }, call) => {
        const actor = await act(call);
        const { userId } = call.caller;
        const [received] = (await receivedPage(db, userId, { pageNo: 1, pageSize: 1 }, id)).rows;
        if (received && !received.readTime && !call.caller.view && (await markRead(db, userId, [id])) > 0)
          await events.publish({ type: 'notice', userIds: [userId] });
        const notice = holds(call.caller, 'sysNotice.get') ? await managedNotice(db, id, actor) : undefined;
        if (notice) {
          const [[shown], receipts] = await together(db, (at) =>
            Promise.all([
              presentNotices(at, [notice], actor),
              is(noticeLife, notice, 'draft') ? wouldReceive(at, notice, actor) : receiptsOf(at, id),
            ]),
          );
          if (!shown) throw new Refusal('noticeNotFound');
          return {
            ...shown,
            ...readable(notice, call.language),
            receipts: receipts.map(({ readTime, ...one }) => ({
              ...one,
              readStatus: readTime ? 1 : 0,
              readTime: readTime && presentTime(readTime),
            })),
          };
        }
        if (!received) throw new Refusal('noticeNotFound');
        const { version, type, status } = received.notice;
        return {
          id,
          version,
          type,
          status,
          ...readable(received.notice, call.language),
          can: [],
          author: received.author,
          authorOrg: null,
          publicTime: presentTime(received.notice.publicTime),
          cancelTime: null,
          createTime: presentTime(received.notice.createTime),
          receivers: 0,
          readers: 0,
          receipts: [],
        };
      },
      received: async (query, { caller, language }) => {
        const { rows, totalRows } = await receivedPage(db, caller.userId, query);
        const shown = rows.map(({ notice, readTime, author }) => {
          const [title, content] = notice.texts?.[language] ?? [notice.title, notice.content];
          return {
            id: notice.id,
            title,
            content: excerpt(content),
            type: notice.type,
            author,
            publicTime: presentTime(notice.publicTime),
            readStatus: readTime ? 1 : 0,
            readTime: readTime && presentTime(readTime),
          };
        });
        return presentPage({ ...query, totalRows, rows: shown });
      },
      add: async ({ publish: isPublished, noticeUserIdList, content, ...draft }, call) => {
        const actor = await act(call);
        const kept = keptContent(content, call.language);
        await refuseForeign(noticeUserIdList, actor);
        return db.transaction(async (tx) => {
          const id = await addDraft(tx, { ...draft, ...kept, receiverIds: noticeUserIdList }, actor);
          if (isPublished) await putOut(tx, services, { notice: await noticeOr(tx, { id, actor }), actor });
          return { id };
        });
      },
      edit: async ({ id, version, noticeUserIdList, content, ...draft }, call) => {
        const actor = await act(call);
        const kept = keptContent(content, call.language);
        await db.transaction(async (tx) => {
          const before = await beginNotice(tx, 'edit', { id, actor });
          if (before.version !== version) throw new Refusal('versionConflict');
          const receivers = [...new Set(noticeUserIdList)];
          await refuseForeign(
            receivers.filter((one) => !before.receiverIds.includes(one)),
            actor,
          );
          const [after] = await tx
            .update(notices)
            .set({
              ...draft,
              ...kept,
              receiverIds: receivers,
              version: sql`${notices.version} + 1`,
              updateTime: sql`now()`,
              updateUser: actor.caller.userId,
            })
            .where(and(eq(notices.id, id), eq(notices.version, version)))
            .returning();
          if (!after) throw new Refusal('versionConflict');
          await note(tx, { actor, action: 'sysNotice.edit', object: `sysNotice:${id}`, detail: changesOf(before, after) });
        });
        return null;
      },
      rehearsePublish: async ({ ids }, call) => {
        const actor = await act(call);
        const named = async (id: string) => {
          const notice = await noticeOr(db, { id, actor });
          return { ...notice, name: notice.title };
        };
        return rehearse({
          ids,
          language: call.language,
          look: (id) =>
            lookAt(
              () => named(id),
              async (notice) => {
                if (is(noticeLife, notice, 'published')) return false;
                await requireAllowed(db, { policy: noticePolicy, event: 'publish', viewer: actor, facts: { notice } });
                return (await reachedBy(db, notice, actor)).length > 0;
              },
            ),
        });
      },
      publish: async ({ ids, batch }, call) => {
        const actor = await act(call);
        const entries: ActivityEntry[] = [];
        const result = await inBatch({
          ids,
          language: call.language,
          act: async (id) => {
            const { title, status } = await db.transaction((tx) => publish(tx, services, { id, actor }));
            entries.push({ id, name: title, before: status });
          },
        });
        await recordActivity(db, { userId: actor.caller.userId, batch, kind: 'sysNotice.publish', wish: {}, entries });
        return result;
      },
      withdraw: async ({ ids }, call) => {
        const actor = await act(call);
        return inBatch({ ids, language: call.language, act: (id) => db.transaction((tx) => withdraw(tx, services, { id, actor })) });
      },
      changeStatus: async ({ id, status }, call) => {
        const { permission, step } = steps[status];
        if (!holds(call.caller, permission)) throw new Refusal('noPermission', { permission });
        const actor = await act(call);
        await db.transaction(async (tx) => {
          await step(tx, services, { id, actor });
        });
        return null;
      },
      delete: async ({ ids }, call) => {
        const actor = await act(call);
        return inBatch({ ids, language: call.language, act: (id) => db.transaction((tx) => remove(tx, { id, actor })) });
      },
      remind: async ({ id }, call) => {
        const actor = await act(call);
        return db.transaction(async (tx) => {
          const notice = await beginNotice(tx, 'remind', { id, actor });
          const userIds = await receiverIds(tx, id, true);
          await tell(tx, services, {
            userIds,
            noticeClass: 3,
            extraParam: { id },
            publicUser: actor.caller.userId,
            texts: reminderOf(notice.title),
          });
          await note(tx, { actor, action: 'sysNotice.remind', object: `sysNotice:${id}`, detail: { reminded: userIds.length } });
          return { reminded: userIds.length };
        });
      },
    },
  });
};

/** Those who would receive a draft, as nobody who has read it. */
const wouldReceive = async (db: Db, { receiverIds }: Notice, actor: Actor) =>
  (await receivable(db, actor, { ids: receiverIds })).map(({ id, name, account }) => ({
    userId: id,
    userName: name,
    account,
    readTime: null,
  }));

/** What a change of status does, and what it takes. */
const steps = {
  1: { permission: 'sysNotice.publish', step: publish },
  2: { permission: 'sysNotice.withdraw', step: withdraw },
  3: { permission: 'sysNotice.delete', step: (tx, _services, by) => remove(tx, by) },
} as const satisfies Record<number, { permission: Permission; step: (tx: Db, services: Services, by: Step) => Promise<unknown> }>;

const reminderOf = (title: string): Parameters<typeof tell>[2]['texts'] => ({
  en: [`Please read: ${title}`, 'You have not read this notice yet.'],
  'zh-CN': [`请阅读：${title}`, '您有一条通知尚未阅读。'],
  vn: [`Hãy đọc: ${title}`, 'Bạn chưa đọc thông báo này.'],
});
