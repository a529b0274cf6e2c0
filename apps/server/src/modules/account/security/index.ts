export { securityModule } from './handlers';
