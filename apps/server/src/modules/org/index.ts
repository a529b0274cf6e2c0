export { orgName } from './store';
export { orgs } from './tables';
