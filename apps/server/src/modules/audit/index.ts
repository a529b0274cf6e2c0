export { audit } from './store';
export { verifyAudit } from './verify';
