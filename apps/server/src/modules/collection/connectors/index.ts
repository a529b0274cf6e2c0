export { allConnectors } from './allConnectors';
export { CollectError, type CollectFailure } from './CollectError';
export { refOf } from './connector';
export type { App, AppToken, Channel, ChannelComment, ChannelWork, Connector, Consent, Consented, Profile, Told } from './connector';
export { connectorNamed } from './connectorNamed';
export { hashtagsOf } from './hashtagsOf';
