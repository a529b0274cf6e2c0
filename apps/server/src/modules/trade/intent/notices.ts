import type { Words } from '@backlot/contract';
import { accountOfShop, inLanguages } from '../../base/sight';
import type { Db } from '../../../db/database';
import type { Services } from '../../../services';
import { tell } from '../../base/notice';
import { noticeTypes } from '../parts';
import type { cooperationIntents } from '../../../tables/trade/intent';

type Intent = typeof cooperationIntents.$inferSelect;

const answers = {
  interested: { en: 'The creator is interested', 'zh-CN': '达人有合作意向', vn: 'KOL quan tâm hợp tác' },
  declined: { en: 'The creator declined', 'zh-CN': '达人已拒绝邀约', vn: 'KOL đã từ chối' },
  expired: { en: 'The invitation expired', 'zh-CN': '邀约已过期', vn: 'Lời mời đã hết hạn' },
  converted: { en: 'The creator was submitted to an order', 'zh-CN': '达人已提交到工单', vn: 'KOL đã được đề xuất vào đơn' },
} as const satisfies Record<string, Words>;

interface Answered {
  intent: Intent;
  answer: keyof typeof answers;
  up: { nickname: string; bdId: string | null };
  /** Who did it knows already. */
  except?: string;
}

/** Tells the sender, the merchant it was sent for, and of a merchant's invitation the creator's BD, what became of it. */
export async function tellOfAnswer(tx: Db, services: Pick<Services, 'events'>, { intent, answer, up, except }: Answered): Promise<void> {
  const merchant = intent.shopId === null ? [] : await accountOfShop(tx, intent.shopId);
  const owner = intent.fromType === 2 && up.bdId !== null ? [up.bdId] : [];
  const people = new Set([intent.senderId, ...merchant, ...owner].filter((userId) => userId !== except));
  await tellOf(tx, services, { intent, userIds: [...people], line: answers[answer], name: up.nickname });
}

/** Tells the BD of a creator that a merchant invites: only the BD can submit the creator. */
export async function tellOwner(
  tx: Db,
  services: Pick<Services, 'events'>,
  { intent, up }: Pick<Answered, 'intent' | 'up'>,
): Promise<void> {
  if (intent.fromType !== 2 || up.bdId === null) return;
  await tellOf(tx, services, {
    intent,
    userIds: [up.bdId],
    line: { en: 'A merchant invites your creator', 'zh-CN': '商家邀约了您的达人', vn: 'Nhà bán hàng mời KOL của bạn' },
    name: up.nickname,
  });
}

const tellOf = (
  tx: Db,
  services: Pick<Services, 'events'>,
  { intent, userIds, line: { en, 'zh-CN': zh, vn }, name }: { intent: Intent; userIds: readonly string[]; line: Words; name: string },
) =>
  tell(tx, services, {
    noticeClass: 3,
    type: noticeTypes.intent,
    extraParam: { id: intent.id, upId: intent.upId },
    userIds: [...userIds],
    texts: inLanguages(
      { en: `${en}: ${name}`, 'zh-CN': `${zh}：${name}`, vn: `${vn}: ${name}` },
      { en: intent.intentNo, 'zh-CN': intent.intentNo, vn: intent.intentNo },
    ),
  });
