import * as z from 'zod';
import { integer, listOf, oneOf, wholeNumber } from '../core/wire';

/** Age ranges of followers. */
export const ageRanges = ['13-17', '18-24', '25-34', '35-44', '45-54', '55+'] as const;
export type AgeRange = (typeof ageRanges)[number];

/** The share of followers that a wished audience has at least, in percent, where nothing else is said. */
export const usualAudienceShare = 60;

/** Which creators an order or demand form asks for; what is not said is open. */
export const wantedShape = {
  /** Followers, from and to. */
  wantFansMin: integer().nullable(),
  wantFansMax: integer().nullable(),
  /** Whom most followers are: 1 women, 2 men. */
  wantGender: integer().nullable(),
  /** Age ranges that most followers belong to. */
  wantAges: z.array(z.enum(ageRanges)),
  /** What "most" means, in percent; 60 where nothing is said. */
  wantShare: integer().nullable(),
};

/** The same, as it is written. */
export const wantedDraft = {
  wantFansMin: wholeNumber(0, 999_999_999).optional(),
  wantFansMax: wholeNumber(0, 999_999_999).optional(),
  wantGender: oneOf([1, 2]).optional(),
  wantAges: listOf(z.enum(ageRanges), 6).optional(),
  wantShare: wholeNumber(1, 100).optional(),
};
