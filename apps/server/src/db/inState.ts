import { codeOf, type Machine } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

type Of<State extends string, Field extends string> = Pick<Machine<State, string, Field>, 'states' | 'field'>;

/** A table that keeps the state of a machine, or the columns of one. */
type Keeping<Field extends string> = { readonly [Name in NoInfer<Field>]: AnyPgColumn };

/** SQL: rows in one of some states, `inState(workOrderLife, workOrders, 'issued', 'claimed')`. The codes stand in the statement, so that a partial index is found. */
export const inState = <State extends string, Field extends string>(
  machine: Of<State, Field>,
  table: Keeping<Field>,
  ...states: [NoInfer<State>, ...NoInfer<State>[]]
): SQL => {
  const column = table[machine.field];
  return states.length === 1 ? sql`${column} = ${codes(machine, states)}` : sql`${column} in (${codes(machine, states)})`;
};

/** SQL: rows in any other state. */
export const notInState = <State extends string, Field extends string>(
  machine: Of<State, Field>,
  table: Keeping<Field>,
  state: NoInfer<State>,
): SQL => sql`${table[machine.field]} <> ${codes(machine, [state])}`;

const codes = <State extends string>(machine: Of<State, string>, states: readonly State[]): SQL =>
  sql.raw(states.map((state) => codeOf(machine, state)).join(', '));
