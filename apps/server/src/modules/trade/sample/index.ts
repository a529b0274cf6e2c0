export { sampleModule } from './handlers';
export { followSample } from './acts/follow';
export { completeSamples } from './follow/complete';
export { expireSamples, lapseSamples } from './follow/expire';
export { remindOfSamples } from './follow/remind';
