import { and, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { ups } from '../../../../tables/creators/creator';

/** SQL: creators whose owner has not followed up for some days (domain/life-cycles 3.16). */
export const untouched = (days: number): SQL | undefined =>
  and(isNotNull(ups.bdId), ne(ups.status, 2), lt(ups.lastFollowTime, sql`now() - ${`${days} days`}::interval`));
