export { askProfile } from './askProfile';
export { keepConsent, NoConsent, withdraw } from './consents';
export { openCredentials, sealCredentials } from './credentials';
export { connectorModule } from './handlers';
export { isOpen } from './flags';
export { holdUntil, pauseFor } from './life';
export { NotYet } from './permit';
export type { ConnectorRow } from './policy';
export { type Reached, reach } from './reach';
