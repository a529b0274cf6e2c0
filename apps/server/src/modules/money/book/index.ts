export { bookModule } from './handlers';
export { postBatch } from './postBatch';
export { postPayment } from './postPayment';
export { trialBalance } from './trialBalance';
