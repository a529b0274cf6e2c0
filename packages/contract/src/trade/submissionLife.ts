import { defineMachine } from '../core/machine';

/** Review of a submitted creator, `approvalStatus` (domain/life-cycles 3.4). */
export const approvalLife = defineMachine({
  name: 'approval',
  record: 'workOrderUp',
  field: 'approvalStatus',
  states: { pending: 1, approved: 2, rejected: 3, withdrawn: 4 },
  events: {
    approve: { from: ['pending'], to: 'approved' },
    reject: { from: ['pending'], to: 'rejected' },
    withdraw: { from: ['pending'], to: 'withdrawn' },
    resubmit: { from: ['rejected'], to: 'pending' },
    cancelApproval: { from: ['approved'], to: 'rejected' },
  },
});

/** Work with an approved creator, `cooperationStatus` (domain/life-cycles 3.4). */
export const cooperationLife = defineMachine({
  name: 'cooperation',
  record: 'workOrderUp',
  field: 'cooperationStatus',
  states: { toContact: 0, negotiating: 1, agreed: 2, producing: 3, published: 4, fulfilled: 5, terminated: 9 },
  events: {
    contact: { from: ['toContact'], to: 'negotiating' },
    agree: { from: ['negotiating'], to: 'agreed' },
    startProduce: { from: ['agreed'], to: 'producing' },
    publish: { from: ['agreed', 'producing'], to: 'published' },
    unpublish: { from: ['published'], to: 'producing' },
    fulfil: { from: ['published'], to: 'fulfilled' },
    unfulfil: { from: ['fulfilled'], to: 'published' },
    terminate: { from: ['negotiating', 'agreed', 'producing', 'published'], to: 'terminated' },
  },
});
