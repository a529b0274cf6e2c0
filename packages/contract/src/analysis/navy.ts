import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { pageOf, pageQuery } from '../core/page';
import { id, integer, oneOf, wholeNumber } from '../core/wire';

/** Days back, whole days that end yesterday; signs are looked for in no more. */
export const navyRanges = [3, 7, 30] as const;

/** Signs of bought or coordinated comments, looked for among all that a channel has of the last month. A comment with two of them is suspected. */
export const navySigns = ['sameWords', 'burst', 'manyWorks', 'emptyProfile'] as const;
export type NavySign = (typeof navySigns)[number];

/** What has to come together before it counts as a sign. */
export const navyLimits = {
  /** Authors who write the same words. */
  authors: 3,
  /** Letters that words need to be told apart from a greeting. */
  letters: 6,
  /** Comments under one work in the same five minutes. */
  burst: 6,
  /** Works, and creators they are of, that one account writes under. */
  works: 5,
  creators: 3,
  /** Signs of a comment that is suspected. */
  signs: 2,
} as const;

const scope = {
  webId: wholeNumber(1, 99).optional(),
  upId: id().optional(),
  workId: id().optional(),
  range: oneOf([...navyRanges]).default(30),
};

const counted = { comments: integer(), suspected: integer() };
const signs = z.object({ sameWords: integer(), burst: integer(), manyWorks: integer(), emptyProfile: integer() });

const navyAccount = z.object({
  /** The channel's id of the account, and its name where the channel tells no id. */
  key: z.string(),
  webId: integer(),
  platformId: z.string().nullable(),
  name: z.string(),
  comments: integer(),
  suspected: integer(),
  works: integer(),
  creators: integer(),
  signs: z.array(z.enum(navySigns)),
  /** One of the suspected comments. */
  sampleId: id(),
  sample: z.string(),
  lastTime: z.string(),
  isBlack: z.boolean(),
});
export type NavyAccount = z.infer<typeof navyAccount>;

/** Bought or coordinated commenters: estimates from signs, never a judgement of a person. */
export const navyApi = {
  overview: endpoint({
    method: 'GET',
    path: '/main/navy/overview',
    summary: 'Estimated share of suspected comments by day, channel, creator and work, with the signs they have',
    access: 'navy_statistics.query',
    input: z.strictObject(scope),
    output: z.object({
      fromDay: z.string(),
      toDay: z.string(),
      timeZone: z.string(),
      ...counted,
      signs,
      days: z.array(z.object({ day: z.string(), ...counted })),
      channels: z.array(z.object({ webId: integer(), ...counted })),
      /** Those with most suspected comments. */
      creators: z.array(z.object({ id: id(), name: z.string(), ...counted })),
      works: z.array(z.object({ id: id(), title: z.string(), ...counted })),
      /** When comments were looked through last; null where they never were. */
      dataTime: z.string().nullable(),
    }),
  }),
  accounts: endpoint({
    method: 'GET',
    path: '/main/navy/accounts',
    summary: 'The accounts behind suspected comments, those with most of them first',
    access: 'navy_statistics.query',
    input: pageQuery({ ...scope, sign: z.enum(navySigns).optional() }, ['suspected']),
    output: pageOf(navyAccount),
  }),
};
