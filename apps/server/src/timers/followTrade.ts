import { expireIntents } from '../modules/trade/intent';
import { endExpired } from '../modules/trade/order';
import { checkDue, remindReviewers } from '../modules/trade/link';
import { completeSamples, expireSamples, lapseSamples, remindOfSamples } from '../modules/trade/sample';
import { remindOfScripts } from '../modules/trade/script';
import { fulfilDue } from '../modules/trade/submission';
import { expireRules } from '../modules/money/rule';
import { defineJob } from '../jobs/defineJob';

/** Publish links that are due for a check, creators whose work counts by now, and samples whose deadlines have passed. */
export const followTrade = defineJob({
  name: 'follow-trade',
  names: { en: "Follow links and creators' work", 'zh-CN': '跟进投放链接与达人履约', vn: 'Theo dõi liên kết và công việc của KOL' },
  cron: '* * * * *',
  run: async (services) => {
    await checkDue(services);
    await fulfilDue(services);
    // Content that is out counts before its deadline does.
    await completeSamples(services);
    await lapseSamples(services);
    await expireSamples(services);
  },
});

/** Reviews that have waited too long, invitations that nobody answered, and deadlines of samples that come. */
export const remindOfTrade = defineJob({
  name: 'remind-of-trade',
  names: { en: 'Remind reviewers, close old invitations', 'zh-CN': '提醒审核人，关闭过期意向', vn: 'Nhắc người duyệt, đóng lời mời cũ' },
  cron: '5 * * * *',
  run: async (services) => {
    await remindReviewers(services);
    await remindOfScripts(services);
    await expireIntents(services);
    await remindOfSamples(services);
  },
});

/** Orders and rules end at ten past midnight of their country: the six countries keep the zones +7 and +8. */
export const endExpiredOrders = defineJob({
  name: 'end-expired-orders',
  names: { en: 'End orders and rules that are over', 'zh-CN': '结束到期的工单与规则', vn: 'Kết thúc đơn và quy tắc hết hạn' },
  cron: '10 16,17 * * *',
  run: async (services) => {
    await endExpired(services);
    await expireRules(services);
  },
});
