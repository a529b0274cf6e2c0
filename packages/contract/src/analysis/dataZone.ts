import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { reference } from '../core/history';
import { exportFormat, pageOf, pageQuery } from '../core/page';
import { day, id, integer, listOf, namedShape, noData, oneOf, optionalText, wholeNumber } from '../core/wire';
import { channelPermissions } from '../permissions';
import { commentRanges } from './commentFigures';

/** What is followed in a zone: 1 games, 2 creators, 3 keywords. */
export const followKinds = { game: 1, creator: 2, keyword: 3 } as const;

/** What a warning says: 1 more comments than usual, 2 more negative ones, 3 no works where there usually are some. */
export const zoneWarnings = { comments: 1, negative: 2, silent: 3 } as const;

export const zoneId = () => oneOf(Object.values(channelPermissions));
const kind = () => oneOf(Object.values(followKinds));
const period = { webId: zoneId(), range: oneOf([...commentRanges]).default(30) };
const both = z.object({ now: integer(), before: integer() });
const shares = z.object({ positive: integer(), neutral: integer(), negative: integer() });
const sharesOfBoth = z.object({ now: shares, before: shares });
const access = 'session' as const;

const workFilter = {
  webId: zoneId(),
  /** Only those of a followed game, creator or keyword. */
  favId: id().optional(),
  searchValue: optionalText(100).optional(),
  /** Days where the reader is, both included. */
  fromDay: day().optional(),
  toDay: day().optional(),
};
const workSort = ['views', 'likes', 'comments', 'postTime'] as const;

const zoneWork = z.object({
  id: id(),
  title: z.string(),
  link: z.string(),
  up: reference,
  postTime: z.string(),
  views: integer().nullable(),
  likes: integer().nullable(),
  comments: integer().nullable(),
  dataTime: z.string().nullable(),
});
export type ZoneWork = z.infer<typeof zoneWork>;

const followed = z.object({
  favId: id(),
  objectId: id(),
  ...namedShape,
  works: both,
  views: both,
  comments: both,
  sentiment: sharesOfBoth,
  isWarned: z.boolean(),
});
export type FollowedRow = z.infer<typeof followed>;

const zoneWarning = z.object({
  id: id(),
  favId: id(),
  kind: integer(),
  ...namedShape,
  warning: integer(),
  /** The day that is unusual. */
  day: z.string(),
  /** What it was, and what it usually is: comments, per mille of them, or works in a week. */
  value: z.number(),
  usual: z.number(),
  createTime: z.string(),
});
export type ZoneWarning = z.infer<typeof zoneWarning>;

/**
 * Data zones of the channels. Each call is for those who hold `code.action` with the permission code of its channel, such as
 * `biliDataZone.follow`: which one that is stands in the input, so the server asks for it after reading that.
 */
export const dataZoneApi = {
  overview: endpoint({
    method: 'GET',
    path: '/main/dataZone/overview',
    summary: 'Works, views, comments and sentiment of a channel by day, its best works and comments, its hot words',
    access,
    input: z.strictObject(period),
    output: z.object({
      fromDay: z.string(),
      toDay: z.string(),
      beforeFromDay: z.string(),
      timeZone: z.string(),
      /** Null on days before the channel was known. */
      days: z.array(
        z.object({ day: z.string(), works: integer().nullable(), views: integer().nullable(), comments: integer().nullable() }).extend({
          before: z.object({ works: integer().nullable(), views: integer().nullable(), comments: integer().nullable() }),
        }),
      ),
      works: both,
      views: both,
      comments: both,
      sentiment: sharesOfBoth,
      topWorks: z.array(zoneWork),
      topComments: z.array(
        z.object({ id: id(), content: z.string(), likeNum: integer(), sentiment: integer(), work: z.string(), up: z.string() }),
      ),
      hotWords: z.array(
        z.object({ word: z.string(), comments: integer(), before: integer(), /** -1, 0 or 1: what most of them feel. */ tone: integer() }),
      ),
      dataTime: z.string().nullable(),
    }),
  }),
  followed: endpoint({
    method: 'GET',
    path: '/main/dataZone/followed',
    summary: 'What is followed in a zone, with its figures; a work of two games counts for both, and once for all of them',
    access,
    input: z.strictObject({ ...period, kind: kind() }),
    output: z.object({ rows: z.array(followed), all: followed.pick({ works: true, views: true, comments: true, sentiment: true }) }),
  }),
  choices: endpoint({
    method: 'GET',
    path: '/main/dataZone/choices',
    summary: 'What could be followed in a zone and is not yet, the first 20',
    access,
    input: z.strictObject({ webId: zoneId(), kind: kind(), searchValue: optionalText(100).optional() }),
    output: z.array(z.object({ id: id(), ...namedShape, note: z.string() })),
  }),
  follow: endpoint({
    method: 'POST',
    path: '/main/dataZone/follow',
    summary: 'Follow a game, a creator or a keyword in a zone',
    access,
    input: z.strictObject({ webId: zoneId(), kind: kind(), objectId: id() }),
    output: z.object({ id: id() }),
  }),
  unfollow: endpoint({
    method: 'POST',
    path: '/main/dataZone/unfollow',
    summary: 'Follow something no more',
    access,
    input: z.strictObject({ favId: id() }),
    output: noData(),
  }),
  sync: endpoint({
    method: 'POST',
    path: '/main/dataZone/sync',
    summary: 'Collect the works and comments of the creators followed in a zone before everything else that waits',
    access,
    input: z.strictObject({ webId: zoneId() }),
    output: z.object({ queued: integer(), /** Collected less than 10 minutes ago. */ skipped: integer() }),
  }),
  warnings: endpoint({
    method: 'GET',
    path: '/main/dataZone/warnings',
    summary: 'Followed things that moved unusually, the newest first',
    access,
    input: pageQuery({ webId: zoneId(), warning: listOf(wholeNumber(1, 3), 3).optional() }, ['day']),
    output: pageOf(zoneWarning),
  }),
  works: endpoint({
    method: 'GET',
    path: '/main/dataZone/works',
    summary: 'Works of a channel, or of something that is followed in it',
    access,
    input: pageQuery(workFilter, workSort),
    output: pageOf(zoneWork),
  }),
  export: endpoint({
    method: 'POST',
    path: '/main/dataZone/export',
    summary: 'Export the works of a zone to the download centre',
    access,
    input: pageQuery({ ...workFilter, ...exportFormat }, workSort),
    output: z.object({ id: id() }),
  }),
};
