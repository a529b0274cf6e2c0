import type { Db } from '../../db/database';
import type { Services } from '../../services';
import { tell } from '../notice';
import { accountOfShop, inLanguages, noticeTypes } from '../trade';
import type { cooperationIntents } from './tables';

type Intent = typeof cooperationIntents.$inferSelect;

const answers = {
  interested: ['达人有合作意向', 'The creator is interested', 'KOL quan tâm hợp tác'],
  declined: ['达人已拒绝邀约', 'The creator declined', 'KOL đã từ chối'],
  expired: ['邀约已过期', 'The invitation expired', 'Lời mời đã hết hạn'],
} as const;

/** Tells the sender, and the merchant it was sent for, what became of an invitation. */
export async function tellOfAnswer(tx: Db, services: Pick<Services, 'events'>, { intent, answer, name, except }: { intent: Intent; answer: keyof typeof answers; name: string; except?: string }): Promise<void> {
  const [zh, en, vn] = answers[answer];
  const people = [intent.senderId, ...(intent.shopId === null ? [] : await accountOfShop(tx, intent.shopId))].filter((userId) => userId !== except);
  await tell(tx, services, { noticeClass: 3, type: noticeTypes.intent, extraParam: { id: intent.id, upId: intent.upId }, userIds: people, texts: inLanguages([`${zh}：${name}`, `${en}: ${name}`, `${vn}: ${name}`], [intent.intentNo, intent.intentNo, intent.intentNo]) });
}
