export { keepConsent, withdraw } from './consents';
export { openCredentials, sealCredentials } from './credentials';
export { connectorCrud } from './crud';
export { connectorModule } from './handlers';
export { holdUntil, pauseFor } from './life';
export { NotYet } from './permit';
export { type Reached, reach } from './reach';
