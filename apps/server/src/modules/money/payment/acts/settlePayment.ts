import { type ParsedInputOf, type paymentApi, paymentLife, payStatus } from '@backlot/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { Refusal } from '../../../../http/answers/refusal';
import { refuseField } from '../../../../http/answers/refuseField';
import type { Services } from '../../../../services';
import { payments } from '../../../../tables/money/payment';
import { settlementStatements } from '../../../../tables/money/settlement';
import { updateRow } from '../../../base/crud';
import { ownFile } from '../../../base/file';
import { refuseTaken } from '../refuseTaken';
import type { Viewer } from '../../../base/sight';
import { transition } from '../../../base/transition';
import { postPayment } from '../../book';
import { beginPayment } from '../begin';
import { tellOfPayment } from '../notices';

type Proof = Omit<ParsedInputOf<typeof paymentApi.markPaid>, 'id'>;

/** Says that a payment arrived: with a voucher or the number of the bank (1028014), posted to the books. */
export async function markPaid(tx: Db, services: Services, { id, ...proof }: Proof & { id: string }, viewer: Viewer): Promise<void> {
  const { payment, statement, batch } = await beginPayment(tx, 'markPaid', id, viewer);
  if (proof.voucherFile === undefined && !proof.providerNo) throw new Refusal('voucherNeeded');
  await requireOwnFile(tx, 'voucherFile', proof.voucherFile, viewer);
  if (proof.providerNo) await refuseTaken(tx, proof.providerNo);
  const payTime = timeOf(proof.payTime, payment.createTime);
  const userId = viewer.caller.userId;
  const said = { voucherFile: proof.voucherFile ?? null, providerNo: proof.providerNo || null, payUser: userId };
  await updateRow(tx, { table: payments, id, set: { ...said, payTime, payStatus: payStatus.paid }, userId });
  await postPayment(tx, { ...payment, statement });
  await transition(tx, {
    machine: paymentLife,
    table: settlementStatements,
    row: statement,
    event: 'markPaid',
    actor: viewer,
    more: { payment: id, payNo: payment.payNo },
  });
  await tellOfPayment(tx, services, { event: 'paid', payment, statement, batch, publicUser: userId });
}

/** Says of every payment under way of a batch that it arrived; answers how many there were. */
export async function markBatchPaid(
  db: Db,
  services: Services,
  { batchId, ...proof }: ParsedInputOf<typeof paymentApi.markBatchPaid>,
  viewer: Viewer,
): Promise<number> {
  if (viewer.persona !== 'all') throw new Refusal('notFound');
  if (proof.voucherFile === undefined) throw new Refusal('voucherNeeded');
  const underWay = await db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(settlementStatements, eq(settlementStatements.id, payments.statementId))
    .where(and(eq(settlementStatements.batchId, batchId), inState(paymentLife, payments, 'paying')))
    .orderBy(asc(payments.id));
  for (const { id } of underWay) await db.transaction((tx) => markPaid(tx, services, { id, ...proof }, viewer));
  return underWay.length;
}

/** Says that a payment did not arrive; the beneficiary is told, and it can be begun again. */
export async function markFailed(
  tx: Db,
  services: Services,
  { id, reason }: { id: string; reason: string },
  viewer: Viewer,
): Promise<void> {
  const { payment, statement, batch } = await beginPayment(tx, 'markFailed', id, viewer);
  const userId = viewer.caller.userId;
  await updateRow(tx, { table: payments, id, set: { failReason: reason, payStatus: payStatus.failed }, userId });
  await transition(tx, {
    machine: paymentLife,
    table: settlementStatements,
    row: statement,
    event: 'markFailed',
    actor: viewer,
    reason,
    more: { payment: id, payNo: payment.payNo },
  });
  await tellOfPayment(tx, services, { event: 'failed', payment, statement, batch, publicUser: userId });
}

/** Now unless said; not before the payment began, not later than now. */
function timeOf(said: string | undefined, begun: Date): Date {
  if (said === undefined) return new Date();
  const time = new Date(`${said.replace(' ', 'T')}Z`);
  // A bank tells minutes, not seconds.
  if (time.getTime() > Date.now() || time.getTime() < begun.getTime() - 24 * 3_600_000) throw refuseField('payTime', wrongTime);
  return time;
}

export async function requireOwnFile(tx: Db, field: string, fileId: string | undefined, viewer: Viewer): Promise<void> {
  if (fileId !== undefined && !(await ownFile(tx, fileId, viewer.caller.userId))) throw refuseField(field, noFile);
}

const wrongTime = {
  en: 'Choose a time since the payment began and not later than now.',
  'zh-CN': '付款时间应在发起付款之后、不晚于现在。',
  vn: 'Hãy chọn thời điểm sau khi bắt đầu thanh toán và không muộn hơn hiện tại.',
};

const noFile = {
  en: 'Upload the file again.',
  'zh-CN': '请重新上传凭证文件。',
  vn: 'Hãy tải tệp lên lại.',
};
