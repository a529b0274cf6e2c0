import { sampleLife } from '@backlot/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import { presentTime } from '../../../db/presentTime';
import { sampleShippings } from '../../../tables/trade/sample';

const windowDays = 90;

const { completeTime, contentDeadline } = sampleShippings;

/** What became of a creator's samples in 90 days: completed ones among those whose content came or is overdue (domain/metrics 5.2). */
export async function fulfilmentOf(db: Db, upId: string) {
  const since = sql`now() - ${`${windowDays} days`}::interval`;
  const counting = (which: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${which})::int`;
  const [found] = await db
    .select({
      completed: counting(sql`${inState(sampleLife, sampleShippings, 'completed')} and ${completeTime} >= ${since}`),
      overdue: counting(sql`${inState(sampleLife, sampleShippings, 'overdue')} and ${contentDeadline} >= ${since}`),
    })
    .from(sampleShippings)
    .where(and(eq(sampleShippings.upId, upId)));
  const { completed = 0, overdue = 0 } = found ?? {};
  const rate = completed + overdue === 0 ? null : completed / (completed + overdue);
  return { completed, overdue, rate, dataTime: presentTime(new Date()) };
}
