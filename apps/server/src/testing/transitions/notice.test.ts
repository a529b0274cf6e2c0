import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { noticeReceivers, notices } from '../../tables/base/notice';
import { sendNotice } from '../../modules/base/notice/sendNotice';
import { describeRows, shows, type Stage } from './describeRows';

const message = (stage: Stage) =>
  sendNotice(stage.server.services, { title: 'Hello', content: 'x', noticeClass: 3, userIds: [stage.ids.bd, stage.ids.bd2] });
const readBy = (stage: Stage, msgId: string, bd: boolean, bd2: boolean) => async () => {
  for (const [userId, isRead] of [
    [stage.ids.bd, bd],
    [stage.ids.bd2, bd2],
  ] as const)
    await shows(
      () =>
        stage.db
          .select({ readTime: noticeReceivers.readTime })
          .from(noticeReceivers)
          .where(and(eq(noticeReceivers.noticeId, msgId), eq(noticeReceivers.userId, userId))),
      [{ readTime: isRead ? expect.any(Date) : null }],
    )();
};
const draft = async (stage: Stage) =>
  (
    await stage.must('admin', '/main/sysNotice/add', {
      publish: false,
      title: 'Holiday',
      content: 'x',
      type: 2,
      noticeUserIdList: [stage.ids.bd],
    })
  ).id;
const isAt = (stage: Stage, id: string, status: number) =>
  shows(() => stage.db.select({ status: notices.status }).from(notices).where(eq(notices.id, id)), [{ status }]);
/** The receiver sees it, or meets it like a missing one: drafts and withdrawn ones are nobody's to read (C-25). */
const canRead = (stage: Stage, id: string, code: number) => shows(() => stage.get('bd', '/main/sysNotice/detail', { id }), { code });

describeRows('3.14', {
  setRead: {
    success: async (stage) => {
      const msgId = await message(stage);
      return {
        run: () => stage.post('bd', '/main/sysNotice/setRead', { msgId }),
        by: stage.ids.bd,
        told: [],
        after: readBy(stage, msgId, true, false),
      };
    },
  },
  currNoticeRead: {
    success: async (stage) => {
      const msgIds = [await message(stage), await message(stage)];
      return {
        run: () => stage.post('bd', '/main/sysNotice/currNoticeRead', msgIds),
        by: stage.ids.bd,
        told: [],
        after: async () => {
          for (const msgId of msgIds) await readBy(stage, msgId, true, false)();
        },
      };
    },
  },
  publish: {
    success: async (stage) => {
      const id = await draft(stage);
      await canRead(stage, id, 2021001)();
      return {
        run: () => stage.post('admin', '/main/sysNotice/publish', { ids: [id] }),
        by: stage.ids.admin,
        noted: { object: `sysNotice:${id}`, action: 'sysNotice.publish' },
        told: [],
        after: async () => {
          await isAt(stage, id, 1)();
          await canRead(stage, id, 200)();
        },
      };
    },
  },
  withdraw: {
    success: async (stage) => {
      const id = await draft(stage);
      await stage.must('admin', '/main/sysNotice/publish', { ids: [id] });
      return {
        run: () => stage.post('admin', '/main/sysNotice/withdraw', { ids: [id] }),
        by: stage.ids.admin,
        noted: { object: `sysNotice:${id}`, action: 'sysNotice.withdraw' },
        told: [],
        after: async () => {
          await isAt(stage, id, 2)();
          await canRead(stage, id, 2021001)();
        },
      };
    },
  },
});
