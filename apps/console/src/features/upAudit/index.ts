export { UpAuditScreen } from './UpAuditScreen';
