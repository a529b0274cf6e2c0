export { paymentModule } from './handlers';
export { payBatch } from './acts/payBatch';
export { markFailed, markPaid } from './acts/settlePayment';
export { paymentsOf } from './paymentsOf';
export { waitsForReversal } from './waitsForReversal';
