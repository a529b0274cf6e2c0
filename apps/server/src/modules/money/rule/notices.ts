import { noticeTypes } from '@backlot/contract';
import type { Db } from '../../../db/database';
import type { Services } from '../../../services';
import { type NoticeTexts, tell } from '../../base/notice';
import { inLanguages } from '../../base/sight';
import { coveredBy } from './covered';
import type { Rule } from './policy';

interface Message {
  rule: Rule;
  texts: NoticeTexts;
  publicUser: string;
}

/** Tells those whom a rule pays of it. */
export const tellOfRule = async (tx: Db, services: Pick<Services, 'events'>, { rule, ...message }: Message): Promise<void> =>
  tell(tx, services, {
    noticeClass: 3,
    type: noticeTypes.rule,
    extraParam: { id: rule.id },
    userIds: await coveredBy(tx, rule),
    ...message,
  });

const fromTo = ({ validBegin, validEnd }: Rule): string => (validEnd === null ? `${validBegin} –` : `${validBegin} – ${validEnd}`);

export const ruleTexts = {
  enabled: (rule: Rule) =>
    inLanguages(
      {
        en: `Commission rule enabled: ${rule.ruleName}`,
        'zh-CN': `佣金规则已启用：${rule.ruleName}`,
        vn: `Quy tắc hoa hồng đã bật: ${rule.ruleName}`,
      },
      { en: fromTo(rule), 'zh-CN': fromTo(rule), vn: fromTo(rule) },
    ),
  disabled: (rule: Rule) =>
    inLanguages(
      {
        en: `Commission rule disabled: ${rule.ruleName}`,
        'zh-CN': `佣金规则已停用：${rule.ruleName}`,
        vn: `Quy tắc hoa hồng đã tắt: ${rule.ruleName}`,
      },
      { en: fromTo(rule), 'zh-CN': fromTo(rule), vn: fromTo(rule) },
    ),
};
