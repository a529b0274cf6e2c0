import type { Db } from '../../../db/database';
import type { Actor } from '../../../http/requests/actor';
import { Refusal } from '../../../http/answers/refusal';
import { nameOfValue } from '../lifeCycle';
import { denialOf, type Denial, lacking, ruleOf } from './denialOf';
import type { Policy } from './policy';

interface Asked<State extends string, Event extends string, Facts, Who extends Actor> {
  policy: Policy<State, Event, Facts, Who>;
  event: NoInfer<Event>;
  viewer: Who;
}

interface Begin<State extends string, Event extends string, Facts, Who extends Actor, Found> extends Asked<State, Event, Facts, Who> {
  /** The record, locked within the viewer's sight, and what else the rule asks; refuses a foreign one like a missing one. */
  find: () => Promise<Found>;
}

/** Begins an event: permission, the record locked within sight, whose it is, its state and what rules the event out (SPEC T2). */
export async function begin<State extends string, Event extends string, Facts, Who extends Actor, Found extends Facts>(
  tx: Db,
  { policy, event, viewer, find }: Begin<State, Event, Facts, Who, Found>,
): Promise<Found> {
  const permission = lacking(ruleOf(policy, event), viewer);
  if (permission) throw new Refusal('noPermission', { permission });
  const facts = await find();
  await requireAllowed(tx, { policy, event, viewer, facts });
  return facts;
}

/** Refuses an event of a record that is found and locked already. */
export async function requireAllowed<State extends string, Event extends string, Facts, Who extends Actor>(
  tx: Db,
  { policy, event, viewer, facts }: Asked<State, Event, Facts, Who> & { facts: Facts },
): Promise<void> {
  const denial = denialOf(policy, event, facts, viewer);
  if (denial) throw await refuseAs(tx, denial, viewer, policy.nameOf);
}

/** What is answered to somebody who may not, with a state named in the caller's language. */
export async function refuseAs(
  tx: Db,
  denial: Denial,
  { language }: Pick<Actor, 'language'>,
  nameOf?: Policy<string, string, never, Actor>['nameOf'],
): Promise<Refusal> {
  if ('permission' in denial) return new Refusal('noPermission', { permission: denial.permission });
  if ('reason' in denial) return new Refusal(denial.reason);
  return new Refusal('wrongState', { state: nameOf?.(denial.code, language) ?? (await nameOfValue(tx, { ...denial, language })) });
}
