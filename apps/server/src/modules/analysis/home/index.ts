export { homeModule, homeResultsModule } from './handlers';
