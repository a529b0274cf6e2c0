export { audit } from './store';
export { auditLogs } from './tables';
export { verifyAudit } from './verify';
