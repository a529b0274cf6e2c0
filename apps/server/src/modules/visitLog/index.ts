export { logVisit } from './store';
export { visitLogs } from './tables';
