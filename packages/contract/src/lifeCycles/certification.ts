import { defineMachine } from '../machine';

/** Merchant certification, `shopStatus` (domain/life-cycles 3.1). A withdrawal returns to the state before the submission. */
export const certificationLife = defineMachine({
  name: 'certification',
  states: { notSubmitted: 0, underReview: 1, certified: 2, rejected: 3 },
  events: {
    submit: { from: ['notSubmitted', 'rejected'], to: 'underReview' },
    withdraw: { from: ['underReview'], to: 'notSubmitted' },
    pass: { from: ['underReview', 'certified'], to: 'certified' },
    reject: { from: ['underReview', 'certified'], to: 'rejected' },
    change: { from: ['certified'], to: 'certified' },
    revoke: { from: ['certified'], to: 'rejected' },
  },
});
