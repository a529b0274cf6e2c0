export { type Operation, recordOperation } from './recordOperation';
export { operationLogs } from './tables';
