import { type ParsedInputOf, type paymentApi, paymentLife, payStatus } from '@backlot/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { nextNumber } from '../../../../db/numbers/nextNumber';
import { Refusal } from '../../../../http/answers/refusal';
import { refuseField } from '../../../../http/answers/refuseField';
import type { Services } from '../../../../services';
import { payments } from '../../../../tables/money/payment';
import { settlementStatements } from '../../../../tables/money/settlement';
import { updateRow } from '../../../base/crud';
import type { Viewer } from '../../../base/sight';
import { transition } from '../../../base/transition';
import { postPayment } from '../../book';
import { sideOf } from '../../settle';
import { beginPayment } from '../begin';
import { tellOfPayment } from '../notices';
import { requireOwnFile } from './settlePayment';

type Input = ParsedInputOf<typeof paymentApi.reverse>;
type Telling = Pick<Services, 'events'>;

/**
 * Takes a payment back by two: whoever asks first leaves the proof of its return, and somebody of the other side, administration or
 * finance, carries it out with a negative payment; the statement is owed again and its person told. Answers whether it is reversed.
 */
export async function reverse(tx: Db, services: Telling, { id, reason, fileId }: Input, viewer: Viewer): Promise<boolean> {
  const [asked] = await tx.select({ by: payments.reverseAskUser }).from(payments).where(eq(payments.id, id));
  const event = asked?.by == null ? 'askReverse' : 'reverse';
  const { payment, statement, batch } = await beginPayment(tx, event, id, viewer);
  if ((payment.reverseAskUser === null ? 'askReverse' : 'reverse') !== event) throw new Refusal('versionConflict');
  const userId = viewer.caller.userId;
  const step = { machine: paymentLife, table: settlementStatements, row: statement, actor: viewer, reason, more: { payment: id } };
  if (event === 'askReverse') {
    if (fileId === undefined) throw refuseField('fileId', needsProof);
    await requireOwnFile(tx, 'fileId', fileId, viewer);
    const set = { reverseAskUser: userId, reverseAskSide: sideOf(viewer.caller), reverseReason: reason, reverseFile: fileId };
    await updateRow(tx, { table: payments, id, set, userId });
    await transition(tx, { ...step, event });
    return false;
  }
  const { country, currency, method, payeeMasked, amount } = payment;
  const back = `-${amount}`;
  const [taken] = await tx
    .insert(payments)
    .values({
      payNo: await nextNumber(tx, { prefix: 'FK', country }),
      statementId: statement.id,
      amount: back,
      currency,
      country,
      method,
      payeeMasked,
      payStatus: payStatus.paid,
      idempotencyKey: `reverse-${id}`,
      payTime: sql`now()`,
      payUser: userId,
      reverseOf: id,
      reverseReason: payment.reverseReason,
      createUser: userId,
    })
    .returning({ id: payments.id });
  if (!taken) throw new Error('The payment was not stored.');
  await postPayment(tx, { ...payment, id: taken.id, amount: back, statement });
  await transition(tx, { ...step, event });
  await tellOfPayment(tx, services, { event: 'reversed', payment, statement, batch, publicUser: userId });
  return true;
}

const needsProof = {
  en: 'Attach what proves that the bank returned it.',
  'zh-CN': '请附上银行退回的凭证。',
  vn: 'Hãy đính kèm chứng từ ngân hàng hoàn trả.',
};
