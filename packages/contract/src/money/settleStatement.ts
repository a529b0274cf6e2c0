import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { historyRow, reference } from '../core/history';
import { pageOf, pageQuery } from '../core/page';
import { countryCode, id, integer, listOf, noData, oneOf, optionalText, stateCode, text } from '../core/wire';
import { ofForm } from '../core/textForm';
import { paymentLife } from './paymentLife';
import { settleDimension, settleMonth, settlementSums } from './settlement';
import { settlementLife } from './settlementLife';

/** Why an amount was corrected by hand. */
export const adjustReasons = [
  'order_canceled',
  'fraud',
  'terms_violation',
  'tracking_error',
  'payment_failed',
  'ineligible',
  'duplicate',
  'other',
] as const;

const statementLine = z.object({
  id: id(),
  /** 1 commission, 2 shooting fee, 3 GMV rule, 4 commercial rule, 5 reward, 6 clawback, 7 adjustment by hand. */
  lineType: integer(),
  section: z.enum(['commercial', 'teamLeader', 'reward', 'adjust']),
  /** 1 order line, 2 submission, 3 rule, 4 adjustment. */
  sourceType: integer(),
  sourceId: id(),
  revision: integer(),
  base: z.string().nullable(),
  rate: z.string().nullable(),
  amount: z.string(),
  ruleVersion: integer().nullable(),
  /** 1 paid by the platform: listed, adds nothing. */
  payBy: integer(),
  late: z.boolean(),
  /** As it was when the line was computed. */
  snapshot: z.object({
    orderNo: z.string().optional(),
    lineNo: integer().optional(),
    goodsName: z.string().optional(),
    upName: z.string().optional(),
    workOrderNo: z.string().optional(),
    ruleName: z.string().optional(),
    reasonCode: z.string().optional(),
    reason: z.string().optional(),
    /** What proves an adjustment, for those who decide on it. */
    fileId: id().optional(),
    time: z.string().optional(),
  }),
});

const statementRow = z.object({
  id: id(),
  version: integer(),
  can: z.array(z.string()),
  batch: reference,
  settleMonth: z.string(),
  settleDimension: integer(),
  country: countryCode(),
  currency: z.string(),
  /** The zone of the country: months and the cut-off are of it. */
  timeZone: z.string(),
  cutoffTime: z.string().nullable(),
  settleStatus: integer(),
  beneficiary: reference,
  ...settlementSums,
  /** Refunds of its order lines that were done at the cut-off. */
  refundAmount: z.string(),
  withholdingRate: z.string(),
  commercialOrderCount: integer(),
  teamLeaderOrderCount: integer(),
  lineCount: integer(),
  /** Lines that differ from the preview before. */
  changeCount: integer(),
  /** 1 pending payment, 2 paid, 3 paying, 4 failed, 5 carried forward. */
  payStatus: integer(),
  /** Whether it is known where to pay to; a merchant pays, and needs none. */
  hasPayee: z.boolean(),
  /** When the beneficiary acknowledged it. */
  acknowledgeTime: z.string().nullable(),
  disputeText: z.string().nullable(),
  disputeTime: z.string().nullable(),
  /** The line that is disputed; null where it is the whole statement. */
  disputeLine: statementLine.nullable(),
  resolveText: z.string().nullable(),
  resolveTime: z.string().nullable(),
});

const key = z.strictObject({ id: id() });

/** All that a statement must show besides its lines. Where its money goes is for its own person and those who see payments. */
const statementDetail = statementRow.extend({
  /** Where it was paid to, or is to be paid to while it is not, masked. */
  payee: z.string().nullable(),
  payNo: z.string().nullable(),
  /** 1 bank, 2 wallet, 3 a record of what was paid elsewhere. */
  payMethod: integer().nullable(),
  payTime: z.string().nullable(),
  providerNo: z.string().nullable(),
  /** Name of the file that proves the payment. */
  voucher: z.string().nullable(),
  dataTime: z.string(),
});

