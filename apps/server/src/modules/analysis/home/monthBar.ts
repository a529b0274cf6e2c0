import type { homeApi, OutputOf } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import { workOrders } from '../../../tables/trade/order';
import { ordersInSight, type Viewer } from '../../base/sight';

/** How many orders in sight were made in each of the last twelve months, oldest first. */
export async function monthBarOf(db: Db, viewer: Viewer): Promise<OutputOf<typeof homeApi.monthBar>> {
  const rows = await rowsOf<{ x: string; y: number }>(
    db,
    sql`select to_char(month, 'YYYY-MM') x, (select count(*)::int from ${workOrders} where ${ordersInSight(viewer)}
        and ${workOrders.createTime} >= month and ${workOrders.createTime} < month + interval '1 month') y
      from generate_series(date_trunc('month', now()) - interval '11 months', date_trunc('month', now()), interval '1 month') month
      order by month`,
  );
  return { result: rows };
}
