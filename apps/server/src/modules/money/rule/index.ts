export { counts } from './counts';
export { isCounted } from './draft';
export { ruleCrud } from './crud';
export { ruleModule } from './handlers';
export { expireRules } from './life';
