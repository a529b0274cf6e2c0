import * as z from 'zod';
import { daysBetween } from '../core/daysBetween';
import { endpoint } from '../core/endpoint';
import { exportQuery, pageOf, pageQuery } from '../core/page';
import { ofForm } from '../core/textForm';
import { countryCode, id, integer, money, oneOf, optionalText, wholeNumber } from '../core/wire';

/** What is ranked, by the codes of domain/model 2.3.22. */
export const rankTypes = {
  creatorSales: 1,
  fansGrowth: 2,
  engagement: 3,
  potential: 4,
  goodsSales: 5,
  shopSales: 6,
  hotVideo: 7,
  bdSales: 8,
} as const;
export type RankType = keyof typeof rankTypes;

/** Over which time. An overall list is of the 365 days to its day. */
export const rankPeriods = { daily: 1, weekly: 2, monthly: 3, overall: 4 } as const;
export type RankPeriod = keyof typeof rankPeriods;

/** As many places as a list keeps, and as many as dashboards and merchants see. */
export const mostPlaces = 100;
export const topPlaces = 5;

/** `2026-11-20` of days and overall lists, `2026-W47`, `2026-11`. */
const periodKey = () => z.string().check(ofForm('id', /^\d{4}-(\d{2}-\d{2}|W\d{2}|\d{2})$/));

/** Which list; without a key the newest one. */
const ofList = {
  rankType: oneOf(Object.values(rankTypes)),
  rankPeriod: oneOf(Object.values(rankPeriods)),
  country: countryCode(),
  webId: wholeNumber(1, 99),
  /** A code of the dictionary `productCategory`; all categories without one. */
  category: optionalText(60).optional(),
  periodKey: periodKey().optional(),
};

/** Most days of one history. */
const historyDays = 400;

const filter = {
  ...ofList,
  placeMin: wholeNumber(1, mostPlaces).optional(),
  placeMax: wholeNumber(1, mostPlaces).optional(),
  scoreMin: money().optional(),
  scoreMax: money().optional(),
  /** On the daily list for at least so many days in a row. */
  daysInRow: oneOf([7, 15]).optional(),
  /** Follower tier of a creator: 1 nano, 2 micro, 3 mid, 4 macro, 5 mega. */
  tier: wholeNumber(1, 5).optional(),
};
const sorts = ['rankNo', 'score', 'daysOnList', 'consecutiveDays'] as const;

/** The list that was asked for and those around it. */
const rankList = z.object({
  periodKey: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  /** From six in the morning after its last day on: it never changes again. */
  final: z.boolean(),
  generatedTime: z.string(),
  currency: z.string(),
  /** What a dollar cost when the list was made. */
  perUsd: z.string(),
  previousKey: z.string().nullable(),
  nextKey: z.string().nullable(),
  /** Places that are taken, before filters. */
  placeCount: integer(),
});
export type RankList = z.infer<typeof rankList>;

/** What a score was made of, as it was then; null where a type has no such part, or where this reader is not told. */
const rankFigures = z.object({
  gmv: z.string().nullable(),
  orders: integer().nullable(),
  /** Against the time before, as a share. */
  growth: z.number().nullable(),
  fansInc: integer().nullable(),
  interactionRate: z.number().nullable(),
  medianViews: integer().nullable(),
  likes: integer().nullable(),
  views: integer().nullable(),
  viewsInc: integer().nullable(),
  ageDays: z.number().nullable(),
  approvalRate: z.number().nullable(),
});

const rankRow = z.object({
  /** Of what is ranked: a creator, a product, a merchant, a work or a person. */
  id: id(),
  rankNo: integer(),
  /** Place on the list before; null for who was not on it. */
  prevRank: integer().nullable(),
  name: z.string(),
  /** Handle, merchant or team. */
  second: z.string().nullable(),
  avatar: id().nullable(),
  /** Whose page opens: that of the creator for a work. */
  openId: id(),
  /** This reader may open it. */
  opens: z.boolean(),
  fans: integer().nullable(),
  tier: integer().nullable(),
  starLevel: integer().nullable(),
  /** Dollars, points, followers or views by type; null where this reader is not told. */
  score: z.string().nullable(),
  ...rankFigures.shape,
  daysOnList: integer(),
  consecutiveDays: integer(),
});
export type RankRow = z.infer<typeof rankRow>;

export const rankApi = {
  page: endpoint({
    method: 'GET',
    path: '/main/rank/page',
    summary: 'Places of a ranking list; a merchant sees the first five',
    access: 'rank.query',
    input: pageQuery(filter, sorts),
    output: pageOf(rankRow).extend({ list: rankList.nullable() }),
  }),
  topFive: endpoint({
    method: 'GET',
    path: '/main/rank/topFive',
    summary: 'The first five places of a ranking list with their scores on the lists before',
    access: 'rank.query',
    input: z.strictObject(ofList),
    output: z.object({
      list: rankList.nullable(),
      /** Scores of the lists before and of this one, the oldest first; null where it was not on the list or there was none. */
      rows: z.array(rankRow.extend({ recent: z.array(z.number().nullable()) })),
      /** There are no further places for this reader. */
      isTopOnly: z.boolean(),
    }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/main/rank/history',
    summary: 'How one object stood on the lists of some days',
    access: 'rank.get',
    input: daysBetween(
      { rankType: ofList.rankType, country: ofList.country, webId: ofList.webId, category: ofList.category, objectId: id() },
      historyDays,
    ),
    output: z.object({
      /** Days with a list, the oldest first; a day that is missing had none. The place is null where the object was not on it. */
      rows: z.array(z.object({ day: z.string(), rankNo: integer().nullable(), score: z.string().nullable() })),
    }),
  }),
  export: endpoint({
    method: 'POST',
    path: '/main/rank/export',
    summary: 'Export the places to the download centre',
    access: 'rank.export',
    input: exportQuery(filter, sorts),
    output: z.strictObject({ id: id() }),
  }),
};
