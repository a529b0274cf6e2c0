import { defineMachine } from '../core/machine';

/** Whether a timer keeps its schedule, `jobStatus`. */
export const timerLife = defineMachine({
  name: 'timer',
  record: 'sysTimers',
  field: 'jobStatus',
  states: { running: 1, stopped: 2 },
  events: {
    edit: { from: ['running', 'stopped'], to: null },
    delete: { from: ['running', 'stopped'], to: null },
    start: { from: ['stopped'], to: 'running' },
    stop: { from: ['running'], to: 'stopped' },
    runTimer: { from: ['running', 'stopped'], to: null },
  },
});
