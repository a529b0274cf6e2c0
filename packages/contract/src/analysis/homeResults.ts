import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { integer } from '../core/wire';
import { boardPeriod } from './boardShapes';

/** A figure of how it goes; `key` is one the console words. Counts and money are texts, exact as on every list. */
const homeFigure = z.object({
  key: z.string(),
  now: z.string(),
  /** In the period before; null for what is counted as it stands. */
  before: z.string().nullable(),
  /** What it is part of. */
  of: integer().nullable(),
  /** Set where it is money. */
  currency: z.string().nullable(),
  /** Money that belongs to it, by currency. */
  amounts: z.array(z.object({ currency: z.string(), amount: z.string() })),
  /** Since when the oldest of the rows waits. */
  since: z.string().nullable(),
  /** The list with exactly these rows, for those who may open it. */
  link: z.string().nullable(),
});
export type HomeFigure = z.infer<typeof homeFigure>;

/** What kinds of people there are to whom something of their own is shown. */
const homeKinds = ['countries', 'merchant', 'month', 'collection'] as const;

const homeResults = z.object({
  /** Null for people whose boards tell them how it goes. */
  kind: z.enum(homeKinds).nullable(),
  fromDay: z.string(),
  toDay: z.string(),
  beforeFromDay: z.string(),
  beforeToDay: z.string(),
  dataTime: z.string(),
  /** The countries side by side; one group without a key otherwise. Groups have the same figures in the same order. */
  groups: z.array(z.object({ key: z.string().nullable(), figures: z.array(homeFigure) })),
});
export type HomeResults = z.infer<typeof homeResults>;

/** How it goes, on the home page: apart from what waits, which is there first. */
export const homeResultsApi = {
  results: endpoint({
    method: 'GET',
    path: '/main/home/results',
    summary: 'How it goes for this person by role: countries side by side, a merchant’s sales, the month of finance, the collection',
    access: 'session',
    input: z.strictObject(boardPeriod),
    output: homeResults,
  }),
};
