export { paymentModule } from './handlers';
export { pay } from './acts/pay';
export { payBatch } from './acts/payBatch';
export { reverse } from './acts/reverse';
export { markFailed, markPaid } from './acts/settlePayment';
export { paymentsOf } from './paymentsOf';
export { waitsForReversal } from './waitsForReversal';
