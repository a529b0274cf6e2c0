export { intentModule } from './handlers';
export { expireIntents } from './life';
export { intentsInSight } from './policy';
