export { paymentModule } from './handlers';
export { paymentExport } from './lists/export';
export { mayReadVoucher } from './mayReadVoucher';
export { payBatch } from './acts/payBatch';
export { markFailed, markPaid } from './acts/settlePayment';
