export { labelModule } from './handlers';
