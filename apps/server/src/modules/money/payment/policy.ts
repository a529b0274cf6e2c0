import { is, paymentLife, settlementLife } from '@backlot/contract';
import type { Actor } from '../../../http/requests/actor';
import type { payments } from '../../../tables/money/payment';
import type { settlementBatches, settlementStatements } from '../../../tables/money/settlement';
import { because, policyFor } from '../../base/transition';
import { sideOf } from '../settle';

export type Payment = typeof payments.$inferSelect;

export interface PaymentFacts {
  statement: typeof settlementStatements.$inferSelect;
  batch: typeof settlementBatches.$inferSelect;
  /** The payment that the event is about; absent before there is one. */
  payment?: Payment;
}

/** Who may pay, and say what became of it (domain/life-cycles 3.9, roles 7.3). */
export const paymentPolicy = policyFor<PaymentFacts, Actor>()({
  machine: paymentLife,
  codeOf: ({ statement }) => statement.payStatus,
  rules: {
    pay: {
      permission: 'payment.pay',
      unless: ({ batch }) => (is(settlementLife, batch, 'settled') ? undefined : because(settlementLife, batch)),
    },
    markPaid: { permission: 'payment.markPaid' },
    markFailed: { permission: 'payment.markPaid' },
    askReverse: { permission: 'payment.reverse' },
    reverse: {
      permission: 'payment.reverse',
      unless: ({ payment }, { caller }) =>
        payment?.reverseAskUser === caller.userId || payment?.reverseAskSide === sideOf(caller) ? 'confirmByAnother' : undefined,
    },
  },
});
