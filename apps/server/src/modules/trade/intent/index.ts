export { intentModule } from './handlers';
export { expireIntents } from './life';
export { intentExport } from './lists';
export { intentsInSight } from './policy';
