export { homeModule, monthModule } from './handlers';
