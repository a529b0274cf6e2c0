import { type ParsedInputOf, type paymentApi, paymentLife, payStatus } from '@backlot/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { nextNumber } from '../../../../db/numbers/nextNumber';
import { Refusal } from '../../../../http/answers/refusal';
import { refuseField } from '../../../../http/answers/refuseField';
import { payees, payments } from '../../../../tables/money/payment';
import { settlementStatements } from '../../../../tables/money/settlement';
import { lockArea } from '../../../base/crud';
import type { Viewer } from '../../../base/sight';
import { transition } from '../../../base/transition';
import { amountIn, hundredths } from '../../../system/country';
import { isFresh, type Payee } from '../../payee';
import { beginPay } from '../begin';
import type { PaymentFacts } from '../policy';

type Input = ParsedInputOf<typeof paymentApi.pay>;
interface Begun {
  id: string;
  payNo: string;
}

/** Begins the payment of a confirmed statement. The same key answers the payment it began; for anything else it is refused. */
export async function pay(tx: Db, { statementId, amount, method, idempotencyKey }: Input, viewer: Viewer): Promise<Begun> {
  await lockArea(tx, `payment:${idempotencyKey}`);
  const [known] = await tx.select().from(payments).where(eq(payments.idempotencyKey, idempotencyKey));
  if (known) {
    if (viewer.persona !== 'all') throw new Refusal('notFound');
    const isSame = known.statementId === statementId && hundredths(known.amount) === hundredths(amount) && known.method === method;
    if (!isSame) throw refuseField('idempotencyKey', keyTaken);
    return { id: known.id, payNo: known.payNo };
  }
  const facts = await beginPay(tx, statementId, viewer);
  if (hundredths(amount) !== hundredths(facts.statement.payableAmount)) {
    const owed = amountIn(viewer.language, facts.statement.payableAmount, facts.batch.currency);
    throw new Refusal('paymentAmount', { amount: owed });
  }
  return writePayment(tx, facts, { method, idempotencyKey, viewer });
}

interface Beginning {
  method: number;
  idempotencyKey: string;
  viewer: Viewer;
}

/** Writes the payment of what a statement owes, to the account that stands there now. */
export async function writePayment(
  tx: Db,
  { statement, batch }: PaymentFacts,
  { method, idempotencyKey, viewer }: Beginning,
): Promise<Begun> {
  const payee = batch.settleDimension === 3 ? null : await payeeOf(tx, statement);
  const [payment] = await tx
    .insert(payments)
    .values({
      payNo: await nextNumber(tx, { prefix: 'FK', country: batch.country }),
      statementId: statement.id,
      amount: statement.payableAmount,
      currency: batch.currency,
      country: batch.country,
      method,
      payeeMasked: payee?.masked ?? null,
      payeeSealed: payee?.sealed ?? null,
      payStatus: payStatus.paying,
      idempotencyKey,
      createUser: viewer.caller.userId,
    })
    .returning({ id: payments.id, payNo: payments.payNo });
  if (!payment) throw new Error('The payment was not stored.');
  await transition(tx, {
    machine: paymentLife,
    table: settlementStatements,
    row: statement,
    event: 'pay',
    actor: viewer,
    more: { payment: payment.id, payNo: payment.payNo, amount: statement.payableAmount, method },
  });
  return payment;
}

/** Where a person or creator is paid; refused while it is missing or so new that somebody else has to look at it first. */
async function payeeOf(
  tx: Db,
  { beneficiaryType, beneficiaryId, beneficiaryName }: typeof settlementStatements.$inferSelect,
): Promise<Payee> {
  const [payee] = await tx
    .select()
    .from(payees)
    .where(and(eq(payees.beneficiaryType, beneficiaryType), eq(payees.beneficiaryId, beneficiaryId)))
    .for('share');
  if (!payee) throw new Refusal('payeeIncomplete', { name: beneficiaryName });
  if (isFresh(payee)) throw new Refusal('payeeChanged');
  return payee;
}

const keyTaken = {
  en: 'This key began another payment: use a new one.',
  'zh-CN': '该幂等键已用于另一笔付款，请换一个。',
  vn: 'Khóa này đã dùng cho khoản thanh toán khác, hãy dùng khóa mới.',
};
