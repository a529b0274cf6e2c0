import * as z from 'zod';
import { reference } from '../core/history';
import { countryCode, day, id, integer, namedShape, oneOf } from '../core/wire';

/** What a board counts, each from rows of its own: sales by their order time, work by the day it happened. */
export const boardFigures = ['gmv', 'refund', 'claimed', 'submitted', 'approved', 'agreed', 'published', 'fulfilled'] as const;
export type BoardFigure = (typeof boardFigures)[number];

/** How the rows behind a figure are put together. */
export const boardGroups = ['workOrder', 'creator', 'goods', 'day'] as const;
export type BoardGroup = (typeof boardGroups)[number];

/** Ranges to choose from: whole country days that end yesterday, or today so far. */
export const boardRanges = ['today', '3', '7', '30', '60', '90'] as const;
export type BoardRange = (typeof boardRanges)[number];

/** What a target is about: 1 GMV, 2 approved creators, 3 published works, 4 fulfilled places. */
export const targetMetrics = { gmv: 1, approved: 2, published: 3, fulfilled: 4 } as const;
export type TargetMetric = keyof typeof targetMetrics;

export const targetMetric = () => oneOf(Object.values(targetMetrics));

/** A range by name, or days of one's own: both or neither, at most 366. */
export const boardPeriod = { range: z.enum(boardRanges).default('30'), beginDay: day().optional(), endDay: day().optional() };

/** A figure now and in the period of the same length before. */
const counted = z.object({ now: integer(), before: integer() });
const paid = z.object({ now: z.string(), before: z.string() });

const place = z.object({ place: integer(), placeBefore: integer(), of: integer() });

const earned = z.object({ amount: z.string(), fromMonth: z.string().nullable(), toMonth: z.string().nullable() });

const team = z.object({ id: id(), ...namedShape });

/** A person of a team with the figures that the team's add up of. */
const boardPerson = z.object({
  id: id(),
  name: z.string(),
  gmv: paid,
  target: z.string().nullable(),
});

export const board = z.object({
  team,
  /** Null where the whole team is looked at. */
  bd: reference.nullable(),
  country: countryCode(),
  currency: z.string(),
  timeZone: z.string(),
  fromDay: z.string(),
  toDay: z.string(),
  beforeFromDay: z.string(),
  beforeToDay: z.string(),
  grain: z.enum(['hour', 'day']),
  dataTime: z.string(),
  /** When the newest order that came in for the country was made: later days are gaps. */
  salesUntil: z.string().nullable(),
  gmv: paid,
  refund: paid,
  /** Lines sold. */
  lines: counted,
  /** Places of shares that were claimed. */
  claimed: counted,
  submitted: counted,
  approved: counted,
  rejected: counted,
  /** The usual reason that most of the rejected creators were refused for, in the language of the reader; null where none was chosen. */
  topReason: z.object({ reason: z.string(), count: integer() }).nullable(),
  agreed: counted,
  published: counted,
  fulfilled: counted,
  followUps: counted,
  /** Creators owned now, and those of them who posted in the last 30 days. */
  owned: integer(),
  active: integer(),
  /** Seconds from a handed-out share to its claim, the median; null where none was claimed. */
  answerSeconds: z.object({ now: integer().nullable(), before: integer().nullable() }),
  /** GMV by day, or by hour of today; null where nothing is known. `goal` is the target of the month spread over its days. */
  series: z.array(
    z.object({
      /** `2026-11-22`, or `09` for the hour. */
      label: z.string(),
      now: z.string().nullable(),
      before: z.string().nullable(),
      goal: z.string().nullable(),
    }),
  ),
  month: z.object({
    /** `YYYY-MM` of today in the country. */
    month: z.string(),
    /** Whole days that are over. */
    daysDone: integer(),
    daysInMonth: integer(),
    targets: z.array(
      z.object({
        metric: integer(),
        target: z.string().nullable(),
        done: z.string(),
        /** At the pace of the last seven whole days; null on the first day. */
        forecast: z.string().nullable(),
      }),
    ),
  }),
  /** From statements and their estimates, in the currency of the country. */
  commission: z.object({ estimated: earned, pending: earned, paid: earned }),
  /** By GMV; null for a whole team. */
  rank: z.object({ team: place, country: place }).nullable(),
  /** The team's BDs by GMV, for those who may see them. */
  people: z.array(boardPerson),
});
export type Board = z.infer<typeof board>;

/** What a figure is made of, the largest part first. */
export const boardParts = z.object({
  currency: z.string(),
  total: z.string(),
  lines: integer(),
  count: integer(),
  parts: z.array(
    z.object({
      /** Id of the work order, creator or product, or the day; null for what belongs to none. */
      key: z.string().nullable(),
      name: z.string().nullable(),
      /** Number of the order, handle of the creator, number of the product. */
      code: z.string().nullable(),
      lines: integer(),
      creators: integer(),
      value: z.string(),
    }),
  ),
  /** What the parts shown leave out. */
  rest: z.object({ count: integer(), lines: integer(), value: z.string() }),
});
export type BoardParts = z.infer<typeof boardParts>;

export const boardTeams = z.array(team.extend({ country: countryCode(), currency: z.string(), people: z.array(reference) }));

/** A target of somebody for a month, null and version 0 where none was ever set. */
export const target = z.object({ metric: integer(), amount: z.string().nullable(), version: integer() });
