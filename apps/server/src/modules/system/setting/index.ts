export { liveConfig } from './liveConfig';
export { asStarted, liveSettings, readLive } from './liveSettings';
