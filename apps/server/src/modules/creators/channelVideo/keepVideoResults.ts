import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { videoResults } from '../../../tables/creators/videoResult';

interface Told {
  webId: number;
  shopId: string;
  /** Results in another currency are left out. */
  currency: string;
  /** Days that the results are of, both included. */
  from: string;
  to: string;
  results: readonly {
    platformWorkId: string;
    gmv: string;
    currency: string;
    orders: number;
    unitsSold: number;
    views: number;
    clickRate: number | null;
  }[];
  dataTime: Date;
}

/** Keeps what videos sold for a shop, as its channel counts; what was told later stays. */
export async function keepVideoResults(tx: Db, { webId, shopId, currency, from, to, results, dataTime }: Told): Promise<void> {
  const own = results.filter((result) => result.currency === currency);
  if (own.length === 0) return;
  await tx
    .insert(videoResults)
    .values(own.map((result) => ({ ...result, webId, shopId, fromDay: from, toDay: to, dataTime })))
    .onConflictDoUpdate({
      target: [videoResults.webId, videoResults.platformWorkId, videoResults.shopId],
      set: {
        fromDay: sql`excluded.from_day`,
        toDay: sql`excluded.to_day`,
        currency: sql`excluded.currency`,
        gmv: sql`excluded.gmv`,
        orders: sql`excluded.orders`,
        unitsSold: sql`excluded.units_sold`,
        views: sql`excluded.views`,
        clickRate: sql`excluded.click_rate`,
        dataTime: sql`excluded.data_time`,
      },
      setWhere: sql`${videoResults.dataTime} <= excluded.data_time`,
    });
}
