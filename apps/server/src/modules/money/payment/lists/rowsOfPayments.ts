import { is, type PaymentRow, paymentLife } from '@backlot/contract';
import { alias } from 'drizzle-orm/pg-core';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { presentTime } from '../../../../db/presentTime';
import { users } from '../../../../tables/base/user';
import { payments } from '../../../../tables/money/payment';
import { settlementBatches, settlementStatements } from '../../../../tables/money/settlement';
import { namedFor, type Viewer } from '../../../base/sight';
import { allowedEvents } from '../../../base/transition';
import { actionsOf } from '../../../../http/requests/actor';
import { presentAmount } from '../../../system/country';
import { seesReturns } from '../mayReadVoucher';
import { paymentPolicy } from '../policy';

const payer = alias(users, 'payer');
const asker = alias(users, 'asker');
const reversal = alias(payments, 'reversal');
const reversed = alias(payments, 'reversed');

const selection = {
  payment: payments,
  statement: settlementStatements,
  batch: settlementBatches,
  payerName: payer.name,
  askerName: asker.name,
  reversalId: reversal.id,
  reversedNo: reversed.payNo,
  reversedFile: reversed.reverseFile,
};
type Found = Awaited<ReturnType<typeof read>>[number];

/** Payments with what belongs to them, in the order of their ids. */
export async function rowsOfPayments(db: Db, ids: readonly string[], viewer: Viewer): Promise<PaymentRow[]> {
  if (ids.length === 0) return [];
  const place = new Map(ids.map((id, index) => [id, index]));
  const rows = await read(db, ids);
  return rows.toSorted((a, b) => (place.get(a.payment.id) ?? 0) - (place.get(b.payment.id) ?? 0)).map((row) => present(row, viewer));
}

const read = (db: Db, ids: readonly string[]) =>
  db
    .select(selection)
    .from(payments)
    .innerJoin(settlementStatements, eq(settlementStatements.id, payments.statementId))
    .innerJoin(settlementBatches, eq(settlementBatches.id, settlementStatements.batchId))
    .leftJoin(payer, eq(payer.id, payments.payUser))
    .leftJoin(asker, eq(asker.id, payments.reverseAskUser))
    .leftJoin(reversal, eq(reversal.reverseOf, payments.id))
    .leftJoin(reversed, eq(reversed.id, payments.reverseOf))
    .where(inArray(payments.id, [...ids]));

function present(
  { payment, statement, batch, payerName, askerName, reversalId, reversedNo, reversedFile }: Found,
  viewer: Viewer,
): PaymentRow {
  const isNamed = namedFor(viewer);
  const person = (id: string | null, name: string | null) => (id === null || !isNamed(id) ? null : { id, name: name ?? '' });
  return {
    id: payment.id,
    version: payment.version,
    can: canOf({ payment, statement, batch, isReversed: reversalId !== null }, viewer),
    payNo: payment.payNo,
    statement: { id: statement.id, name: batch.batchNo },
    settleMonth: batch.settleMonth,
    settleDimension: batch.settleDimension,
    country: batch.country as PaymentRow['country'],
    currency: payment.currency,
    beneficiary: { id: statement.beneficiaryId, name: statement.beneficiaryName },
    amount: presentAmount(payment.amount, payment.currency) ?? payment.amount,
    method: payment.method,
    payee: payment.payeeMasked,
    payStatus: payment.payStatus,
    providerNo: payment.providerNo,
    voucherFile: payment.voucherFile,
    payTime: payment.payTime && presentTime(payment.payTime),
    payUser: person(payment.payUser, payerName),
    failReason: payment.failReason,
    reverseOf: payment.reverseOf === null ? null : { id: payment.reverseOf, name: reversedNo ?? '' },
    isReversed: reversalId !== null,
    reverseAskUser: person(payment.reverseAskUser, askerName),
    reverseReason: payment.reverseReason,
    reverseFile: seesReturns(viewer) ? (payment.reverseFile ?? reversedFile) : null,
    createTime: presentTime(payment.createTime),
  };
}

/** What this person may do with a payment now: nothing with one that another payment of the statement has followed. */
function canOf(facts: Pick<Found, 'payment' | 'statement' | 'batch'> & { isReversed: boolean }, viewer: Viewer): string[] {
  const free = actionsOf(viewer.caller, 'payment').filter((action) => action === 'query' || action === 'get');
  const { payment, statement, isReversed } = facts;
  if (isReversed || payment.reverseOf !== null || payment.payStatus !== statement.payStatus || is(paymentLife, payment, 'failed'))
    return free;
  const events = allowedEvents(paymentPolicy, facts, viewer) as readonly string[];
  const asks = payment.reverseAskUser === null ? 'askReverse' : 'reverse';
  const acts = events.flatMap((event) => (event === asks ? ['reverse'] : event === 'askReverse' || event === 'reverse' ? [] : [event]));
  return [...free, ...new Set(acts)];
}
