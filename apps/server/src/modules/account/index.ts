export { accountModule } from './handlers';
