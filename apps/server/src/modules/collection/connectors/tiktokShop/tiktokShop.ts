import type { Connector } from '../connector';
import { audienceReads } from './audience';
import { nextMidnight } from './call';
import { consent } from './consent';
import { marketReads } from './market';
import { orderReads } from './orders';

/** TikTok Shop Open API, as a shop that gave consent (domain/connectors 6.5). */
export const tiktokShop: Connector = {
  provider: 'tiktokShop',
  webId: 10,
  capabilities: ['audience', 'orders', 'refunds', 'samples', 'statements', 'unsettled', 'videoResults', 'creatorSearch'],
  mostIds: 100,
  origin: 'https://open-api.tiktokglobalshop.com',
  // 50 a second of an app and a shop for each call.
  perMinute: 3000,
  quotaEnds: nextMidnight,
  consent,
  refersBy: 'handle',
  open: (access) => ({ ...orderReads(access), ...marketReads(access), ...audienceReads(access) }),
};
