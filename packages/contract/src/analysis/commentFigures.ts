import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { id, integer, listOf, oneOf, wholeNumber } from '../core/wire';
import { commentLanguages } from './keyword';

/** Ranges of figures in days: today so far, or whole days that end yesterday. */
export const commentRanges = [1, 3, 7, 30, 60, 90] as const;

const scope = z.strictObject({
  webId: listOf(wholeNumber(1, 99), 20).optional(),
  upId: id().optional(),
  workId: id().optional(),
  range: oneOf([...commentRanges]).default(30),
});

const shares = z.object({ positive: integer(), neutral: integer(), negative: integer() });

/** What stands beside every figure that is read out of words. */
const estimate = z.object({
  method: z.string(),
  version: integer(),
  /** Least agreement with readers in percent that is held by a test: of zh, en, vi, th, and of the others. */
  agreement: z.object({ main: integer(), other: integer() }),
});

export const commentFigures = {
  overview: endpoint({
    method: 'GET',
    path: '/main/comment/overview',
    summary: 'Sentiment by day, languages and what needs a look, hidden comments left out',
    access: 'commentInfo.query',
    input: scope,
    output: z.object({
      fromDay: z.string(),
      toDay: z.string(),
      timeZone: z.string(),
      /** Days without comments are left out. */
      days: z.array(shares.extend({ day: z.string() })),
      now: shares,
      /** The period of the same length before. */
      before: shares,
      languages: z.array(z.object({ lang: z.enum(commentLanguages), comments: integer() })),
      /** Since yesterday; `usual` is what a day had on average in the 28 days before. */
      look: z.object({
        comments: integer(),
        fromDay: z.string(),
        complaints: z.array(z.object({ kind: z.string(), comments: integer(), usual: z.number() })),
        blackFans: integer(),
      }),
      estimate,
      dataTime: z.string().nullable(),
    }),
  }),
  cloud: endpoint({
    method: 'GET',
    path: '/main/comment/cloud',
    summary: 'The 100 words that stand out in a period, hidden comments left out',
    access: 'commentInfo.query',
    input: scope,
    output: z.object({
      comments: integer(),
      words: z.array(
        z.object({
          word: z.string(),
          comments: integer(),
          weight: z.number(),
          /** -1, 0 or 1: what most comments with it feel, where they feel more than the rest. */
          tone: integer(),
        }),
      ),
      estimate,
      dataTime: z.string().nullable(),
    }),
  }),
};
