export { sysAreaModule } from './handlers';
