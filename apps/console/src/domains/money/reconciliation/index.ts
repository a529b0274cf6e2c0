export { ReconciliationScreen } from './ReconciliationScreen';
