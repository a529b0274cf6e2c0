import { defineMachine } from '../core/machine';

/** Sample of a product on its way to a creator, `sampleStatus` (domain/life-cycles 3.7). */
export const sampleLife = defineMachine({
  name: 'sample',
  record: 'sample',
  field: 'sampleStatus',
  states: { requested: 1, awaiting: 2, shipped: 3, delivered: 4, completed: 5, rejected: 6, cancelled: 7, overdue: 8, returned: 9 },
  events: {
    approve: { from: ['requested'], to: 'awaiting' },
    reject: { from: ['requested'], to: 'rejected' },
    withdraw: { from: ['requested'], to: 'cancelled' },
    expire: { from: ['requested', 'awaiting'], to: 'cancelled' },
    /** The work with the creator ended before the sample left. */
    cancel: { from: ['requested', 'awaiting'], to: 'cancelled' },
    ship: { from: ['awaiting'], to: 'shipped' },
    deliver: { from: ['shipped'], to: 'delivered' },
    lose: { from: ['shipped'], to: 'returned' },
    complete: { from: ['delivered', 'overdue'], to: 'completed' },
    lapse: { from: ['delivered'], to: 'overdue' },
    exempt: { from: ['delivered', 'overdue'], to: 'cancelled' },
    /** The work with the creator ended after the sample left: it is to come back. */
    recall: { from: ['shipped', 'delivered'], to: null },
    bringBack: { from: ['delivered', 'completed'], to: 'returned' },
  },
});
