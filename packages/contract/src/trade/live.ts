import * as z from 'zod';
import { liveLife } from './liveLife';
import { channelIds } from '../creators/channel';
import { endpoint } from '../core/endpoint';
import { historyRow, reference } from '../core/history';
import { imports } from '../core/imports';
import { exportQuery, pageOf, pageQuery } from '../core/page';
import {
  countryCode,
  dateTime,
  day,
  id,
  integer,
  link,
  listOf,
  money,
  noData,
  oneOf,
  optionalText,
  stateCode,
  text,
  version,
  whole,
} from '../core/wire';

const liveRow = z.object({
  id: id(),
  version: integer(),
  can: z.array(z.string()),
  liveNo: z.string(),
  liveTitle: z.string(),
  liveStatus: integer(),
  webId: integer(),
  country: countryCode(),
  up: reference,
  upNumber: z.string(),
  bd: reference,
  goods: z.array(reference),
  beginTime: z.string(),
  endTime: z.string(),
  liveLink: z.string().nullable(),
  remark: z.string().nullable(),
  /** What came of it; null until it is told. */
  viewers: integer().nullable(),
  peakViewers: integer().nullable(),
  orders: integer().nullable(),
  gmv: z.string().nullable(),
  currency: z.string(),
  /** 1 typed in, 2 from a file, 3 from the channel. */
  resultSource: integer().nullable(),
  /** When the results were told. */
  dataTime: z.string().nullable(),
  /** Why it was cancelled or missed. */
  reason: z.string().nullable(),
  createTime: z.string(),
});
export type LiveRow = z.infer<typeof liveRow>;

/** Most products of one live, and hours that one lasts. */
export const liveLimits = { goods: 20, hours: 24, pastDays: 30 } as const;

const liveFilter = {
  searchValue: optionalText(100).optional(),
  liveStatus: listOf(stateCode(liveLife), 6).optional(),
  country: listOf(countryCode(), 6).optional(),
  webId: listOf(oneOf(channelIds), 20).optional(),
  /** Days of the country on which it begins, both included. */
  from: day().optional(),
  to: day().optional(),
  upId: id().optional(),
  goodsId: id().optional(),
  personId: id().optional(),
  /** Ended without results, and of whoever looks. */
  waits: z.literal('me').optional(),
};
const liveSorts = ['beginTime', 'createTime', 'viewers', 'gmv'] as const;

const plan = {
  liveTitle: text(100),
  upId: id(),
  goodsIds: z.array(id()).min(1).max(liveLimits.goods),
  beginTime: dateTime(),
  endTime: dateTime(),
  liveLink: link().optional(),
  remark: optionalText(500).optional(),
  /** Another live shows one of the products at this time, and both stay. */
  isConfirmed: z.boolean().optional(),
};

const liveConflict = z.object({
  /** The creator is on air elsewhere, which is refused; or a product is, which is to be confirmed. */
  kind: z.enum(['creator', 'goods']),
  /** Null where the live is not in sight. */
  live: reference.nullable(),
  up: reference.nullable(),
  goods: z.array(reference),
  beginTime: z.string(),
  endTime: z.string(),
});
export type LiveConflict = z.infer<typeof liveConflict>;

const key = z.strictObject({ id: id() });
const why = z.strictObject({ id: id(), reason: text(500) });

/** Live broadcasts of creators: planned, followed by the clock, with what came of them. */
export const liveApi = {
  page: endpoint({
    method: 'GET',
    path: '/main/live/page',
    summary: 'List live broadcasts in sight',
    access: 'live.query',
    input: pageQuery(liveFilter, liveSorts),
    output: pageOf(liveRow),
  }),
  week: endpoint({
    method: 'GET',
    path: '/main/live/week',
    summary: 'Live broadcasts that begin in the seven days from a day on, each in its country; at most 500',
    access: 'live.query',
    input: z.strictObject({ from: day(), country: listOf(countryCode(), 6).optional() }),
    output: z.object({
      /** `localBegin`, `localEnd`: `YYYY-MM-DD HH:mm` in the country. */
      rows: z.array(liveRow.extend({ localBegin: z.string(), localEnd: z.string() })),
      isCut: z.boolean(),
    }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/main/live/detail',
    summary: 'Read one live broadcast',
    access: 'live.get',
    input: key,
    output: liveRow,
  }),
  history: endpoint({
    method: 'GET',
    path: '/main/live/history',
    summary: 'What happened to a live broadcast',
    access: 'live.get',
    input: key,
    output: z.array(historyRow),
  }),
  export: endpoint({
    method: 'POST',
    path: '/main/live/export',
    summary: 'Export live broadcasts to the download centre',
    access: 'live.export',
    input: exportQuery(liveFilter, liveSorts),
    output: key,
  }),
  conflicts: endpoint({
    method: 'GET',
    path: '/main/live/conflicts',
    summary: 'Other lives of the creator at a time, and of the products',
    access: 'live.add',
    input: z.strictObject({
      /** The live that is moved. */
      id: id().optional(),
      upId: id(),
      goodsIds: listOf(id(), liveLimits.goods).optional(),
      beginTime: dateTime(),
      endTime: dateTime(),
    }),
    output: z.array(liveConflict),
  }),
  add: endpoint({
    method: 'POST',
    path: '/main/live/add',
    summary: 'Plan a live broadcast, or record one of the last 30 days',
    access: 'live.add',
    input: z.strictObject(plan),
    output: key,
  }),
  edit: endpoint({
    method: 'POST',
    path: '/main/live/edit',
    summary: 'Change a planned live broadcast',
    access: 'live.edit',
    input: z.strictObject({ id: id(), version: version(), ...plan }),
    output: noData(),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/main/live/cancel',
    summary: 'Cancel a planned live broadcast',
    access: 'live.edit',
    input: why,
    output: noData(),
  }),
  miss: endpoint({
    method: 'POST',
    path: '/main/live/miss',
    summary: 'Say that a live broadcast did not take place',
    access: 'live.edit',
    input: why,
    output: noData(),
  }),
  report: endpoint({
    method: 'POST',
    path: '/main/live/report',
    summary: 'Tell what came of a live broadcast, or correct it',
    access: 'live.report',
    input: z.strictObject({
      id: id(),
      viewers: whole(0),
      peakViewers: whole(0).optional(),
      orders: whole(0),
      gmv: money(),
    }),
    output: noData(),
  }),
  ...imports({ path: 'live', permission: 'live.import', noun: 'results of live broadcasts' }),
};
