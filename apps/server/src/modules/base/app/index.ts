export { enabledApps } from './store';
