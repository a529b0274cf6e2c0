export { operationWriter } from './operationWriter';
export { recordOperation } from './recordOperation';
