export { appending, audit, type Deed } from './store';
export { auditMany } from './auditMany';
export { auditLogs } from './tables';
export { verifyAudit } from './verify';
