import * as z from 'zod';
import { channelIds } from './channel';
import { batchResult, crud, mostMatching } from '../core/crud';
import { daysBetween } from '../core/daysBetween';
import { endpoint } from '../core/endpoint';
import { imports } from '../core/imports';
import { pageOf, pageQuery } from '../core/page';
import {
  countryCode,
  day,
  id,
  integer,
  link,
  listOf,
  longText,
  money,
  noData,
  oneOf,
  optionalText,
  text,
  whole,
  wholeNumber,
} from '../core/wire';
import { historyRow, reference } from '../core/history';

/** A creator in lists: figures of the last snapshot; unknown ones are null, never 0. */
const upShape = {
  webId: integer(),
  platformId: z.string(),
  upNumber: z.string(),
  nickname: z.string(),
  upTypeId: integer(),
  country: countryCode(),
  platformType: z.array(integer()),
  productCategory: z.array(z.string()),
  authorCategory: z.array(z.string()),
  homePageLink: z.string(),
  avatar: id().nullable(),
  starLevel: integer().nullable(),
  fansNum: integer().nullable(),
  likesNum: integer().nullable(),
  /** Videos among the works. */
  videosNum: integer().nullable(),
  worksNum: integer().nullable(),
  /** Ratio: 0.0523 is 5.23 %. */
  interactionRate: z.number().nullable(),
  avgViews: integer().nullable(),
  avgLikes: integer().nullable(),
  sales30: z.string().nullable(),
  sales30Currency: z.string().nullable(),
  femaleRatio: z.number().nullable(),
  minPrice: z.string().nullable(),
  labels: z.array(reference),
  owner: reference.nullable(),
  blackFlag: z.boolean(),
  extractTestStatus: integer(),
  dataTime: z.string().nullable(),
  createTime: z.string(),
  /** Who added it; null for a merchant, and where nobody did. */
  createUser: reference.nullable(),
};

export const upRow = z.object({ id: id(), version: integer(), can: z.array(z.string()), ...upShape });
export type UpRow = z.infer<typeof upRow>;

/** How to reach a creator; the value is masked without `showContact`. */
export const upContact = z.object({ contactType: z.string(), contactValue: z.string(), isPrimary: z.boolean() });
export const upPrice = z.object({
  priceTitle: z.string(),
  priceInfo: z.string(),
  amount: z.string().nullable(),
  currency: z.string().nullable(),
  unit: z.string().nullable(),
});

/** `source`: 1 platform API, 2 vendor, 3 import, 4 estimated from comments; `confidence`: 1 high, 2 medium, 3 low. */
const audienceOrigin = z.object({
  snapshotDate: z.string(),
  source: whole(1, 4),
  confidence: whole(1, 3),
  sampleSize: integer().nullable(),
});

export const upDetail = upRow.extend({
  bio: z.string().nullable(),
  medianViews: integer().nullable(),
  age: z.array(z.object({ range: z.string(), ratio: z.number() })),
  /** Where the shares of the followers come from; null when nobody told them. */
  audience: audienceOrigin.nullable(),
  /** Where `sales30` comes from: 1 own orders, 2 a channel or a vendor. */
  sales30Source: integer(),
  /** Sold with it through own orders, and places that were fulfilled; null for merchants. */
  gmv: z.string().nullable(),
  fulfilledNum: integer().nullable(),
  blackReason: z.string().nullable(),
  contactsVisible: z.boolean(),
  contacts: z.array(upContact),
  prices: z.array(upPrice),
});
export type UpDetail = z.infer<typeof upDetail>;

const many = (max: number) => listOf(text(32), max).optional();
const count = () => wholeNumber(0, 100_000_000_000).optional();
const ratio = () => z.coerce.number().min(0).max(1).optional();

/**
 * How it stands with a creator: nobody owns it, its owner was warned that it returns to the pool (no follow-up for 53
 * days), or it is blacklisted.
 */
export const upStandings = ['free', 'returning', 'blacklisted'] as const;
export type UpStanding = (typeof upStandings)[number];

