export { sysPosModule } from './handlers';
