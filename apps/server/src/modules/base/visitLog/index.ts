export { logVisit } from './store';
