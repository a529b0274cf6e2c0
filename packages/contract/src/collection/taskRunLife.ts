import { defineMachine } from '../core/machine';

/** How far an extraction task is in its window, `taskRunStatus`. */
export const taskRunLife = defineMachine({
  name: 'taskRun',
  record: 'task',
  field: 'taskRunStatus',
  states: { notStarted: 0, running: 1, completed: 2 },
  events: {
    /** The first slot of the window. */
    begin: { from: ['notStarted'], to: 'running' },
    /** The window has passed and nothing of the task waits or runs. */
    finish: { from: ['notStarted', 'running'], to: 'completed' },
    /** A window that was changed. */
    renew: { from: ['running', 'completed'], to: 'notStarted' },
  },
});
