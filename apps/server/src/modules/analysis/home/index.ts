export { homeModule } from './handlers';
