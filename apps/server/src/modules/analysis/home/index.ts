export { homeModule, homeResultsModule, monthModule } from './handlers';
