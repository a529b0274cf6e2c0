import { noticeApi, type NoticeRow } from '@backlot/contract';
import { presentTime } from '../../../db/presentTime';
import { excerpt } from '../../../html/excerpt';
import type { Language } from '../../../db/Language';
import { defineModule } from '../../../http/module';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { markRead, newestOf, newestUnread, unreadCounts } from './store';

export const noticeModule = ({ database: { db }, events }: Services) =>
  defineModule({
    api: noticeApi,
    handlers: {
      noticeNum: (_input, { caller: { userId } }) => unreadCounts(db, userId),
      newestUnRead: async (_input, { caller, language }) => {
        const [row] = await newestUnread(db, caller.userId, 1);
        return row ? present(row, language) : null;
      },
      limitLastSysNotice: async (input, { caller, language }) =>
        (await newestOf(db, caller.userId, input)).map((row) => present(row, language)),
      currNoticeRead: async (msgIds, { caller: { userId } }) => {
        if ((await markRead(db, userId, msgIds)) > 0) await events.publish({ type: 'notice', userIds: [userId] });
        return null;
      },
      setRead: async ({ msgId }, { caller: { userId } }) => {
        if ((await markRead(db, userId, [msgId])) === 0) throw new Refusal('noticeNotFound');
        await events.publish({ type: 'notice', userIds: [userId] });
        return null;
      },
    },
  });

type Row = Awaited<ReturnType<typeof newestUnread>>[number];

function present({ readTime, publicTime, texts, ...row }: Row, language: Language): NoticeRow {
  const [title, content] = texts?.[language] ?? [row.title, row.content];
  return { ...row, title, content: excerpt(content), publicTime: presentTime(publicTime), status: readTime ? 1 : 0 };
}
