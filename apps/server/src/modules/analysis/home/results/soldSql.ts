import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { jsonRowsOf } from '../../../../db/together/jsonRowsOf';
import { saleItems, sales } from '../../../../tables/money/order';
import { shareSql } from '../../../money/order';
import type { momentsOf } from '../../board';

/** Order states whose lines were sold: neither cancelled nor sent back. */
const soldStates = [1, 2, 4] as const;

interface Sold {
  gmv: string;
  gmv_before: string;
  lines: number;
  lines_before: number;
}

/** What some lines sold in a period and in the one before, at what is left after refunds. */
export async function soldIn(db: Db, moments: ReturnType<typeof momentsOf>, which: SQL): Promise<Sold> {
  const { begin, end, beforeBegin, beforeEnd } = moments;
  const [now, before] = [sql`f.at >= ${begin}`, sql`f.at < ${beforeEnd}`];
  const [row] = await jsonRowsOf<Sold>(
    db,
    sql`
    select coalesce(sum(f.amount) filter (where ${now}), 0)::numeric(18, 2)::text gmv,
      coalesce(sum(f.amount) filter (where ${before}), 0)::numeric(18, 2)::text gmv_before,
      count(*) filter (where ${now})::int lines, count(*) filter (where ${before})::int lines_before
    from (select ${saleItems.orderTime} as at, ${shareSql.base} amount from ${saleItems} join ${sales} on ${sales.id} = ${saleItems.orderId}
      where ${saleItems.status} <> 2 and ${sales.orderStatus} in (${sql.join(
        soldStates.map((state) => sql`${state}`),
        sql`, `,
      )}) and ${which}
        and ${saleItems.orderTime} >= ${beforeBegin} and ${saleItems.orderTime} < ${end}) f`,
  );
  return row ?? { gmv: '0.00', gmv_before: '0.00', lines: 0, lines_before: 0 };
}

/** The list of these lines. */
export const soldLink = (days: { from: string; to: string }, more: Record<string, string> = {}): string => {
  const query = new URLSearchParams(more);
  for (const state of soldStates) query.append('orderStatus', String(state));
  query.set('localBeginDay', days.from);
  query.set('localEndDay', days.to);
  return `/order?${query.toString()}`;
};
