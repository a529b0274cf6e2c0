export { collectModule } from './handlers';
