import { type RankPeriod, rankPeriods, type RankType, rankTypes } from '@backlot/contract';

/** The name of a type's code: 1 is `creatorSales`. */
export const typeOf = (code: number): RankType =>
  (Object.keys(rankTypes) as RankType[]).find((name) => rankTypes[name] === code) ?? 'creatorSales';

/** The name of a period's code. */
export const periodOf = (code: number): RankPeriod =>
  (Object.keys(rankPeriods) as RankPeriod[]).find((name) => rankPeriods[name] === code) ?? 'daily';

/** Their score is money in dollars. */
export const isMoney = (type: RankType): boolean => ['creatorSales', 'goodsSales', 'shopSales', 'bdSales'].includes(type);

/** Their score is points of 0 to 100. */
export const isPoints = (type: RankType): boolean => type === 'engagement' || type === 'potential';

/** They rank creators. */
export const isOfCreators = (type: RankType): boolean => ['creatorSales', 'fansGrowth', 'engagement', 'potential'].includes(type);
