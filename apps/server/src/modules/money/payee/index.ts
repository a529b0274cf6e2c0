export { payeeModule } from './handlers';
