import { defineMachine } from '../core/machine';

/** One e-mail or text message, `sendStatus` (dictionary send_type). */
export const messageLife = defineMachine({
  name: 'message',
  record: 'message',
  field: 'sendStatus',
  states: { waiting: 0, sent: 1, failed: 2, void: 3, sending: 4 },
  events: {
    take: { from: ['waiting'], to: 'sending' },
    complete: { from: ['sending'], to: 'sent' },
    /** Nothing left yet: tried again after a pause. */
    tryAgain: { from: ['sending'], to: 'waiting' },
    fail: { from: ['sending'], to: 'failed' },
    /** A code that was used, replaced by a newer one, or is too old. */
    expire: { from: ['waiting', 'sent', 'failed'], to: 'void' },
    retry: { from: ['failed'], to: 'waiting' },
    cancel: { from: ['waiting'], to: 'void' },
  },
});
