import { defineMachine } from '../core/machine';

/** Review of the script of a video, `reviewStatus`. */
export const scriptLife = defineMachine({
  name: 'script',
  record: 'script',
  field: 'reviewStatus',
  states: { pending: 1, approved: 2, rejected: 3, withdrawn: 4 },
  events: {
    approve: { from: ['pending'], to: 'approved' },
    reject: { from: ['pending'], to: 'rejected' },
    resubmit: { from: ['rejected'], to: 'pending' },
    /** The work with the creator ended before somebody judged it. */
    withdraw: { from: ['pending'], to: 'withdrawn' },
    /** A mistake is taken away before it counts. */
    remove: { from: ['pending', 'rejected', 'withdrawn'], to: null },
  },
});