/** Codes of the dictionary `platformType`. */
const platformTypes = [1, 2, 3, 4, 5] as const;

/** Every filter of the creator search. `searchValue` also takes up to 500 ids or links, one a line. */
export const upFilter = {
  searchValue: z.string().max(40_000).optional(),
  country: listOf(countryCode(), 6).optional(),
  webId: listOf(oneOf(channelIds), 20).optional(),
  upTypeId: listOf(oneOf([1, 2, 3, 4]), 4).optional(),
  platformType: listOf(oneOf(platformTypes), 5).optional(),
  productCategory: many(50),
  authorCategory: many(50),
  fansMin: count(),
  fansMax: count(),
  viewsMin: count(),
  viewsMax: count(),
  interactionMin: ratio(),
  interactionMax: ratio(),
  salesUsdMin: money().optional(),
  salesUsdMax: money().optional(),
  priceMin: money().optional(),
  priceMax: money().optional(),
  femaleMin: ratio(),
  femaleMax: ratio(),
  ageRange: text(8).optional(),
  starLevel: listOf(oneOf([1, 2, 3, 4, 5]), 5).optional(),
  labelId: listOf(id(), 20).optional(),
  ownerId: listOf(id(), 50).optional(),
  /** Creators whose figures are older than 30 days, or were never collected. */
  dataAge: z.literal('old').optional(),
  standing: z.enum(upStandings).optional(),
};

const sortFields = ['createTime', 'fansNum', 'avgViews', 'interactionRate', 'sales30', 'starLevel', 'nickname'] as const;

const upDraft = {
  webId: oneOf(channelIds),
  platformId: text(128),
  upNumber: text(128),
  nickname: text(200),
  upTypeId: whole(1, 4),
  country: countryCode(),
  /** Left out, it stays as it is. */
  platformType: z.array(oneOf(platformTypes)).max(5).optional(),
  productCategory: z.array(text(32)).max(5),
  authorCategory: z.array(text(32)).max(5),
  homePageLink: link(),
  bio: longText(2000).optional(),
  contacts: z
    .array(z.strictObject({ contactType: text(20), contactValue: text(200), isPrimary: z.boolean() }))
    .min(1)
    .max(5),
  prices: z
    .array(
      z.strictObject({
        priceTitle: text(100),
        priceInfo: text(500),
        amount: money().optional(),
        currency: z.string().length(3).optional(),
        unit: text(20).optional(),
      }),
    )
    .max(5),
  labelIds: z.array(id()).min(1).max(20),
  /** Proof that the extraction test passed for this link (1033002 without it). */
  testId: id().optional(),
  /** Figures that an administrator vouches for, where the test said that nothing can be asked. */
  vouched: z
    .strictObject({
      fansNum: wholeNumber(0, 100_000_000_000),
      likesNum: count(),
      worksNum: count(),
      avgViews: count(),
      interactionRate: ratio(),
    })
    .optional(),
};

const {
  page,
  add,
  edit,
  delete: remove,
  export: exportRows,
} = crud({ path: 'up', permission: 'upLibrary', noun: 'creator', row: upShape, draft: upDraft, filter: upFilter, sort: sortFields });
const matchingQuery = pageQuery(upFilter, sortFields).omit({ pageNo: true, pageSize: true });
const matching = z.object({ ids: z.array(id()), totalRows: integer() });
const key = z.strictObject({ id: id() });
const ids = z.array(id()).min(1).max(100);

export const upWork = z.object({
  id: id(),
  link: z.string(),
  descr: z.string().nullable(),
  duration: integer().nullable(),
  postLocation: z.string().nullable(),
  postTime: z.string(),
  hashtags: z.array(z.string()),
  views: integer().nullable(),
  likes: integer().nullable(),
  comments: integer().nullable(),
  shares: integer().nullable(),
  addedByLink: z.boolean(),
});

/** `searchValue` is looked for in the text and in the hashtags. */
const workFilter = {
  searchValue: optionalText(100).optional(),
  addedByLink: z.stringbool().optional(),
  isCommerce: z.stringbool().optional(),
};
export const workSorts = ['postTime', 'views', 'likes', 'comments', 'shares'] as const;

