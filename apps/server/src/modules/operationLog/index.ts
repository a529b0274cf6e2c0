export { recordOperation } from './recordOperation';
export { operationLogs } from './tables';
