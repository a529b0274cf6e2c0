import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { historyRow, reference } from '../core/history';
import { exportQuery, pageOf, pageQuery } from '../core/page';
import { ofForm } from '../core/textForm';
import { countryCode, dateTime, id, integer, listOf, noData, oneOf, optionalText, text, whole } from '../core/wire';
import { settleDimension, settleMonth } from './settlement';

/** 1 bank, 2 wallet, 3 a record of what was paid elsewhere. */
const payMethod = () => oneOf([1, 2, 3]);

const paymentRow = z.object({
  id: id(),
  version: integer(),
  can: z.array(z.string()),
  payNo: z.string(),
  /** The statement it pays, by the number of its batch. */
  statement: reference,
  settleMonth: z.string(),
  settleDimension: integer(),
  country: countryCode(),
  currency: z.string(),
  beneficiary: reference,
  /** Negative where it takes another payment back. */
  amount: z.string(),
  method: integer(),
  /** Where it went, masked as it was then. */
  payee: z.string().nullable(),
  /** 2 paid, 3 paying, 4 failed. */
  payStatus: integer(),
  providerNo: z.string().nullable(),
  voucherFile: id().nullable(),
  payTime: z.string().nullable(),
  payUser: reference.nullable(),
  failReason: z.string().nullable(),
  /** The payment that this one takes back. */
  reverseOf: reference.nullable(),
  /** Whether another payment took it back. */
  isReversed: z.boolean(),
  /** Who asked to reverse it; somebody of the other role agrees. */
  reverseAskUser: reference.nullable(),
  reverseReason: z.string().nullable(),
  /** What proves that the money came back, for those who may agree to it. */
  reverseFile: id().nullable(),
  createTime: z.string(),
});

/** What proves a payment: one of them is needed (1028014). */
const proof = { voucherFile: id().optional(), providerNo: optionalText(64).optional(), payTime: dateTime().optional() };

const filter = {
  statementId: id().optional(),
  batchId: id().optional(),
  settleMonth: settleMonth().optional(),
  settleDimension: listOf(settleDimension(), 4).optional(),
  country: listOf(countryCode(), 6).optional(),
  payStatus: listOf(oneOf([2, 3, 4]), 3).optional(),
  method: listOf(payMethod(), 3).optional(),
  /** What waits: to be taken back by a second person, of the other side than who asked. */
  waits: z.enum(['reversal']).optional(),
  searchValue: optionalText(100).optional(),
};
const sorts = ['createTime', 'payTime', 'amount'] as const;

const key = z.strictObject({ id: id() });

/** Payments of statements: in money out to people and creators, in money received from merchants. */
export const paymentApi = {
  page: endpoint({
    method: 'GET',
    path: '/main/payment/page',
    summary: 'List payments in sight',
    access: 'payment.query',
    input: pageQuery(filter, sorts),
    output: pageOf(paymentRow),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/main/payment/detail',
    summary: 'Read one payment',
    access: 'payment.get',
    input: key,
    output: paymentRow,
  }),
  history: endpoint({
    method: 'GET',
    path: '/main/payment/history',
    summary: 'What happened to a payment',
    access: 'payment.get',
    input: key,
    output: z.array(historyRow),
  }),
  export: endpoint({
    method: 'POST',
    path: '/main/payment/export',
    summary: 'Export payments to the download centre',
    access: 'payment.export',
    input: exportQuery(filter, sorts),
    output: key,
  }),
  pay: endpoint({
    method: 'POST',
    path: '/main/payment/pay',
    summary: 'Begin to pay a confirmed statement; the same key again answers the same payment',
    access: 'payment.pay',
    input: z.strictObject({
      statementId: id(),
      /** What is owed, said again: anything else is refused with 1028012. */
      amount: z.string().check(ofForm('amount', /^\d{1,16}(\.\d{1,2})?$/)),
      method: payMethod(),
      idempotencyKey: text(64),
    }),
    output: z.object({ id: id(), payNo: z.string() }),
  }),
  payBatch: endpoint({
    method: 'POST',
    path: '/main/payment/payBatch',
    summary: 'Begin to pay all that is owed in a confirmed batch; those that may not be paid yet are named and left',
    access: 'payment.pay',
    input: z.strictObject({ batchId: id(), method: payMethod() }),
    output: z.object({
      begun: integer(),
      held: z.array(z.object({ statement: reference, code: integer(), message: z.string() })),
    }),
  }),
  markPaid: endpoint({
    method: 'POST',
    path: '/main/payment/markPaid',
    summary: 'Say that a payment arrived, with a voucher or the number of the bank',
    access: 'payment.markPaid',
    input: z.strictObject({ id: id(), ...proof }),
    output: noData(),
  }),
  markBatchPaid: endpoint({
    method: 'POST',
    path: '/main/payment/markBatchPaid',
    summary: 'Say that every payment under way of a batch arrived, with the voucher of the bank file',
    access: 'payment.markPaid',
    input: z.strictObject({ batchId: id(), voucherFile: id().optional(), payTime: dateTime().optional() }),
    output: z.object({ paid: integer() }),
  }),
  markFailed: endpoint({
    method: 'POST',
    path: '/main/payment/markFailed',
    summary: 'Say that a payment did not arrive; it can be begun again',
    access: 'payment.markPaid',
    input: z.strictObject({ id: id(), reason: text(500) }),
    output: noData(),
  }),
  callback: endpoint({
    method: 'POST',
    path: '/main/payment/callback',
    summary: 'Report of a payment provider, signed; the same report again changes nothing',
    access: 'public',
    input: z.strictObject({
      payNo: text(32),
      result: z.enum(['paid', 'failed']),
      providerNo: text(64),
      amount: z.string().check(ofForm('amount', /^\d{1,16}(\.\d{1,2})?$/)),
      currency: text(3),
      /** When it was sent, in seconds since 1970: older than five minutes is refused. */
      time: whole(0, 4_102_444_800),
      reason: optionalText(500).optional(),
      /** HMAC-SHA256 in hex over time, payNo, result, providerNo, amount, currency and reason, one a line. */
      signature: z.string().check(ofForm('hash', /^[0-9a-f]{64}$/)),
    }),
    output: noData(),
  }),
  reverse: endpoint({
    method: 'POST',
    path: '/main/payment/reverse',
    summary: 'Ask to take a payment back with the proof of its return, or agree to it as a person of the other role',
    access: 'payment.reverse',
    input: z.strictObject({ id: id(), reason: text(500), fileId: id().optional() }),
    output: z.object({ isReversed: z.boolean() }),
  }),
  bankFile: endpoint({
    method: 'GET',
    path: '/main/payment/bankFile',
    summary: 'The bank payments under way of a batch as CSV, with whole account numbers',
    access: 'payment.showPayee',
    answer: 'blob',
    input: z.strictObject({ batchId: id() }),
    output: z.unknown(),
  }),
};

export type PaymentRow = z.infer<typeof paymentRow>;
