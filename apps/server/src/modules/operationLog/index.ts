export { operationWriter } from './operationWriter';
export { recordOperation } from './recordOperation';
export { operationLogs } from './tables';
