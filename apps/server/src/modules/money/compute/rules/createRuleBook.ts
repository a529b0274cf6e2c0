import { kindOf, rivalsOf } from './rivalsOf';
import type { Rule } from './rule';

/** Which rules measure a line or submission: at most one of each type and metric, so that nothing earns twice (MR2). */
export type RuleBook = (place: { beneficiaryId: string; workOrderId: string }) => Iterable<Rule>;

type Choice = ReadonlyMap<string, Rule>;

/**
 * The narrowest rule wins: work order, user, team, everybody. Throws where two of one kind cover the same; enabling refuses
 * that before (1027004). A look-up costs the same however many rules there are.
 */
export function createRuleBook({ rules, teams }: { rules: readonly Rule[]; teams: ReadonlyMap<string, string> }): RuleBook {
  const general: Rule[] = rules.filter(({ scopes }) => !scopes.length);
  const scoped = { workOrder: new Map<string, Rule[]>(), user: new Map<string, Rule[]>(), team: new Map<string, Rule[]>() };
  for (const rule of rules)
    for (const { kind, id } of rule.scopes) {
      const place = scoped[kind].get(id);
      if (place) place.push(rule);
      else scoped[kind].set(id, [rule]);
    }

  const chosen = new Map<string, Choice>();
  const personal = (beneficiaryId: string): Choice => {
    let choice = chosen.get(beneficiaryId);
    if (!choice) {
      const team = scoped.team.get(teams.get(beneficiaryId) ?? '');
      choice = new Map([...oneEach(general), ...oneEach(team), ...oneEach(scoped.user.get(beneficiaryId))]);
      chosen.set(beneficiaryId, choice);
    }
    return choice;
  };

  return ({ beneficiaryId, workOrderId }) => {
    const ofOrder = scoped.workOrder.get(workOrderId);
    const own = personal(beneficiaryId);
    return ofOrder ? new Map([...own, ...oneEach(ofOrder)]).values() : own.values();
  };
}

function oneEach(rules: readonly Rule[] = []): Choice {
  const [rivals] = rivalsOf(rules);
  if (rivals) throw new Error(`Rules ${rivals.map(({ id }) => id).join(' and ')} cover the same; enable one of them.`);
  return new Map(rules.map((rule) => [kindOf(rule), rule]));
}
