export { allConnectors } from './allConnectors';
export { CollectError, type CollectFailure } from './CollectError';
export type { App, Channel, ChannelComment, ChannelWork, Connector, Consent, Consented, Profile, Told } from './connector';
export { connectorNamed } from './connectorNamed';
export { hashtagsOf } from './hashtagsOf';
