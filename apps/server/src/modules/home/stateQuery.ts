import { codeOf, type Machine } from '@backlot/contract';

/** The query of a list narrowed to some states: `workOrderStatus=1&workOrderStatus=2`. */
export const stateQuery = <State extends string>(
  machine: Pick<Machine<State, string>, 'states' | 'field'>,
  ...states: NoInfer<State>[]
): string => states.map((state) => `${machine.field}=${codeOf(machine, state)}`).join('&');
