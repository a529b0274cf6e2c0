import { codeOf, type Machine } from '@backlot/contract';

/** The query of a list narrowed to some states: each by its code, `&` between them. */
export const stateQuery = <State extends string>(
  machine: Pick<Machine<State, string>, 'states' | 'field'>,
  ...states: NoInfer<State>[]
): string => states.map((state) => `${machine.field}=${codeOf(machine, state)}`).join('&');
