import { paymentLife } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import { inState } from '../../../db/inState';
import { payments } from '../../../tables/money/payment';
import type { Viewer } from '../../base/sight';
import { sideOf } from '../settle';

const { id, reverseAskUser, reverseAskSide } = payments;

/** SQL: payments that somebody of the other side asked to take back, which this person may agree to. */
export const waitsForReversal = ({ caller }: Pick<Viewer, 'caller'>): SQL =>
  sql`(${inState(paymentLife, payments, 'paid')} and ${reverseAskUser} <> ${caller.userId} and ${reverseAskSide} <> ${sideOf(caller)}
    and not exists (select 1 from ${payments} back where back.reverse_of = ${id}))`;
