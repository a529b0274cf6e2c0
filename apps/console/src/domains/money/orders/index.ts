export { SalesScreen } from './SalesScreen';
