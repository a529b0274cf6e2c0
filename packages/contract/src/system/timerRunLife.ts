import { defineMachine } from '../core/machine';

/** One run of a timer, `runStatus`. */
export const timerRunLife = defineMachine({
  name: 'timerRun',
  record: 'timerRun',
  field: 'runStatus',
  states: { waiting: 0, executing: 1, done: 2, failed: 3, skipped: 4 },
  events: {
    /** Also by another server, after the one that had it died. */
    begin: { from: ['waiting', 'executing', 'failed'], to: 'executing' },
    finish: { from: ['executing'], to: 'done' },
    tryAgain: { from: ['executing'], to: 'waiting' },
    fail: { from: ['executing'], to: 'failed' },
    /** Its server died and nobody took it over. */
    lose: { from: ['executing'], to: 'failed' },
  },
});
