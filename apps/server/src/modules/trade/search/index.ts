export { searchModule } from './handlers';
