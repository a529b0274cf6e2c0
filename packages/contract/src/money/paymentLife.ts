import { defineMachine } from '../core/machine';

/** What a statement's money has come to, `payStatus`; of a merchant's statement "paid" means received. */
export const paymentLife = defineMachine({
  name: 'payment',
  record: 'settleStatement',
  field: 'payStatus',
  states: { pendingPayment: 1, paid: 2, paying: 3, failed: 4, carriedForward: 5 },
  events: {
    pay: { from: ['pendingPayment', 'failed'], to: 'paying' },
    markPaid: { from: ['paying'], to: 'paid' },
    markFailed: { from: ['paying'], to: 'failed' },
    askReverse: { from: ['paid'], to: null },
    reverse: { from: ['paid'], to: 'pendingPayment' },
  },
});

/** The states by their codes. */
export const payStatus = paymentLife.states;
