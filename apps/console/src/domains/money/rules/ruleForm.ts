import type { Translate } from '@backlot/i18n';
import type { CrudForm } from '../../../kit/edit/CrudForm';
import { lazyPart } from '../../../kit/lazyPart';
import type { Rule } from './Rule';
import { strings, type Word } from './strings';

const RuleFields = lazyPart(async () => (await import('./form/RuleFields')).RuleFields);

const draftOf = (
  rule: Pick<Rule, 'ruleName' | 'country' | 'base' | 'ratio' | 'amount' | 'validBegin' | 'validEnd' | 'remark'> & RuleKind,
) => ({
  ruleName: rule.ruleName,
  ruleType: rule.ruleType,
  dimension: rule.dimension,
  country: rule.country as string,
  metric: rule.metric === 3 ? 3 : 1,
  calcMode: Math.min(rule.calcMode, 3),
  base: rule.base,
  ratio: rule.ratio,
  amount: rule.amount,
  validBegin: rule.validBegin,
  validEnd: rule.validEnd ?? '',
  remark: rule.remark ?? '',
  tiers: rule.tiers.map(({ base, ratio, amount }) => ({ base, ratio, amount })),
  scopes: rule.scopes.map(({ scopeType, scopeId }) => ({ scopeType, scopeId })),
});
type RuleKind = Pick<Rule, 'ruleType' | 'dimension' | 'metric' | 'calcMode' | 'tiers' | 'scopes'>;

/** The form of a rule; what it begins with pays nothing until it is filled in. */
export const ruleForm = (t: Translate<Word>, today: string): CrudForm<Rule, ReturnType<typeof draftOf>> => ({
  Fields: RuleFields,
  width: 'large',
  defaults: draftOf({
    ruleName: '',
    ruleType: 1,
    dimension: 1,
    country: 'PH',
    metric: 1,
    calcMode: 1,
    base: '0',
    ratio: '0',
    amount: '0',
    validBegin: today,
    validEnd: null,
    remark: null,
    tiers: [],
    scopes: [],
  }),
  draftOf,
  labelOf: (field) => (Object.hasOwn(strings.messages.en, field) ? t(field as Word) : field),
});
