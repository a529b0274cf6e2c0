import type { ErrorName, Machine, Permission } from '@backlot/contract';
import type { Actor } from '../../../http/requests/actor';
import type { Language } from '../../../db/Language';

/** A state that stands in the way, told with 1020001 by its name. */
export interface Standing {
  dictionary: string;
  code: number;
}

/** Who may cause an event, asked by the button and by the handler alike. */
export interface Rule<Facts, Who extends Actor> {
  /** The permission it takes, 403 without; several where the record says which one. */
  permission: Permission | { among: readonly [Permission, ...Permission[]]; of?: (facts: Facts) => Permission };
  /** Whose it is; everybody else is answered as if the record were not there. */
  who?: (facts: Facts, who: Who) => boolean;
  /** A more precise answer than 1020001 in a state that does not take the event. */
  wrong?: (facts: Facts) => ErrorName | undefined;
  /** What rules it out in a state that takes it. */
  unless?: (facts: Facts, who: Who) => ErrorName | Standing | undefined;
}

/** The rules of a life cycle over the facts that they need; `system` where nobody causes the event by hand. */
export interface Policy<State extends string, Event extends string, Facts, Who extends Actor> {
  machine: Machine<State, Event>;
  /** The record that keeps the state, or the code that counts as its state. */
  codeOf: (facts: Facts) => number;
  rules: Readonly<Record<Event, Rule<Facts, Who> | 'system'>>;
  /** The name of a state where no dictionary has one. */
  nameOf?: (code: number, language: Language) => string;
}

/** Declares the rules of a life cycle: `policyFor<Facts, Viewer>()({ machine: workOrderLife, … })`. An event without a rule does not compile. */
export const policyFor =
  <Facts, Who extends Actor>() =>
  <State extends string, Event extends string>(policy: Policy<State, Event, Facts, Who>): Policy<State, Event, Facts, Who> =>
    policy;

/** Says in which state a record stands in the way: `because(workOrderLife, order)`. */
export const because = <Field extends string>(
  { field }: Pick<Machine<string, string, Field>, 'field'>,
  record: { readonly [Name in NoInfer<Field>]: number },
): Standing => ({ dictionary: field, code: record[field] });
