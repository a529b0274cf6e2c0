export { shopAuthModule, shopModule } from './handlers';
export { mayReadPapers } from './mayReadPapers';
