import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { integer, nothing, text } from '../core/wire';
import { boardPeriod } from './boardShapes';

/** A figure of the home page, computed from rows, with the money that belongs to it by currency. `key` is one the console words. */
export const homeTile = z.object({
  key: z.string(),
  value: z.number(),
  of: z.number().nullable(),
  amounts: z.array(z.object({ currency: z.string(), amount: z.string() })),
  link: z.string().nullable(),
});
export type HomeTile = z.infer<typeof homeTile>;

/** Work that waits for this person: how many rows the list behind the link has, and since when the oldest waits. `key` is one the console words. */
export const homeTask = z.object({ key: z.string(), count: integer().positive(), since: z.string().nullable(), link: z.string() });
export type HomeTask = z.infer<typeof homeTask>;

/** News for this person, newest first. */
export const homeItem = z.object({ key: z.string(), title: z.string(), time: z.string(), link: z.string().nullable() });

/** A figure of how it goes; `key` is one the console words. Counts and money are texts, exact as on every list. */
export const homeFigure = z.object({
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
export const homeKinds = ['countries', 'merchant', 'month', 'collection'] as const;

export const homeResults = z.object({
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

export const homeApi = {
  results: endpoint({
    method: 'GET',
    path: '/main/home/results',
    summary: 'How it goes for this person by role: countries side by side, a merchant’s sales, the month of finance, the collection',
    access: 'session',
    input: z.strictObject(boardPeriod),
    output: homeResults,
  }),
  summary: endpoint({
    method: 'GET',
    path: '/main/home/summary',
    summary: 'Figures, waiting work and news of this person for one application',
    access: 'session',
    input: z.strictObject({ application: text(64) }),
    output: z.object({
      tiles: z.array(homeTile),
      /** Null for people whose role has no work to wait for here. */ tasks: z.array(homeTask).nullable(),
      items: z.array(homeItem),
      dataTime: z.string(),
    }),
  }),
  menuCounts: endpoint({
    method: 'GET',
    path: '/main/home/menuCounts',
    summary: 'How much waits for this person behind each entry of the menu, by menu code; counted up to 100, entries with nothing left out',
    access: 'session',
    input: nothing(),
    output: z.record(z.string(), integer().positive()),
  }),
};
