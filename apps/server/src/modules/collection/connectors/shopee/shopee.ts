import { amountOf } from '../amountOf';
import { CollectError } from '../CollectError';
import type { Access, Connector, Paging, Told } from '../connector';
import type { ShopReads } from '../shopReads';
import { call, nextMidnight } from './call';
import { consent } from './consent';
import { placeOf } from './conversionOf';
import { listConversions } from './listConversions';
import { localTime } from './localTime';
import { affiliatesShape, billsShape, performanceShape } from './shapes';

const mostRows = 10_000;
const mostIds = 200;

type Reads = Pick<ShopReads, 'listOrders' | 'listCreatorResults' | 'getCreators' | 'listStatements'>;

/** Shopee AMS, as a shop that gave consent (domain/connectors 6.6). */
export const shopee: Connector = {
  provider: 'shopee',
  webId: 30,
  capabilities: ['orders', 'refunds', 'statements', 'creatorSearch'],
  mostIds,
  origin: 'https://partner.shopeemobile.com',
  perMinute: 600,
  quotaEnds: nextMidnight,
  consent,
  open: (access): Reads => ({
    listOrders: (window, paging) => listConversions(access, window, paging),
    listCreatorResults: async (period, paging) => {
      const asked = { path: '/api/v2/ams/get_affiliate_performance', query: { period_type: period }, shape: performanceShape };
      const { currency } = placeOf(access);
      return listed(access, paging, asked, ({ list }) =>
        list.map((row) => ({
          platformId: row.affiliate_id,
          name: row.affiliate_name,
          sales: amountOf(row.sales, currency),
          currency,
          orders: row.orders,
          itemsSold: row.items_sold,
          clicks: row.clicks,
          estimatedCommission: amountOf(row.est_commission, currency),
        })),
      );
    },
    getCreators: async (ids) => {
      const path = '/api/v2/ams/query_affiliate_list';
      const { told, ...rest } = await call(access, { path, query: { affiliate_id_list: ids.join(',') }, shape: affiliatesShape });
      const items = told.response.list.map(({ affiliate_id, affiliate_name, follower_count = 0 }) => ({
        platformId: affiliate_id,
        handle: affiliate_name,
        name: affiliate_name,
        region: '',
        fans: follower_count,
        gmv: null,
        currency: null,
      }));
      return { items, nextCursor: null, quotaCost: 1, ...rest };
    },
    listStatements: async ({ from, to }, paging) => {
      const { timeZone, currency } = placeOf(access);
      const asked = { path: '/api/v2/ams/get_validation_list', shape: billsShape };
      const told = await listed(access, paging, asked, ({ list }) =>
        list.map((row) => {
          return {
            statementId: row.validation_id,
            statementTime: localTime(row.validation_time, timeZone),
            currency,
            settlementAmount: null,
            feeAmount: amountOf(row.total_fee, currency),
            adjustmentAmount: '0.00',
            affiliateCommission: amountOf(row.total_commission, currency),
            partnerCommission: null,
            tax: null,
          };
        }),
      );
      return { ...told, items: told.items.filter(({ statementTime }) => statementTime >= from && statementTime < to) };
    },
  }),
};

/** A page by its number: number times size is at most 10 000. */
async function listed<Page extends { has_more: boolean }, Item>(
  access: Access,
  { cursor, limit }: Paging,
  { query = {}, ...asked }: { path: string; query?: Record<string, string>; shape: Parameters<typeof call<Page>>[1]['shape'] },
  itemsOf: (page: Page) => Item[],
): Promise<Told<Item>> {
  const [page, size] = [cursor === null ? 1 : Number(cursor), Math.min(limit, 500)];
  if (!(page >= 1 && page * size <= mostRows)) throw new CollectError('BadRequest', `page ${cursor} of ${size}`);
  const { told, ...rest } = await call(access, { ...asked, query: { ...query, page_no: String(page), page_size: String(size) } });
  return { items: itemsOf(told.response), nextCursor: told.response.has_more ? String(page + 1) : null, quotaCost: 1, ...rest };
}
