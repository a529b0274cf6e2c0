import * as z from 'zod';
import { countryCode, id, integer, listOf, oneOf, optionalText, text, wholeNumber } from '../core/wire';

/** What a brief asks of a creator, in the order in which it is shown. */
export const fitParts = ['category', 'country', 'fans', 'audience'] as const;
export type FitPart = (typeof fitParts)[number];

/** How a creator stands to one part of a brief; `open` where the brief asks nothing. */
const fitMark = z.enum(['meets', 'not', 'unknown', 'open']);
export type FitMark = z.infer<typeof fitMark>;

/** What an order asks of creators: its product's category, country, followers, audience and the fee it pays at most. */
export const candidateBrief = z.object({
  category: z.string().nullable(),
  country: countryCode(),
  fansMin: integer().nullable(),
  fansMax: integer().nullable(),
  gender: integer().nullable(),
  ages: z.array(z.string()),
  /** Percent of the followers that gender and ages reach at least. */
  share: integer(),
  fee: z.string().nullable(),
  currency: z.string(),
});
export type CandidateBrief = z.infer<typeof candidateBrief>;

/** A creator that may be submitted, or that is in the order already. */
export const candidateRow = z.object({
  id: id(),
  nickname: z.string(),
  upNumber: z.string(),
  fansNum: integer().nullable(),
  interactionRate: z.number().nullable(),
  avgViews: integer().nullable(),
  sales30: z.string().nullable(),
  sales30Currency: z.string().nullable(),
  /** Lowest price, in the currency of the brief. */
  minPrice: z.string().nullable(),
  starLevel: integer().nullable(),
  productCategory: z.array(z.string()),
  femaleRatio: z.number().nullable(),
  /** Share of the followers in the ages of the brief. */
  ageShare: z.number().nullable(),
  fit: z.object({ category: fitMark, country: fitMark, fans: fitMark, audience: fitMark }),
  mine: z.boolean(),
  wished: z.boolean(),
  /** `approvalStatus` of one that is in the order already. */
  approvalStatus: integer().nullable(),
  /** May be submitted now, or again after a rejection. */
  isFree: z.boolean(),
});
export type CandidateRow = z.infer<typeof candidateRow>;

/** What stands beside the list for one creator. */
export const candidateProfile = z.object({
  credibility: integer().nullable(),
  homePageLink: z.string().nullable(),
  age: z.array(z.object({ range: z.string(), ratio: z.number() })),
  dataTime: z.string().nullable(),
  works: z.array(
    z.object({
      id: id(),
      descr: z.string().nullable(),
      link: z.string(),
      postTime: z.string(),
      duration: integer().nullable(),
      views: integer().nullable(),
    }),
  ),
  /** A sample whose content is overdue, with the day it was due. */
  owed: z.object({ goodsName: z.string(), contentDeadline: z.string() }).nullable(),
});

export const candidateSorts = ['fit', 'fansNum', 'avgViews', 'interactionRate', 'sales30', 'minPrice', 'starLevel'] as const;

export const candidateFilter = {
  workOrderId: id(),
  searchValue: optionalText(100).optional(),
  owner: z.enum(['mine', 'pool']).optional(),
  productCategory: listOf(text(64), 20).optional(),
  fansMin: wholeNumber(0, 999_999_999).optional(),
  fansMax: wholeNumber(0, 999_999_999).optional(),
  starLevel: listOf(oneOf([1, 2, 3, 4, 5]), 5).optional(),
  /** Percent. */
  interactionMin: wholeNumber(0, 100).optional(),
  /** Parts of the brief that a creator meets. */
  meets: listOf(z.enum(['category', 'fans', 'audience', 'fee']), 4).optional(),
};
