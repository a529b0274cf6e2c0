import type { OutputOf, upApi } from '@backlot/contract';
import { and, asc, between, eq } from 'drizzle-orm';
import type { Db } from '../../../../../db/database';
import { presentAmount } from '../../../../system/country';
import { type Viewer } from '../../../../base/sight';
import { upMetricDaily } from './tables';

interface Asked {
  id: string;
  from: string;
  to: string;
}

/** The days of a creator that are known, oldest first; a merchant sees ratios only (domain/model 2.5). */
export async function trendOf(db: Db, { id, from, to }: Asked, { persona }: Viewer): Promise<OutputOf<typeof upApi.trend>> {
  const days = await db
    .select()
    .from(upMetricDaily)
    .where(and(eq(upMetricDaily.upId, id), between(upMetricDaily.statDate, from, to)))
    .orderBy(asc(upMetricDaily.statDate));
  const ratiosOnly = persona === 'shop';
  return {
    ratiosOnly,
    rows: days.map((day) => (ratiosOnly ? { ...unseen, statDate: day.statDate, interactionRate: day.interactionRate } : present(day))),
  };
}

const unseen = {
  fans: null,
  fansInc: null,
  likes: null,
  works: null,
  worksInc: null,
  views: null,
  avgViews: null,
  gmv: null,
  orders: null,
  currency: null,
};

const present = ({ views30, gmv, currency, ...day }: typeof upMetricDaily.$inferSelect) => ({
  ...day,
  views: views30,
  gmv: currency === null ? gmv : presentAmount(gmv, currency),
  currency,
});