/** A statement to be printed. */
const statementDocument = statementDetail.extend({
  /** The first 1000. */
  lines: z.array(statementLine),
  /** How many more there are, and what they add to the total. */
  rest: z.object({ count: integer(), amount: z.string() }).nullable(),
});

/** Statements of settlement batches: beneficiaries see their own from the lock on. */
export const settleStatementApi = {
  page: endpoint({
    method: 'GET',
    path: '/main/settleStatement/page',
    summary: 'List statements in sight',
    access: 'settle.query',
    input: pageQuery(
      {
        batchId: id().optional(),
        settleMonth: settleMonth().optional(),
        settleDimension: listOf(settleDimension(), 4).optional(),
        country: listOf(countryCode(), 6).optional(),
        payStatus: listOf(stateCode(paymentLife), 5).optional(),
        settleStatus: listOf(stateCode(settlementLife), 4).optional(),
        disputed: z.enum(['yes', 'no']).optional(),
        /** Locked, and its own person has neither acknowledged nor disputed it. */
        waits: z.enum(['acknowledge']).optional(),
        changed: z.enum(['yes', 'no']).optional(),
        searchValue: optionalText(100).optional(),
      },
      ['payableAmount', 'totalAmount', 'settleMonth', 'beneficiaryName'],
    ),
    output: pageOf(statementRow),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/main/settleStatement/detail',
    summary: 'Read one statement',
    access: 'settle.get',
    input: key,
    output: statementDetail,
  }),
  lines: endpoint({
    method: 'GET',
    path: '/main/settleStatement/lines',
    summary: 'The lines of a statement',
    access: 'settle.get',
    input: pageQuery({ id: id(), lineType: listOf(oneOf([1, 2, 3, 4, 5, 6, 7]), 7).optional() }, ['amount', 'lineType']),
    output: pageOf(statementLine),
  }),
  document: endpoint({
    method: 'GET',
    path: '/main/settleStatement/document',
    summary: 'A statement with all that its PDF shows',
    access: 'settle.get',
    input: key,
    output: statementDocument,
  }),
  history: endpoint({
    method: 'GET',
    path: '/main/settleStatement/history',
    summary: 'What happened to a statement: locked, disputed, corrected, confirmed, paid',
    access: 'settle.get',
    input: key,
    output: z.array(historyRow),
  }),
  workbook: endpoint({
    method: 'POST',
    path: '/main/settleStatement/workbook',
    summary: 'A statement as xlsx to the download centre, or all statements of a batch: a sheet of sums and one of lines',
    access: 'settle.get',
    input: z.union([z.strictObject({ id: id() }), z.strictObject({ batchId: id() })]),
    output: key,
  }),
  adjust: endpoint({
    method: 'POST',
    path: '/main/settleStatement/adjust',
    summary: 'Correct a locked statement by hand, before it is confirmed',
    access: 'settle.adjust',
    input: z.strictObject({
      id: id(),
      /** Signed, with the decimals of the currency. */
      amount: z.string().check(ofForm('signedAmount', /^-?\d{1,14}(\.\d{1,2})?$/)),
      reasonCode: z.enum(adjustReasons),
      reason: text(500),
      /** Needed above the equivalent of 1000 USD. */
      fileId: id().optional(),
    }),
    output: noData(),
  }),
  dispute: endpoint({
    method: 'POST',
    path: '/main/settleStatement/dispute',
    summary: 'Dispute the own statement, or one line of it, within three days of its lock',
    access: 'settle.dispute',
    input: z.strictObject({ id: id(), lineId: id().optional(), text: text(500) }),
    output: noData(),
  }),
  resolve: endpoint({
    method: 'POST',
    path: '/main/settleStatement/resolve',
    summary: 'Answer a dispute, which closes it',
    access: 'settle.adjust',
    input: z.strictObject({ id: id(), text: text(500) }),
    output: noData(),
  }),
  acknowledge: endpoint({
    method: 'POST',
    path: '/main/settleStatement/acknowledge',
    summary: 'Acknowledge the own statement',
    access: 'settle.dispute',
    input: key,
    output: noData(),
  }),
};
