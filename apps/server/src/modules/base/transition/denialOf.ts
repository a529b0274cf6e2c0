import { accepts, type ErrorName, type Permission, stateOf } from '@backlot/contract';
import type { Actor } from '../../../http/requests/actor';
import { holds } from '../../../http/requests/caller';
import type { Policy, Rule, Standing } from './policy';

/** Why somebody may not cause an event. */
export type Denial = { permission: Permission } | { reason: ErrorName } | Standing;

/** What the button of an event and its handler both ask: undefined where it may happen (SPEC T1). */
export function denialOf<State extends string, Event extends string, Facts, Who extends Actor>(
  policy: Policy<State, Event, Facts, Who>,
  event: Event,
  facts: Facts,
  who: Who,
): Denial | undefined {
  const { machine } = policy;
  const rule = ruleOf(policy, event);
  const permission = lacking(rule, who, facts);
  if (permission) return { permission };
  if (rule.who && !rule.who(facts, who)) return { reason: 'notFound' };
  const code = policy.codeOf(facts);
  const state = stateOf(machine, code);
  if (state === undefined) throw new Error(`${machine.name} has no state ${code}.`);
  if (!accepts(machine, state, event)) return said(rule.wrong?.(facts) ?? { dictionary: machine.field, code });
  return said(rule.unless?.(facts, who));
}

/** The events that somebody may cause now, in the order of the machine: what `can` of a row begins with. */
export const allowedEvents = <State extends string, Event extends string, Facts, Who extends Actor>(
  policy: Policy<State, Event, Facts, Who>,
  facts: Facts,
  who: Who,
): Event[] =>
  (Object.keys(policy.rules) as Event[]).filter(
    (event) => policy.rules[event] !== 'system' && denialOf(policy, event, facts, who) === undefined,
  );

/** The rule of an event that people cause. */
export function ruleOf<State extends string, Event extends string, Facts, Who extends Actor>(
  { machine, rules }: Policy<State, Event, Facts, Who>,
  event: Event,
): Rule<Facts, Who> {
  const rule = rules[event];
  if (rule === 'system') throw new Error(`Nobody causes ${machine.name}.${event} by hand.`);
  return rule;
}

/** The permission that somebody lacks for a rule; before the record is known, where none of those that it may take is held. */
export function lacking<Facts, Who extends Actor>(
  { permission }: Rule<Facts, Who>,
  { caller }: Who,
  facts?: Facts,
): Permission | undefined {
  if (typeof permission === 'string') return holds(caller, permission) ? undefined : permission;
  const exact = facts && permission.of?.(facts);
  if (exact) return holds(caller, exact) ? undefined : exact;
  return permission.among.some((one) => holds(caller, one)) ? undefined : permission.among[0];
}

const said = (answer: ErrorName | Standing | undefined): Denial | undefined => (typeof answer === 'string' ? { reason: answer } : answer);
