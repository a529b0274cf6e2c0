import { count } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { noticeReceivers, notices } from '../../tables/base/notice';
import { seedManagedNotices } from './managedNotices';

type Row = typeof notices.$inferInsert;

/** A notice that each reader gets in the own language. */
function inThree(noticeClass: number, texts: NonNullable<Row['texts']>): Row {
  const [title, content] = texts.en;
  return { noticeClass, title, content, texts };
}

const announcements: Row[] = [
  inThree(1, {
    en: ['Welcome to Backlot', 'This is the demo: look around freely.\nEverything you change stays on this machine.'],
    'zh-CN': ['欢迎使用 Backlot', '这是演示环境，可以随意操作。\n您的改动只保存在这台机器上。'],
    vn: ['Chào mừng đến với Backlot', 'Đây là bản dùng thử, hãy thoải mái khám phá.\nMọi thay đổi chỉ lưu trên máy này.'],
  }),
  inThree(3, {
    en: ['Language and colours', 'Choose your language at the top right.\nColours and layout are in the account settings.'],
    'zh-CN': ['语言与外观', '右上角可以切换语言。\n外观与布局在个人设置中。'],
    vn: ['Ngôn ngữ và giao diện', 'Chọn ngôn ngữ ở góc trên bên phải.\nMàu sắc và bố cục nằm trong phần cài đặt tài khoản.'],
  }),
];

const channelRows: Row[] = [
  {
    ...inThree(2, {
      en: ['Blacklist fan spotted', 'A fan on the blacklist commented.\nOpen the comment to decide.'],
      'zh-CN': ['发现黑粉', '黑名单中的粉丝发表了评论。\n请打开评论处理。'],
      vn: ['Phát hiện fan đen', 'Một fan trong danh sách đen đã bình luận.\nHãy mở bình luận để xử lý.'],
    }),
    webId: 10,
    extraParam: { workId: '1', upId: '1' },
  },
  {
    ...inThree(4, {
      en: ['New reply', 'A viewer answered your reply.'],
      'zh-CN': ['新回复', '有观众回复了您的评论。'],
      vn: ['Phản hồi mới', 'Một người xem đã trả lời bình luận của bạn.'],
    }),
    webId: 7,
    extraParam: { workId: '2' },
  },
  {
    ...inThree(2, {
      en: ['Blacklist fan spotted', 'A fan on the blacklist wrote a comment.'],
      'zh-CN': ['发现黑粉', '黑名单中的粉丝发表了评论。'],
      vn: ['Phát hiện fan đen', 'Một fan trong danh sách đen đã viết bình luận.'],
    }),
    webId: 1,
    extraParam: { id: '1' },
  },
];

/** First notices, once: those of administrators, two for everyone, and some of channels for those who work with channels. */
export async function seedNotices(db: Db, userIds: Map<string, string>): Promise<void> {
  const [known] = await db.select({ n: count() }).from(notices);
  if (known && known.n > 0) return;
  const ids = [...userIds];
  const all = ids.map(([, id]) => id);
  const channelPeople = ids.filter(([account]) => /^(superAdmin|admin\d?|staff\.\d)$/.test(account)).map(([, id]) => id);
  await seedManagedNotices(db, userIds);
  await send(db, announcements, all);
  await send(db, channelRows, channelPeople);
}

async function send(db: Db, rows: Row[], receivers: string[]): Promise<void> {
  const added = await db.insert(notices).values(rows).returning({ noticeId: notices.id });
  await db.insert(noticeReceivers).values(added.flatMap(({ noticeId }) => receivers.map((userId) => ({ noticeId, userId }))));
}
