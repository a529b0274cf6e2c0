import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import type { Viewer } from '../../base/sight';
import { payments } from '../../../tables/money/payment';
import { settlementBatches, settlementStatements } from '../../../tables/money/settlement';
import { rowForUpdate } from '../../base/crud';
import { begin } from '../../base/transition';
import { type Payment, type PaymentFacts, paymentPolicy } from './policy';
import { paymentsInSight } from './sight';

/** A statement, locked, with its batch, whose payment this person may begin. Only those who see all of them pay. */
export const beginPay = (tx: Db, statementId: string, viewer: Viewer): Promise<PaymentFacts> =>
  begin(tx, {
    policy: paymentPolicy,
    event: 'pay',
    viewer,
    find: async () => {
      if (viewer.persona !== 'all') throw new Refusal('notFound');
      return factsOf(tx, statementId);
    },
  });

/** A payment in sight with its statement, both locked, that this person may cause an event of; an old one of the statement is none. */
export async function beginPayment(
  tx: Db,
  event: 'markPaid' | 'markFailed' | 'askReverse' | 'reverse',
  id: string,
  viewer: Viewer,
): Promise<Required<PaymentFacts>> {
  const find = async () => {
    const [found] = await tx
      .select({ statementId: payments.statementId })
      .from(payments)
      .where(and(eq(payments.id, id), paymentsInSight(viewer)));
    if (!found) throw new Refusal('notFound');
    // The statement first, as everywhere.
    const facts = await factsOf(tx, found.statementId);
    const payment: Payment = await rowForUpdate(tx, { table: payments, id, notFound: 'notFound', within: undefined });
    return { ...facts, payment };
  };
  const facts = await begin(tx, { policy: paymentPolicy, event, viewer, find });
  if (facts.payment.payStatus !== facts.statement.payStatus || facts.payment.reverseOf !== null) throw new Refusal('versionConflict');
  return facts;
}

/** The payment that a provider names, with its statement, both locked. */
export async function paymentNamed(tx: Db, payNo: string): Promise<Required<PaymentFacts>> {
  const [found] = await tx.select({ id: payments.id, statementId: payments.statementId }).from(payments).where(eq(payments.payNo, payNo));
  if (!found) throw new Refusal('notFound');
  const facts = await factsOf(tx, found.statementId);
  return { ...facts, payment: await rowForUpdate(tx, { table: payments, id: found.id, notFound: 'notFound', within: undefined }) };
}

async function factsOf(tx: Db, statementId: string): Promise<PaymentFacts> {
  const statement = await rowForUpdate(tx, { table: settlementStatements, id: statementId, notFound: 'notFound', within: undefined });
  const [batch] = await tx.select().from(settlementBatches).where(eq(settlementBatches.id, statement.batchId));
  if (!batch) throw new Refusal('notFound');
  return { statement, batch };
}
