import { expireIntents } from '../modules/intent';
import { endExpired } from '../modules/workOrder';
import { checkDue, remindReviewers } from '../modules/workOrderLink';
import { fulfilDue } from '../modules/workOrderUp';
import { defineJob } from './defineJob';

/** Publish links that are due for a check, and creators whose work counts by now. */
export const followTrade = defineJob({
  name: 'follow-trade',
  cron: '* * * * *',
  run: async (services) => {
    await checkDue(services);
    await fulfilDue(services);
  },
});

/** Reviews that have waited too long, and invitations that nobody answered. */
export const remindOfTrade = defineJob({
  name: 'remind-of-trade',
  cron: '5 * * * *',
  run: async (services) => {
    await remindReviewers(services);
    await expireIntents(services);
  },
});

/** Orders end at ten past midnight of their country: the six countries keep the zones +7 and +8. */
export const endExpiredOrders = defineJob({
  name: 'end-expired-orders',
  cron: '10 16,17 * * *',
  run: async (services) => {
    await endExpired(services);
  },
});
