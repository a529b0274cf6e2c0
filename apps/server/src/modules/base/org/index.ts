export { orgNames } from './store';
