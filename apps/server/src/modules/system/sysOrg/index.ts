export { sysOrgModule } from './handlers';
