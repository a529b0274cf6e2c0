import type { ComputedWith } from '../../../../tables/money/settlement';
import { type Rule, rulesInForce, type Terms } from '../../compute';

type Kept = ComputedWith['rules'][number];

/** The rules in force and the teams that a batch is computed with, in a form that JSON keeps. */
export const keptOf = (terms: Terms, beneficiaryIds: readonly string[]): ComputedWith => ({
  rules: rulesInForce(terms).map(keptRule),
  teams: Object.fromEntries(beneficiaryIds.flatMap((id) => (terms.teams.has(id) ? [[id, terms.teams.get(id) ?? '']] : []))),
  places: true,
});

const keptRule = (rule: Rule): Kept => ({
  ...rule,
  base: String(rule.base),
  ratio: String(rule.ratio),
  amount: String(rule.amount),
  tiers: rule.tiers.map(({ from, ratio, amount }) => ({ from: String(from), ratio: String(ratio), amount: String(amount) })),
});

/** A rule that was kept, as the core takes it. */
export const ruleIn = (kept: Kept): Rule =>
  ({
    ...kept,
    base: BigInt(kept.base),
    ratio: BigInt(kept.ratio),
    amount: BigInt(kept.amount),
    tiers: kept.tiers.map(({ from, ratio, amount }) => ({ from: BigInt(from), ratio: BigInt(ratio), amount: BigInt(amount) })),
  }) as Rule;
