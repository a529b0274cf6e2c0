export { addOauth } from './addOauth';
export { oauthModule } from './handlers';
