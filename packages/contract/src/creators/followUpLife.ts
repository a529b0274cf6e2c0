import { defineMachine } from '../core/machine';

/** What a follow-up note plans next, `planStatus`: a day on which its person is reminded, until it is done or dropped. */
export const followUpLife = defineMachine({
  name: 'followUp',
  record: 'followUp',
  field: 'planStatus',
  states: { none: 0, planned: 1, done: 2, dropped: 3 },
  events: {
    complete: { from: ['planned'], to: 'done' },
    postpone: { from: ['planned'], to: null },
    drop: { from: ['planned'], to: 'dropped' },
  },
});
