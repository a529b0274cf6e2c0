import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { saleItems, sales } from '../../../tables/money/order';
import type { CollectCounts } from '../../../tables/collection/queue';
import { isSold, shareSql } from '../../money/order';
import { hearResults, type HeardLive } from '../../trade/live';
import type { SampleContent } from '../connectors';

/** Code of the dictionary `salesType`: sold in a live. */
const inLive = 2;

/** A live, and what the channel says of it. */
export interface ToldLive {
  live: HeardLive;
  content: SampleContent;
  dataTime: Date;
}

/** Viewers as the channel counts them, orders and sales as its kept orders add up to: what one can open is what is told. */
export async function keepLives(tx: Db, told: readonly ToldLive[]): Promise<CollectCounts> {
  const counts = { read: told.length, added: 0, changed: 0, skipped: 0 };
  for (const { live, content, dataTime } of told) {
    const isNew = await hearResults(tx, live.id, { viewers: content.views, ...(await soldIn(tx, live, content)), dataTime });
    counts[isNew ? 'changed' : 'skipped'] += 1;
  }
  return counts;
}

async function soldIn(tx: Db, { upId, webId, currency }: HeardLive, { contentId }: SampleContent) {
  const [sold] = await tx
    .select({
      orders: sql<number>`count(distinct ${sales.id})::int`,
      gmv: sql<string>`coalesce(sum(${shareSql.base}), 0)::numeric(18, 2)::text`,
    })
    .from(saleItems)
    .innerJoin(sales, and(eq(sales.id, saleItems.orderId), isSold))
    .where(
      and(
        eq(saleItems.upId, upId),
        eq(saleItems.salesType, inLive),
        eq(saleItems.contentId, contentId),
        eq(sales.orderSource, webId),
        eq(sales.currency, currency),
      ),
    );
  return sold ?? { orders: 0, gmv: '0' };
}
