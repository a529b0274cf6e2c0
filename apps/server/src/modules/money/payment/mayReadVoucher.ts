import { and, eq, or } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { type Caller, holds } from '../../../http/requests/caller';
import { payments } from '../../../tables/money/payment';
import { dataScopeOf } from '../../base/dataScope';
import { viewerFrom } from '../../base/sight';
import { paymentsInSight } from './sight';

/** Whether a file is the voucher of a payment that this person may read. */
export async function mayReadVoucher(db: Db, fileId: string, caller: Caller): Promise<boolean> {
  if (!holds(caller, 'payment.get')) return false;
  const viewer = await viewerFrom(db, { caller, language: 'en', requestId: undefined, scope: await dataScopeOf(db, caller) });
  const named =
    viewer.persona === 'all' ? or(eq(payments.voucherFile, fileId), eq(payments.reverseFile, fileId)) : eq(payments.voucherFile, fileId);
  return (await db.$count(payments, and(named, paymentsInSight(viewer)))) > 0;
}
