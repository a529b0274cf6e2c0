import type { ParsedInputOf, upApi } from '@backlot/contract';
import { and, arrayOverlaps, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { keywordOf, type KeywordWay } from './keyword';
import { ups } from './tables';

export type UpQuery = ParsedInputOf<typeof upApi.page>;

/** SQL: the filters of the creator search (domain/peers 1.2). */
export function filterOf(query: UpQuery, way?: KeywordWay): SQL | undefined {
  const { country, webId, upTypeId, productCategory, authorCategory, starLevel, labelId, ownerId, ageRange } = query;
  return and(
    keywordOf(query.searchValue, way),
    country?.length ? inArray(ups.country, country) : undefined,
    webId?.length ? inArray(ups.webId, webId) : undefined,
    upTypeId?.length ? inArray(ups.upTypeId, upTypeId) : undefined,
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
  );
}
