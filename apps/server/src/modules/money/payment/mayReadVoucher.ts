import { and, eq, or } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { type Caller, holds } from '../../../http/requests/caller';
import { payments } from '../../../tables/money/payment';
import { dataScopeOf } from '../../base/dataScope';
import { type Viewer, viewerFrom } from '../../base/sight';
import { paymentsInSight } from './sight';

/** Whether somebody decides on the return of money, and reads what proves it. */
export const seesReturns = ({ persona, caller }: Pick<Viewer, 'persona' | 'caller'>): boolean =>
  persona === 'all' && holds(caller, 'payment.reverse');

/** Whether a file is the voucher of a payment that this person may read, or proves a return that this person decides on. */
export async function mayReadVoucher(db: Db, fileId: string, caller: Caller): Promise<boolean> {
  if (!holds(caller, 'payment.get')) return false;
  const viewer = await viewerFrom(db, { caller, language: 'en', requestId: undefined, scope: await dataScopeOf(db, caller) });
  const isVoucher = eq(payments.voucherFile, fileId);
  const named = seesReturns(viewer) ? or(isVoucher, eq(payments.reverseFile, fileId)) : isVoucher;
  return (await db.$count(payments, and(named, paymentsInSight(viewer)))) > 0;
}
