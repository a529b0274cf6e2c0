import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { historyRow, reference } from '../core/history';
import { pageOf, pageQuery } from '../core/page';
import { countryCode, id, integer, listOf, noData, oneOf, stateCode, text } from '../core/wire';
import { ofForm } from '../core/textForm';
import { fxAmount } from './fxRate';
import { settlementLife } from './settlementLife';

/** `YYYY-MM`. */
export const settleMonth = () => z.string().check(ofForm('month', /^20\d{2}-(0[1-9]|1[0-2])$/));

/** 1 BD, 2 team leader, 3 merchant, 4 creator. */
export const settleDimension = () => oneOf([1, 2, 3, 4]);

/** The sums of a batch and of a statement, exact decimals in their currency. */
export const settlementSums = {
  commercialAmount: z.string(),
  teamLeaderAmount: z.string(),
  rewardAmount: z.string(),
  adjustAmount: z.string(),
  totalAmount: z.string(),
  openingBalance: z.string(),
  withholdingAmount: z.string(),
  payableAmount: z.string(),
  carriedForward: z.string(),
  gmv: z.string(),
};

const batchRow = z.object({
  id: id(),
  version: integer(),
  can: z.array(z.string()),
  batchNo: z.string(),
  settleMonth: z.string(),
  settleDimension: integer(),
  country: countryCode(),
  currency: z.string(),
  settleStatus: integer(),
  /** Computed before the month ended: to look at, never to settle. */
  provisional: z.boolean(),
  previewTime: z.string(),
  /** A preview that is older is made anew before it is settled. */
  previewExpireTime: z.string(),
  cutoffTime: z.string().nullable(),
  lockTime: z.string().nullable(),
  confirmTime: z.string().nullable(),
  statementCount: integer(),
  lineCount: integer(),
  disputeCount: integer(),
  /** Statements of a confirmed batch whose money has not arrived yet. */
  unpaidCount: integer(),
  /** Of those, payments that have begun. */
  payingCount: integer(),
  ...settlementSums,
  createTime: z.string(),
});

const changeKind = z.enum(['added', 'removed', 'changed']);

const batchDetail = batchRow.extend({
  /** What is payable, in dollars and yuan at the newest rate; currencies without one are left out. */
  payableElsewhere: z.array(fxAmount),
  /**
   * SHA-256 over all that the preview was computed from: given back to settle exactly this. Empty once a rule of its country and
   * dimension was enabled or disabled: it is computed anew first.
   */
  previewHash: z.string(),
  previewUser: reference.nullable(),
  settleUser: reference.nullable(),
  confirmUser: reference.nullable(),
  /** Who asked to void it; somebody of the other role agrees. */
  voidAskUser: reference.nullable(),
  voidReason: z.string().nullable(),
  /** What differs from the preview before. */
  changes: z.array(
    z.object({
      kind: changeKind,
      beneficiary: reference,
      lineType: integer(),
      what: z.string(),
      amountBefore: z.string().nullable(),
      amountNow: z.string().nullable(),
    }),
  ),
  changeCount: integer(),
});

/** What is looked at before a preview is locked. */
const settleChecks = ['monthEnded', 'frozenOrders', 'otherBatch', 'sumsAgree', 'payees', 'platform'] as const;

const settleCheck = z.object({
  key: z.enum(settleChecks),
  /** `known` needs nobody's work, but should be known; `failed` is refused or has to be mended. */
  state: z.enum(['passed', 'known', 'failed']),
  /** What was counted: frozen orders, other batches, lines, payees that are there, lines that differ. */
  count: integer(),
  /** Out of how many. */
  of: integer().nullable(),
  /** By how much the platform's amounts differ. */
  amount: z.string().nullable(),
});
export type SettleCheck = z.infer<typeof settleCheck>;

const key = z.strictObject({ id: id() });
const month = { settleMonth: settleMonth(), settleDimension: settleDimension(), country: countryCode() };

/** Settlement batches: a month of one dimension and country. */
export const settleApi = {
  page: endpoint({
    method: 'GET',
    path: '/main/settle/page',
    summary: 'List settlement batches',
    access: 'settle.preview',
    input: pageQuery(
      {
        settleMonth: settleMonth().optional(),
        settleDimension: listOf(settleDimension(), 4).optional(),
        country: listOf(countryCode(), 6).optional(),
        settleStatus: listOf(stateCode(settlementLife), 4).optional(),
        /** Confirmed, and money of a statement has not arrived yet. */
        unpaid: z.enum(['yes', 'no']).optional(),
        /** What waits: locked by somebody else and to be confirmed, with a dispute that nobody answered, or to be voided by a second person. */
        waits: z.enum(['confirm', 'answer', 'void']).optional(),
      },
      ['settleMonth', 'createTime', 'payableAmount'],
    ),
    output: pageOf(batchRow),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/main/settle/detail',
    summary: 'Read one settlement batch with what changed since the preview before',
    access: 'settle.preview',
    input: key,
    output: batchDetail,
  }),
  checks: endpoint({
    method: 'GET',
    path: '/main/settle/checks',
    summary: 'What is looked at before a batch is locked, as it stands now',
    access: 'settle.preview',
    input: key,
    output: z.array(settleCheck),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/main/settle/preview',
    summary: 'Compute a month without locking anything; a preview of the same month is computed anew',
    access: 'settle.preview',
    input: z.strictObject({ ...month, /** Also before the month has ended. */ provisional: z.boolean().optional() }),
    output: key,
  }),
  settle: endpoint({
    method: 'POST',
    path: '/main/settle/settle',
    summary: 'Lock a preview; refused with 1028004, and computed anew, when its data changed',
    access: 'settle.settle',
    input: z.strictObject({ id: id(), previewHash: z.string().check(ofForm('hash', /^[0-9a-f]{64}$/)) }),
    output: noData(),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/main/settle/confirm',
    summary: 'Confirm a locked batch as another person than the one who locked it',
    access: 'settle.confirm',
    input: key,
    output: noData(),
  }),
  void: endpoint({
    method: 'POST',
    path: '/main/settle/void',
    summary: 'Ask to void a locked batch, or agree to it as a person of the other role',
    access: 'settle.void',
    input: z.strictObject({ id: id(), reason: text(500) }),
    output: z.object({ isVoid: z.boolean() }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/main/settle/history',
    summary: 'What happened to a settlement batch',
    access: 'settle.preview',
    input: key,
    output: z.array(historyRow),
  }),
  monthFile: endpoint({
    method: 'GET',
    path: '/main/settle/monthFile',
    summary: 'What a batch was computed from as JSON, from which its statements can be recomputed outside of the product',
    access: 'settle.preview',
    answer: 'blob',
    input: key,
    output: z.unknown(),
  }),
};
