export { paymentModule } from './handlers';
export { paymentExport } from './lists/export';
export { mayReadVoucher } from './mayReadVoucher';
