import { defineMachine } from '../core/machine';

/** One collection of one object, `queueStatus`. */
export const queueLife = defineMachine({
  name: 'queue',
  record: 'queue',
  field: 'queueStatus',
  states: { waiting: 0, executing: 1, completed: 2, timedOut: 3, failed: 4, cancelled: 5 },
  events: {
    take: { from: ['waiting'], to: 'executing' },
    complete: { from: ['executing'], to: 'completed' },
    /** Tried again after a pause: the attempt counts. */
    tryAgain: { from: ['executing'], to: 'waiting' },
    /** The channel asked to wait: the attempt does not count. */
    postpone: { from: ['executing'], to: 'waiting' },
    loseLease: { from: ['executing'], to: ['waiting', 'timedOut'] },
    fail: { from: ['executing'], to: ['failed', 'timedOut'] },
    cancel: { from: ['waiting'], to: 'cancelled' },
    retry: { from: ['timedOut', 'failed'], to: 'waiting' },
  },
});
