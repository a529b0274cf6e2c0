import { ruleLife } from '@backlot/contract';
import { type Actor, actionsOf } from '../../../http/requests/actor';
import type { rules } from '../../../tables/money/rule';
import { allowedEvents, policyFor } from '../../base/transition';

export type Rule = typeof rules.$inferSelect;

export interface RuleFacts {
  rule: Rule;
  /** It names the person, or the person's team: nobody changes an own rule (domain/roles 7.4). */
  isOwn: boolean;
}

const notOwn = ({ isOwn }: RuleFacts) => (isOwn ? 'noDataPermission' : undefined);
const notEnabled = ({ rule }: RuleFacts) => (rule.ruleStatus === ruleLife.states.enabled ? 'ruleEnabled' : undefined);
/** What was ever enabled stays as it was: months may have been reckoned with it. */
const neverEnabled = (facts: RuleFacts) => (facts.rule.enableTime === null ? notOwn(facts) : 'ruleUsed');

/** Who may cause an event of a rule, of those who see it (domain/life-cycles 3.8). */
export const rulePolicy = policyFor<RuleFacts, Actor>()({
  machine: ruleLife,
  codeOf: ({ rule }) => rule.ruleStatus,
  rules: {
    edit: { permission: 'rule.edit', wrong: notEnabled, unless: neverEnabled },
    delete: { permission: 'rule.delete', wrong: notEnabled, unless: neverEnabled },
    enable: { permission: 'rule.enable', unless: (facts) => (facts.rule.expireTime === null ? notOwn(facts) : 'ruleUsed') },
    disable: { permission: 'rule.disable', unless: notOwn },
    expire: 'system',
    copy: { permission: 'rule.copy' },
  },
});

/** What this person may do with a rule now. */
export function canOf(facts: RuleFacts, actor: Actor): string[] {
  const allowed: readonly string[] = allowedEvents(rulePolicy, facts, actor);
  return actionsOf(actor.caller, 'rule').filter((action) => !Object.hasOwn(ruleLife.events, action) || allowed.includes(action));
}
