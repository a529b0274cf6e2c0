export { followLivesJob } from './followLives';
export { liveModule } from './handlers';
export { liveExport } from './lists/export';
export { owesResults } from './lists/where';
export { livesInSight } from './sight';
export { liveImport } from './liveImport';
