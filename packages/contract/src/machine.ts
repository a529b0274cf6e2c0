/** One event of a life cycle: the states it starts from and the state it leads to; null leaves the state as it is. */
export interface Transition<State extends string> {
  from: readonly State[];
  to: State | null;
}

/** A life cycle as data: states with their codes on the wire, events with their transitions. */
export interface Machine<State extends string, Event extends string> {
  name: string;
  states: Readonly<Record<State, number>>;
  events: Readonly<Record<Event, Transition<State>>>;
}

/** Declares a life cycle; an event that names an unknown state does not compile. */
export const defineMachine = <State extends string, Event extends string>(machine: {
  name: string;
  states: Record<State, number>;
  events: Record<Event, Transition<NoInfer<State>>>;
}): Machine<State, Event> => machine;

/** The state with a wire code, or undefined. */
export const stateOf = <State extends string, Event extends string>(machine: Machine<State, Event>, code: number) =>
  (Object.keys(machine.states) as State[]).find((state) => machine.states[state] === code);

/** Whether an event may happen in a state. Guards beyond the state belong to the server. */
export const accepts = <State extends string, Event extends string>(machine: Machine<State, Event>, state: State, event: Event): boolean =>
  machine.events[event].from.includes(state);

/** Events that may happen in a state, in declared order. */
export const eventsFrom = <State extends string, Event extends string>(machine: Machine<State, Event>, state: State): Event[] =>
  (Object.keys(machine.events) as Event[]).filter((event) => accepts(machine, state, event));
