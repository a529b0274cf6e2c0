export { shopAuthModule, shopModule } from './handlers';
export { mayReadPapers } from './mayReadPapers';
export { shopCertifications } from './tables';
