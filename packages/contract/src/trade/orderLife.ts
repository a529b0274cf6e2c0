import { defineMachine } from '../core/machine';

/** Work order of both types, `workOrderStatus`. */
export const workOrderLife = defineMachine({
  name: 'workOrder',
  record: 'workOrder',
  field: 'workOrderStatus',
  states: { draft: 0, issued: 1, claimed: 2, ended: 3, deleted: 4 },
  events: {
    edit: { from: ['draft'], to: null },
    allocate: { from: ['draft'], to: null },
    handOut: { from: ['draft'], to: 'issued' },
    recall: { from: ['issued'], to: 'draft' },
    claim: { from: ['issued', 'claimed'], to: 'claimed' },
    returnAlloc: { from: ['issued', 'claimed'], to: null },
    reallocate: { from: ['issued', 'claimed'], to: null },
    extend: { from: ['issued', 'claimed'], to: null },
    end: { from: ['issued', 'claimed'], to: 'ended' },
    reopen: { from: ['ended'], to: 'claimed' },
    delete: { from: ['draft', 'ended'], to: 'deleted' },
  },
});

/** One BD's share of an order, `allocStatus`. */
export const allocationLife = defineMachine({
  name: 'allocation',
  record: 'workOrderBd',
  field: 'allocStatus',
  states: { waiting: 0, claimed: 1, returned: 2 },
  events: {
    claim: { from: ['waiting'], to: 'claimed' },
    returnAlloc: { from: ['waiting', 'claimed'], to: 'returned' },
    recall: { from: ['waiting', 'returned'], to: 'waiting' },
    moveAway: { from: ['waiting', 'claimed', 'returned'], to: 'returned' },
    giveAgain: { from: ['returned'], to: 'waiting' },
    addPlaces: { from: ['waiting', 'claimed'], to: null },
  },
});
