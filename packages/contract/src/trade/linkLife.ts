import { defineMachine } from '../core/machine';

/** Review of a preview or publish link, `reviewStatus`. */
export const linkReviewLife = defineMachine({
  name: 'linkReview',
  record: 'workOrderLink',
  field: 'reviewStatus',
  states: { pending: 1, approved: 2, rejected: 3, withdrawn: 4 },
  events: {
    approve: { from: ['pending'], to: 'approved' },
    reject: { from: ['pending'], to: 'rejected' },
    // While it waits only a link that failed its check is replaced.
    resubmit: { from: ['pending', 'rejected', 'withdrawn'], to: 'pending' },
    withdraw: { from: ['pending'], to: 'withdrawn' },
    reopen: { from: ['approved'], to: 'rejected' },
  },
});

/** Whether a publish link still shows the video, `linkStatus`. */
export const linkValidityLife = defineMachine({
  name: 'linkValidity',
  record: 'workOrderLink',
  field: 'linkStatus',
  states: { unchecked: 0, valid: 1, invalid: 2, timedOut: 3 },
  events: {
    pass: { from: ['unchecked', 'valid', 'invalid', 'timedOut'], to: 'valid' },
    fail: { from: ['unchecked', 'valid', 'invalid', 'timedOut'], to: 'invalid' },
    timeOut: { from: ['unchecked', 'valid', 'invalid', 'timedOut'], to: 'timedOut' },
    recheck: { from: ['unchecked', 'valid', 'invalid', 'timedOut'], to: null },
  },
});
