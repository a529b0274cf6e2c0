import { type SQL, sql } from 'drizzle-orm';
import { saleItems, sales } from '../../../tables/money/order';
import { shareSql } from '../../money/order';

/** SQL: lines that count as sold at their base (domain/metrics 5.2, own orders), with `at`, `amount`, `order_id` and what they came by. */
export const soldLines = (where: SQL): SQL => sql`
  select ${saleItems.orderTime} as at, ${shareSql.base} amount, ${saleItems.orderId} order_id, ${saleItems.workId} work_id, ${saleItems.contentId} content_id
  from ${saleItems} join ${sales} on ${sales.id} = ${saleItems.orderId}
  where ${saleItems.status} <> 2 and ${sales.orderStatus} in (1, 2, 4) and ${where}`;

/** SQL: lines of a creator in the currency of its country. */
export const soldByUp = ({ id, country }: { id: string; country: string }): SQL =>
  sql`${saleItems.upId} = ${id} and ${saleItems.country} = ${country}`;
