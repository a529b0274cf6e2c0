export { keepStatements, keepUnsettled } from './keepStatements';
export { reconciliationModule } from './handlers';