/** Most days of one trend. */
const trendDays = 400;

/** Days from the first to the last, both included. */
const trendRange = daysBetween({ id: id() }, trendDays);

/** The figures of a creator on one day of its country; unknown ones are null. */
export const upDay = z.object({
  statDate: z.string(),
  fans: integer().nullable(),
  /** Against the day before. */
  fansInc: integer().nullable(),
  likes: integer().nullable(),
  works: integer().nullable(),
  worksInc: integer().nullable(),
  /** Of the works of the last 30 days. */
  views: integer().nullable(),
  interactionRate: z.number().nullable(),
  avgViews: integer().nullable(),
  /** Sales of the last 30 days. */
  gmv: z.string().nullable(),
  orders: integer().nullable(),
  currency: z.string().nullable(),
});

export const upApi = {
  page,
  add,
  edit,
  delete: remove,
  export: exportRows,
  game: endpoint({
    method: 'GET',
    path: '/main/up/game',
    summary: 'List game creators',
    access: 'upGame.query',
    input: pageQuery(upFilter, sortFields),
    output: pageOf(upRow),
  }),
  pool: endpoint({
    method: 'GET',
    path: '/main/up/pool',
    summary: 'List creators that nobody owns',
    access: 'upPool.query',
    input: pageQuery(upFilter, sortFields),
    output: pageOf(upRow),
  }),
  matching: endpoint({
    method: 'GET',
    path: '/main/up/matching',
    summary: `Ids of every matching creator of the library; refused with 1020004 above ${mostMatching}`,
    access: 'upLibrary.query',
    input: matchingQuery,
    output: matching,
  }),
  matchingGame: endpoint({
    method: 'GET',
    path: '/main/up/matchingGame',
    summary: `Ids of every matching game creator; refused with 1020004 above ${mostMatching}`,
    access: 'upGame.query',
    input: matchingQuery,
    output: matching,
  }),
  matchingPool: endpoint({
    method: 'GET',
    path: '/main/up/matchingPool',
    summary: `Ids of every matching creator that nobody owns; refused with 1020004 above ${mostMatching}`,
    access: 'upPool.query',
    input: matchingQuery,
    output: matching,
  }),
  unmatched: endpoint({
    method: 'GET',
    path: '/main/up/unmatched',
    summary: 'Which of the ids, handles or links in searchValue match no creator of a list; empty for a keyword',
    access: 'upLibrary.query',
    input: matchingQuery.extend({ list: z.enum(['library', 'game', 'pool']).default('library') }),
    output: z.object({ terms: z.array(z.string()) }),
  }),
  ...imports({ path: 'up', permission: 'upLibrary.import', noun: 'creators' }),
  detail: endpoint({
    method: 'GET',
    path: '/main/up/detail',
    summary: 'Read one creator',
    access: 'upDetail.get',
    input: key,
    output: upDetail,
  }),
  trend: endpoint({
    method: 'GET',
    path: '/main/up/trend',
    summary: `Figures of a creator by day, oldest first, at most ${trendDays} days; days without data are left out, merchants get ratios only`,
    access: 'upDetail.get',
    input: trendRange,
    output: z.object({ ratiosOnly: z.boolean(), rows: z.array(upDay) }),
  }),
  testExtract: endpoint({
    method: 'POST',
    path: '/main/up/testExtract',
    summary: 'Fetch a creator once through a connector before saving; answers within 30 seconds',
    access: 'upLibrary.testExtract',
    input: z.strictObject({ webId: oneOf(channelIds), homePageLink: link() }),
    output: z.object({
      testId: id(),
      found: upRow
        .pick({
          platformId: true,
          upNumber: true,
          nickname: true,
          fansNum: true,
          likesNum: true,
          worksNum: true,
          avgViews: true,
          interactionRate: true,
        })
        .nullable(),
      /** Whether the channel has a connector that can be asked. */
      hasConnector: z.boolean(),
      /** Whether this person may vouch for the figures instead. */
      mayVouch: z.boolean(),
    }),
  }),
  claim: endpoint({
    method: 'POST',
    path: '/main/up/claim',
    summary: 'Take creators from the public pool; at most 500 each',
    access: 'upPool.claim',
    input: z.strictObject({ ids }),
    output: batchResult,
  }),
  release: endpoint({
    method: 'POST',
    path: '/main/up/release',
    summary: 'Give own creators back to the public pool',
    access: 'upLibrary.release',
    input: z.strictObject({ ids }),
    output: batchResult,
  }),
  owners: endpoint({
    method: 'GET',
    path: '/main/up/owners',
    summary: 'BDs in scope: whom creators belong to or can be handed over to',
    access: 'upLibrary.query',
    input: z.strictObject({ searchValue: optionalText(60).optional() }),
    output: z.array(reference),
  }),
  transfer: endpoint({
    method: 'POST',
    path: '/main/up/transfer',
    summary: 'Hand creators over to another BD',
    access: 'upLibrary.transfer',
    input: z.strictObject({ ids, bdId: id(), withSubmissions: z.boolean() }),
    output: batchResult,
  }),
  batchLabel: endpoint({
    method: 'POST',
    path: '/main/up/batchLabel',
    summary: 'Add and remove labels of several creators',
    access: 'upLibrary.batchLabel',
    input: z.strictObject({ ids, add: z.array(id()).max(20), remove: z.array(id()).max(20) }),
    output: batchResult,
  }),
  setStar: endpoint({
    method: 'POST',
    path: '/main/up/setStar',
    summary: 'Set a star level by hand, or null for the computed one',
    access: 'upDetail.setStar',
    input: z.strictObject({ id: id(), starManual: whole(1, 5).nullable(), until: day().optional() }),
    output: noData(),
  }),
  black: endpoint({
    method: 'POST',
    path: '/main/up/black',
    summary: 'Put a creator on the blacklist, or take it off',
    access: 'upDetail.black',
    input: z.strictObject({ id: id(), blackFlag: z.boolean(), reason: optionalText(200) }),
    output: noData(),
  }),
  erase: endpoint({
    method: 'POST',
    path: '/main/up/erase',
    summary: 'Erase what is known of a creator who asks for it, for good; money, audit and counts stay under a pseudonym',
    access: 'upDetail.erase',
    input: z.strictObject({ id: id(), reason: text(200) }),
    output: noData(),
  }),
  works: endpoint({
    method: 'GET',
    path: '/main/up/works',
    summary: 'Works of a creator',
    access: 'upDetail.get',
    input: pageQuery({ upId: id(), ...workFilter }, workSorts),
    output: pageOf(upWork),
  }),
  games: endpoint({
    method: 'GET',
    path: '/main/up/games',
    summary: 'Games that the works of a creator are about, most works first',
    access: 'upDetail.get',
    input: key,
    output: z.array(
      z.object({ game: reference, works: integer(), views: integer().nullable(), likes: integer().nullable(), lastPostTime: z.string() }),
    ),
  }),
  addWork: endpoint({
    method: 'POST',
    path: '/main/up/addWork',
    summary: 'Add a work by link; at most 10 per creator',
    access: 'upDetail.edit',
    input: z.strictObject({ upId: id(), link: link() }),
    output: key,
  }),
  removeWork: endpoint({
    method: 'POST',
    path: '/main/up/removeWork',
    summary: 'Remove a work that was added by link',
    access: 'upDetail.edit',
    input: key,
    output: noData(),
  }),
  cooperation: endpoint({
    method: 'GET',
    path: '/main/up/cooperation',
    summary: 'Orders that a creator was submitted to',
    access: 'upDetail.get',
    input: key,
    output: z.array(
      z.object({
        workOrderUpId: id(),
        workOrder: reference,
        workOrderNo: z.string(),
        approvalStatus: integer(),
        cooperationStatus: integer(),
        createTime: z.string(),
      }),
    ),
  }),
  history: endpoint({
    method: 'GET',
    path: '/main/up/history',
    summary: 'What happened to a creator',
    access: 'upDetail.get',
    input: key,
    output: z.array(historyRow),
  }),
};
