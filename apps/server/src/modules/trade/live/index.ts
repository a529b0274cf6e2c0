export { followLivesJob } from './followLives';
export { type HeardLive, hearResults, livesToHear } from './acts/hearResults';
export { liveModule } from './handlers';
export { owesResults } from './lists/where';
export { livesInSight } from './sight';
