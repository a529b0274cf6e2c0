export { ruleCrud } from './crud';
export { ruleModule } from './handlers';
export { expireRules } from './life';
