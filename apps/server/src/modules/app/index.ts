export { enabledApps } from './store';
export { apps } from './tables';
