export { OperationLogScreen } from './OperationLogScreen';
export { VisitLogScreen } from './VisitLogScreen';
