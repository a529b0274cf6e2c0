import * as z from 'zod';
import { reference } from '../core/history';
import { countryCode, id, integer } from '../core/wire';

/** What can take points from the credibility of a creator. */
export const credibilityCodes = ['jump', 'lowInteraction', 'oddLikes', 'emptyComments', 'fewVoices', 'noBio'] as const;

/** Under so many points a creator is to be looked at before it is trusted. */
export const credibilityWarning = 75;

/** The days that figures are of, and those that they are compared with; days of the country. */
const period = z.object({
  fromDay: z.string(),
  toDay: z.string(),
  beforeFromDay: z.string(),
  beforeToDay: z.string(),
  grain: z.enum(['hour', 'day']),
  timeZone: z.string(),
});
export type AnalysisPeriod = z.infer<typeof period>;

/** A figure now and in the period of the same length before; null where it is unknown. */
const counted = z.object({ now: integer().nullable(), before: integer().nullable() });
const ratio = z.object({ now: z.number().nullable(), before: z.number().nullable() });
const paid = z.object({ now: z.string(), before: z.string() });

/** Who it is, as heads and comparisons show it. */
const analysedUp = z.object({
  id: id(),
  nickname: z.string(),
  upNumber: z.string(),
  webId: integer(),
  country: countryCode(),
  avatar: id().nullable(),
  homePageLink: z.string(),
  blackFlag: z.boolean(),
  authStatus: integer(),
  labels: z.array(reference),
  owner: reference.nullable(),
  lastFollowTime: z.string().nullable(),
  starLevel: integer().nullable(),
  /** The star was set by hand. */
  isStarManual: z.boolean(),
  /** Follower tier: 1 nano, 2 micro, 3 mid, 4 macro, 5 mega. */
  tier: integer().nullable(),
  credibility: integer().nullable(),
  credibilityPoints: z.array(z.object({ code: z.enum(credibilityCodes), points: integer() })),
});
export type AnalysedUp = z.infer<typeof analysedUp>;

const figures = z.object({
  fans: counted,
  /** Mean and median over the works posted in the period, or over the last ten where those are fewer than three. */
  avgViews: counted,
  medianViews: counted,
  isFew: z.boolean(),
  /** Per view, and per follower. */
  interactionRate: ratio,
  interactionRateFans: ratio,
  works: counted,
  /** Own orders, at what is left after refunds, in `currency`. */
  sales: paid,
  orders: counted,
  /** Sales per 1,000 views won in the period. */
  gpm: z.object({ now: z.string().nullable(), before: z.string().nullable() }),
});
export type AnalysisFigures = z.infer<typeof figures>;

/** What a creator had at a point of the period; null where nobody knows. */
const point = z.object({
  fans: integer().nullable(),
  views: integer().nullable(),
  likes: integer().nullable(),
  comments: integer().nullable(),
  sales: z.string().nullable(),
});

export const upAnalysis = z.object({
  up: analysedUp,
  period,
  currency: z.string(),
  figures,
  /** Star level and credibility from a day on, the newest first, as far back as they were kept. */
  scores: z.array(
    z.object({
      day: z.string(),
      starLevel: integer().nullable(),
      credibility: integer().nullable(),
    }),
  ),
  /** By day, or by hour of today so far: followers at its end, and what was won in it. */
  series: z.array(z.object({ label: z.string(), now: point, before: point })),
  /** When the figures of the creator were collected last. */
  dataTime: z.string().nullable(),
});
export type UpAnalysis = z.infer<typeof upAnalysis>;

export const upComparison = z.object({
  period,
  ups: z.array(
    z.object({
      up: analysedUp,
      currency: z.string(),
      figures,
      femaleRatio: z.number().nullable(),
      mainAge: z.string().nullable(),
    }),
  ),
});
export type UpComparison = z.infer<typeof upComparison>;

/** Who follows a creator, one part of it, and who says so; the newest that knows the part, an estimate only where nobody else does. */
const part = z.object({
  kind: z.enum(['gender', 'age', 'country', 'city', 'device', 'activeHours']),
  /** 1 platform, 2 vendor, 3 import, 4 estimated from comments. */
  source: integer(),
  /** 1 high, 2 medium, 3 low. */
  confidence: integer(),
  snapshotDate: z.string(),
  sampleSize: integer().nullable(),
  /** `female`, `25-34`, `PH`, `Manila`, `android`, or `00` to `23`; what is missing to the whole is known to nobody. */
  shares: z.array(z.object({ name: z.string(), ratio: z.number() })),
});
export const upProfile = z.object({ timeZone: z.string(), parts: z.array(part) });
export type UpProfile = z.infer<typeof upProfile>;
export type ProfilePart = z.infer<typeof part>;
