export { LinkAuditScreen } from './LinkAuditScreen';
