export { followLivesJob } from './followLives';
export { liveModule } from './handlers';
export { owesResults } from './lists/where';
export { livesInSight } from './sight';
