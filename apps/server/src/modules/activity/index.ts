export { activityModule } from './handlers';
export { recordActivity } from './recordActivity';
export { purgeActivities } from './store';
export type { ActivityEntry } from './tables';
export type { Undoer } from './undoer';
