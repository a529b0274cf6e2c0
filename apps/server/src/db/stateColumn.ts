import { codeOf, type Machine } from '@backlot/contract';
import { integer } from 'drizzle-orm/pg-core';

/** The column of a machine's state, with the state that a new row begins in. */
export const stateColumn = <State extends string>(name: string, machine: Pick<Machine<State, string>, 'states'>, first: NoInfer<State>) =>
  integer(name).notNull().default(codeOf(machine, first));
