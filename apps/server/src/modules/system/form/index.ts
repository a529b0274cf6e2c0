export { formModule } from './handlers';
