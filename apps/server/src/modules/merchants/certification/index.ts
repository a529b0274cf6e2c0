export { shopAuthModule, shopModule } from './handlers';
