import type { ParsedInputOf, upApi, UpStanding } from '@backlot/contract';
import { and, arrayOverlaps, eq, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { keywordOf, type KeywordWay } from './keyword';
import { poolWarnDays } from '../acts/limits';
import { ups } from '../../../../tables/creators/creator';
import { untouched } from './untouched';

export type UpQuery = ParsedInputOf<typeof upApi.page>;

/** SQL: figures that were collected more than 30 days ago, or never. */
export const hasOldFigures = sql`(${ups.dataTime} is null or ${ups.dataTime} < now() - interval '30 days')`;

const standings: Record<UpStanding, SQL | undefined> = {
  free: isNull(ups.bdId),
  returning: untouched(poolWarnDays),
  blacklisted: sql`${ups.blackFlag}`,
};

/** SQL: the filters of the creator search (domain/peers 1.2). */
export function filterOf(query: UpQuery, way?: KeywordWay): SQL | undefined {
  const { country, webId, upTypeId, platformType, productCategory, authorCategory, starLevel, labelId, ownerId, ageRange } = query;
  return and(
    keywordOf(query.searchValue, way),
    country?.length ? inArray(ups.country, country) : undefined,
    webId?.length ? inArray(ups.webId, webId) : undefined,
    upTypeId?.length ? inArray(ups.upTypeId, upTypeId) : undefined,
    platformType?.length ? arrayOverlaps(ups.platformType, platformType) : undefined,
    productCategory?.length ? arrayOverlaps(ups.productCategory, productCategory) : undefined,
    authorCategory?.length ? arrayOverlaps(ups.authorCategory, authorCategory) : undefined,
    starLevel?.length ? inArray(ups.starLevel, starLevel) : undefined,
    labelId?.length ? sql`${ups.labelIds} && ${sql.param([...labelId])}::bigint[]` : undefined,
    ownerId?.length ? inArray(ups.bdId, ownerId) : undefined,
    ageRange === undefined ? undefined : eq(ups.mainAge, ageRange),
    query.fansMin === undefined ? undefined : gte(ups.fansNum, query.fansMin),
    query.fansMax === undefined ? undefined : lte(ups.fansNum, query.fansMax),
    query.viewsMin === undefined ? undefined : gte(ups.avgViews, query.viewsMin),
    query.viewsMax === undefined ? undefined : lte(ups.avgViews, query.viewsMax),
    query.interactionMin === undefined ? undefined : gte(ups.interactionRate, query.interactionMin),
    query.interactionMax === undefined ? undefined : lte(ups.interactionRate, query.interactionMax),
    query.salesUsdMin === undefined ? undefined : gte(ups.sales30Usd, query.salesUsdMin),
    query.salesUsdMax === undefined ? undefined : lte(ups.sales30Usd, query.salesUsdMax),
    query.priceMin === undefined ? undefined : gte(ups.minPrice, query.priceMin),
    query.priceMax === undefined ? undefined : lte(ups.minPrice, query.priceMax),
    query.femaleMin === undefined ? undefined : gte(ups.femaleRatio, query.femaleMin),
    query.femaleMax === undefined ? undefined : lte(ups.femaleRatio, query.femaleMax),
    query.dataAge === undefined ? undefined : hasOldFigures,
    query.standing === undefined ? undefined : standings[query.standing],
  );
}
