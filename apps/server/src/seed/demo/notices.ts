import { count } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { noticeReceivers, notices } from '../../modules/notice';

type Row = typeof notices.$inferInsert;

const announcements: Row[] = [
  { noticeClass: 1, title: 'Welcome to Backlot', content: 'This is the demo: look around freely.\nEverything you change stays on this machine.' },
  { noticeClass: 3, title: '欢迎使用 Backlot', content: '右上角可以切换语言与应用。\nChọn ngôn ngữ ở góc trên bên phải.' },
];

const channelRows: Row[] = [
  { noticeClass: 2, webId: 10, title: 'Blacklist fan spotted', content: 'A fan on the blacklist commented.\nOpen the comment to decide.', extraParam: { workId: '1', upId: '1' } },
  { noticeClass: 4, webId: 7, title: 'New reply', content: 'A viewer answered your reply.', extraParam: { workId: '2' } },
  { noticeClass: 2, webId: 1, title: 'Blacklist fan spotted', content: 'A fan on the blacklist wrote a review.', extraParam: { id: '1' } },
];

/** First notices, once: two for everyone, and some of channels for those who work with channels. */
export async function seedNotices(db: Db, userIds: Map<string, string>): Promise<void> {
  const [known] = await db.select({ n: count() }).from(notices);
  if (known && known.n > 0) return;
  const ids = [...userIds];
  const all = ids.map(([, id]) => id);
  const channelPeople = ids.filter(([account]) => /^(superAdmin|admin\d?|staff\.\d)$/.test(account)).map(([, id]) => id);
  await send(db, announcements, all);
  await send(db, channelRows, channelPeople);
}

async function send(db: Db, rows: Row[], receivers: string[]): Promise<void> {
  const added = await db.insert(notices).values(rows).returning({ noticeId: notices.id });
  await db.insert(noticeReceivers).values(added.flatMap(({ noticeId }) => receivers.map((userId) => ({ noticeId, userId }))));
}
