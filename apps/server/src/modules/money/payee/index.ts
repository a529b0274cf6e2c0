export { payeeModule } from './handlers';
export { isFresh, type Payee } from './isFresh';
