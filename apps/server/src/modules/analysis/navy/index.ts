export { navyModule } from './handlers';
