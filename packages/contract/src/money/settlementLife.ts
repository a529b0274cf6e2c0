import { defineMachine } from '../core/machine';

/** Settlement batch, `settleStatus`. */
export const settlementLife = defineMachine({
  name: 'settlement',
  record: 'settle',
  field: 'settleStatus',
  states: { preview: 0, pending: 1, settled: 2, void: 3 },
  events: {
    recompute: { from: ['preview'], to: null },
    settle: { from: ['preview'], to: 'pending' },
    adjust: { from: ['pending'], to: null },
    dispute: { from: ['pending'], to: null },
    resolve: { from: ['pending', 'void'], to: null },
    acknowledge: { from: ['pending', 'settled'], to: null },
    confirm: { from: ['pending'], to: 'settled' },
    askVoid: { from: ['pending'], to: null },
    void: { from: ['pending'], to: 'void' },
  },
});
