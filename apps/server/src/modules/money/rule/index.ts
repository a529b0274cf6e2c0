export { counts } from './counts';
export { isCounted, metricOf } from './draft';
export { saveParts } from './crud';
export { ruleModule } from './handlers';
export { copy as copyRule, enable as enableRule, expireRules } from './life';
export { checkRule } from './checkRule';
export { type RuleDraft, valuesOf } from './draft';
