/** One event of a life cycle: the states it starts from and the state it leads to; several where the record says which, null leaves the state as it is. */
export interface Transition<State extends string> {
  from: readonly State[];
  to: State | readonly State[] | null;
}

/** A life cycle as data: states with their codes on the wire, events with their transitions. */
export interface Machine<State extends string, Event extends string, Field extends string = string> {
  name: string;
  /** What the trail calls a record of it: `workOrderUp:7`, `workOrderUp.approve`. */
  record: string;
  /** Where a record keeps its state, on the wire and in the database; also the dictionary that names the states. */
  field: Field;
  states: Readonly<Record<State, number>>;
  events: Readonly<Record<Event, Transition<State>>>;
}

/** Declares a life cycle; an event that names an unknown state does not compile. */
export const defineMachine = <State extends string, Event extends string, Field extends string>(machine: {
  name: string;
  record: string;
  field: Field;
  states: Record<State, number>;
  events: Record<Event, Transition<NoInfer<State>>>;
}): Machine<State, Event, Field> => machine;

/** The state with a wire code, or undefined. */
export const stateOf = <State extends string, Event extends string>(machine: Machine<State, Event>, code: number) =>
  (Object.keys(machine.states) as State[]).find((state) => machine.states[state] === code);

/** The wire code of a state: `codeOf(workOrderLife, 'ended')`. */
export const codeOf = <State extends string>(machine: Pick<Machine<State, string>, 'states'>, state: NoInfer<State>): number =>
  machine.states[state];

/** Whether a record is in one of some states: `is(workOrderLife, order, 'issued', 'claimed')`. */
export const is = <State extends string, Field extends string>(
  machine: Pick<Machine<State, string, Field>, 'states' | 'field'>,
  record: { readonly [Name in NoInfer<Field>]: number },
  ...states: NoInfer<State>[]
): boolean => states.some((state) => codeOf(machine, state) === record[machine.field]);

/** Whether an event may happen in a state. Guards beyond the state belong to the server. */
export const accepts = <State extends string, Event extends string>(machine: Machine<State, Event>, state: State, event: Event): boolean =>
  machine.events[event].from.includes(state);

/** Events that may happen in a state, in declared order. */
export const eventsFrom = <State extends string, Event extends string>(machine: Machine<State, Event>, state: State): Event[] =>
  (Object.keys(machine.events) as Event[]).filter((event) => accepts(machine, state, event));
