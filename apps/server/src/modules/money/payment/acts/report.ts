import { createHmac, timingSafeEqual } from 'node:crypto';
import { type ParsedInputOf, type paymentApi, paymentLife, payStatus } from '@backlot/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import type { Services } from '../../../../services';
import { payments } from '../../../../tables/money/payment';
import { settlementStatements } from '../../../../tables/money/settlement';
import { transition } from '../../../base/transition';
import { hundredths, presentAmount } from '../../../system/country';
import { postPayment } from '../../book';
import { paymentNamed } from '../begin';
import { tellOfPayment } from '../notices';
import { refuseTaken } from '../refuseTaken';

type Report = ParsedInputOf<typeof paymentApi.callback>;

const livesMs = 5 * 60_000;

/**
 * What a provider reports of a payment under way: paid or failed. Signed with the shared secret and fresh, so that nobody else and no
 * recording of it can report; the same report again is answered like the first and changes nothing (domain/life-cycles 3.9).
 */
export async function takeReport(tx: Db, services: Services, report: Report): Promise<void> {
  requireSigned(report, services.config.PAYMENT_CALLBACK_SECRET);
  const { payment, statement, batch } = await paymentNamed(tx, report.payNo);
  const state = report.result === 'paid' ? payStatus.paid : payStatus.failed;
  if (payment.payStatus === state && payment.providerNo === report.providerNo) return;
  const isUnderWay = payment.payStatus === payStatus.paying && statement.payStatus === payStatus.paying && payment.reverseOf === null;
  if (!isUnderWay) throw new Refusal('versionConflict');
  if (report.currency !== payment.currency || hundredths(report.amount) !== hundredths(payment.amount))
    throw new Refusal('paymentAmount', { amount: `${presentAmount(payment.amount, payment.currency)} ${payment.currency}` });
  await refuseTaken(tx, report.providerNo);
  const isPaid = report.result === 'paid';
  const reason = report.reason || report.providerNo;
  const said = isPaid ? { payTime: new Date(report.time * 1000) } : { failReason: reason };
  await tx
    .update(payments)
    .set({ ...said, providerNo: report.providerNo, payStatus: state, version: sql`${payments.version} + 1`, updateTime: sql`now()` })
    .where(eq(payments.id, payment.id));
  if (isPaid) await postPayment(tx, { ...payment, statement });
  await transition(tx, {
    machine: paymentLife,
    table: settlementStatements,
    row: statement,
    event: isPaid ? 'markPaid' : 'markFailed',
    ...(isPaid ? {} : { reason }),
    more: { payment: payment.id, payNo: payment.payNo, providerNo: report.providerNo },
  });
  const publicUser = payment.createUser ?? statement.beneficiaryId;
  await tellOfPayment(tx, services, { event: report.result, payment, statement, batch, publicUser });
}

/** Refuses a report that is not signed by who shares the secret, or that was sent long ago. */
function requireSigned({ signature, ...report }: Report, secret: string | undefined): void {
  const isFresh = Math.abs(Date.now() - report.time * 1000) <= livesMs;
  if (secret === undefined || !isFresh) throw new Refusal('noPermission');
  const expected = signatureOf(report, secret);
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) throw new Refusal('noPermission');
}

/** The signature of a report: HMAC-SHA256 in hex over its values, one a line. */
export const signatureOf = (
  { time, payNo, result, providerNo, amount, currency, reason = '' }: Omit<Report, 'signature'>,
  secret: string,
): string => createHmac('sha256', secret).update([time, payNo, result, providerNo, amount, currency, reason].join('\n')).digest('hex');
