export { orgCrud } from './crud';
export { sysOrgModule } from './handlers';
