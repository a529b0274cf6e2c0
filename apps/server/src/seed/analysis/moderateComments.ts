import { commentLife } from '@backlot/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { inState } from '../../db/inState';
import { moderate, reply } from '../../modules/analysis/comment';
import { ownerOf } from '../../modules/base/download';
import { viewerFrom } from '../../modules/base/sight';
import { comments } from '../../tables/collection/comment';
import { silentEvents } from './silentEvents';

const each = 5;

/** Some comments that staff hid, answered or took away, through the real acts. */
export async function moderateComments(db: Db, { userIds }: { userIds: ReadonlyMap<string, string> }): Promise<void> {
  const adminId = userIds.get('admin');
  const admin = adminId ? await ownerOf(db, { userId: adminId, language: 'en' }) : undefined;
  if (!admin) return;
  const viewer = await viewerFrom(db, admin);
  const now = new Date();
  const newest = (which: ReturnType<typeof sql>) =>
    db
      .select({ id: comments.id, lang: comments.lang })
      .from(comments)
      .where(and(eq(comments.webId, 10), inState(commentLife, comments, 'normal'), which))
      .orderBy(desc(comments.commentTime), comments.platformCommentId)
      .limit(each);
  const act = (event: 'hide' | 'delete', id: string) => db.transaction((tx) => moderate(tx, event, { id, viewer, now }));
  for (const { id } of await newest(sql`cardinality(${comments.spam}) > 0`)) await act('delete', id);
  for (const { id } of await newest(sql`${comments.sentiment} < 0 and ${comments.blackFanId} is null`)) await act('hide', id);
  for (const { id, lang } of await newest(sql`${comments.isQuestion}`))
    await db.transaction((tx) => reply(tx, { id, viewer, now, services: silentEvents, content: answers[lang] ?? answers['en'] ?? '' }));
}

const answers: Record<string, string> = {
  en: 'Yes, it is in the shop. The link is in the profile.',
  fil: 'Opo, nasa shop pa po. Nasa profile ang link.',
  vi: 'Còn hàng ạ, link ở trang cá nhân nhé.',
  th: 'ยังมีของค่ะ ลิงก์อยู่หน้าโปรไฟล์นะคะ',
  id: 'Masih ada kak, link ada di profil ya.',
  ms: 'Masih ada, pautan di profil ya.',
  zh: '还有货，链接在主页。',
};
