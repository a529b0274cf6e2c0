export { activityModule } from './handlers';
export { recordActivity } from './recordActivity';
export { purgeActivities } from './store';
export type { Undoer } from '../../../http/parts/Undoer';
