export { orgNames } from './store';
export { orgs } from './tables';
