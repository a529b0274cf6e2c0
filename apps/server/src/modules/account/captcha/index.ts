export { captchaModule } from './handlers';
export { isProvenHuman, proveHuman } from './proveHuman';
export { purgeChallenges } from './store';
