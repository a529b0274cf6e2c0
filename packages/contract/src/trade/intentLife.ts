import { defineMachine } from '../core/machine';

/** Cooperation intent, `intentStatus`. */
export const intentLife = defineMachine({
  name: 'intent',
  record: 'intent',
  field: 'intentStatus',
  states: { sent: 0, viewed: 1, interested: 2, declined: 3, expired: 4, converted: 5 },
  events: {
    view: { from: ['sent'], to: 'viewed' },
    accept: { from: ['sent', 'viewed'], to: 'interested' },
    decline: { from: ['sent', 'viewed'], to: 'declined' },
    expire: { from: ['sent', 'viewed', 'interested'], to: 'expired' },
    convert: { from: ['interested'], to: 'converted' },
  },
});
