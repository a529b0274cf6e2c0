export { reconciliationModule } from './handlers';
