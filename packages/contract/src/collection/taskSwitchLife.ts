import { defineMachine } from '../core/machine';

/** Whether an extraction task plans slots, `taskSwitch`. */
export const taskSwitchLife = defineMachine({
  name: 'taskSwitch',
  record: 'task',
  field: 'taskSwitch',
  states: { closed: 0, open: 1 },
  events: {
    edit: { from: ['closed'], to: null },
    delete: { from: ['closed'], to: null },
    enable: { from: ['closed'], to: 'open' },
    disable: { from: ['open'], to: 'closed' },
    runNow: { from: ['closed', 'open'], to: null },
  },
});
