export { appending, audit, type Deed } from './store';
export { auditMany } from './auditMany';
export { verifyAudit } from './verify';
