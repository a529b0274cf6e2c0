import type { ParsedInputOf, ruleApi } from '@backlot/contract';
import { countryOf } from '../../system/country';

export type RuleDraft = ParsedInputOf<typeof ruleApi.add>;

/** What a draft measures: a GMV rule GMV, a commercial rule fees, a reward what it says. */
export const metricOf = ({ ruleType, metric }: Pick<RuleDraft, 'ruleType' | 'metric'>): number =>
  ruleType === 3 ? (metric ?? 1) : ruleType;

/** Whether a base is a number of fulfilled creators and no money. */
export const isCounted = ({ metric }: { metric: number }): boolean => metric !== 1;

/** How a draft reckons: commercial rules pay once the base is reached, rewards by the highest tier (domain/money 4.5). */
export const calcModeOf = ({ ruleType, calcMode }: Pick<RuleDraft, 'ruleType' | 'calcMode'>): number =>
  ruleType === 3 ? 4 : ruleType === 2 ? 2 : (calcMode ?? 1);

/** The columns that a draft sets. */
export const valuesOf = (draft: RuleDraft) => ({
  ruleName: draft.ruleName,
  ruleType: draft.ruleType,
  dimension: draft.dimension,
  country: draft.country,
  currency: countryOf(draft.country).currency,
  metric: metricOf(draft),
  base: draft.base,
  ratio: draft.ratio,
  amount: draft.amount,
  calcMode: calcModeOf(draft),
  validBegin: draft.validBegin,
  validEnd: draft.validEnd ?? null,
  remark: draft.remark || null,
});
