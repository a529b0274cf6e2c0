import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { reference } from '../core/history';
import { exportQuery, pageOf, pageQuery } from '../core/page';
import { id, integer, listOf, oneOf, optionalText, wholeNumber } from '../core/wire';

/** Days back in which works of a list were posted. */
export const workDays = [1, 3, 7, 30, 60, 90, 365] as const;

/** A work with how it does; unknown counts are null. */
const workShape = {
  id: id(),
  webId: integer(),
  up: reference,
  link: z.string(),
  descr: z.string().nullable(),
  duration: integer().nullable(),
  postTime: z.string(),
  hashtags: z.array(z.string()),
  views: integer().nullable(),
  likes: integer().nullable(),
  comments: integer().nullable(),
  shares: integer().nullable(),
  favorites: integer().nullable(),
  /** (Likes + comments + shares) per view. */
  interactionRate: z.number().nullable(),
  isCommerce: z.boolean(),
  /** 1 normal, 2 deleted, 3 private. */
  workStatus: integer(),
  /** Views won in the 24 hours before the newest snapshot; null where there is none before. */
  gained24: integer().nullable(),
  dataTime: z.string().nullable(),
};

const sold = {
  /** Of own orders that came by it, at what is left after refunds. */
  sales: z.string(),
  orders: integer(),
  currency: z.string(),
};

/** In the analysis of its creator: with the views of its snapshots, oldest first. */
export const listedWork = z.object({
  ...workShape,
  ...sold,
  spark: z.array(integer()),
  isViral: z.boolean(),
});
export type ListedWork = z.infer<typeof listedWork>;

export const workRow = z.object(workShape);
export type WorkRow = z.infer<typeof workRow>;

const filter = {
  searchValue: optionalText(100).optional(),
  upId: id().optional(),
  webId: listOf(wholeNumber(1, 99), 20).optional(),
  hashtag: optionalText(100).optional(),
  isCommerce: oneOf([0, 1]).optional(),
  viewsMin: wholeNumber(0, 100_000_000_000).optional(),
  days: oneOf([...workDays]).default(30),
};
const sort = ['postTime', 'views'] as const;

const workDetail = z.object({
  ...workShape,
  ...sold,
  country: z.string(),
  timeZone: z.string(),
  /** What it sold for shops as their channel counts, over some days of theirs: beside own orders, never added to them. */
  channelSales: z.array(
    z.object({
      shop: reference,
      from: z.string(),
      to: z.string(),
      gmv: z.string(),
      currency: z.string(),
      orders: integer(),
      unitsSold: integer(),
      views: integer(),
      clickRate: z.number().nullable(),
      dataTime: z.string(),
    }),
  ),
  goods: z.array(reference),
  /** The newest snapshot up to an age in hours, and the median of the creator's other works at the same age. */
  curve: z.array(z.object({ hours: integer(), views: integer().nullable(), median: integer().nullable() })),
  /** Works that the median is of. */
  medianOf: integer(),
  /** Of the creator's other works. */
  usual: z.object({ views: integer().nullable(), interactionRate: z.number().nullable() }),
  /** Comments that are here, hidden ones left out. */
  collected: z.object({
    comments: integer(),
    positive: integer(),
    neutral: integer(),
    negative: integer(),
  }),
  /** Own collections that it is in. */
  collections: z.array(reference),
});
export type WorkDetail = z.infer<typeof workDetail>;

/** Works, and how each of them does since it was posted. */
export const workInfoApi = {
  page: endpoint({
    method: 'GET',
    path: '/main/workInfo/page',
    summary: 'List works posted in the last days; a merchant sees those with own goods',
    access: 'workInfo.query',
    input: pageQuery(filter, sort),
    output: pageOf(workRow),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/main/workInfo/detail',
    summary: "Read one work: its way since it was posted beside the creator's usual one, sales, comments",
    access: 'workInfo.get',
    input: z.strictObject({ id: id() }),
    output: workDetail,
  }),
  export: endpoint({
    method: 'POST',
    path: '/main/workInfo/export',
    summary: 'Export works to the download centre',
    access: 'workInfo.export',
    input: exportQuery(filter, sort),
    output: z.strictObject({ id: id() }),
  }),
};
