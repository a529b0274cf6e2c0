import { defineMachine } from '../core/machine';

/** Merchant certification, `shopStatus`. A withdrawal returns to the state before the submission; a certified merchant whose change is rejected stays certified. */
export const certificationLife = defineMachine({
  name: 'certification',
  record: 'shop',
  field: 'shopStatus',
  states: { notSubmitted: 0, underReview: 1, certified: 2, rejected: 3 },
  events: {
    submit: { from: ['notSubmitted', 'rejected'], to: 'underReview' },
    withdraw: { from: ['underReview', 'certified'], to: ['notSubmitted', 'rejected', 'certified'] },
    pass: { from: ['underReview', 'certified'], to: 'certified' },
    reject: { from: ['underReview', 'certified'], to: ['rejected', 'certified'] },
    change: { from: ['certified'], to: 'certified' },
    revoke: { from: ['certified'], to: 'rejected' },
  },
});

/** One submission of a merchant's papers, `status` of a round. */
export const papersLife = defineMachine({
  name: 'papers',
  record: 'shop',
  field: 'status',
  states: { pending: 1, passed: 2, rejected: 3, withdrawn: 4 },
  events: {
    pass: { from: ['pending'], to: 'passed' },
    reject: { from: ['pending'], to: 'rejected' },
    withdraw: { from: ['pending'], to: 'withdrawn' },
  },
});
