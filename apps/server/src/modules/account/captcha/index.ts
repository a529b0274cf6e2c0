export { captchaModule } from './handlers';
export { proveHuman } from './proveHuman';
export { purgeChallenges } from './store';
