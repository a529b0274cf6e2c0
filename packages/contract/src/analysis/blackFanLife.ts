import { defineMachine } from '../core/machine';

/** Whether comments of a blacklist fan raise warnings, `fanStatus`. */
export const blackFanLife = defineMachine({
  name: 'blackFan',
  record: 'blackFan',
  field: 'fanStatus',
  states: { released: 0, active: 1 },
  events: {
    edit: { from: ['active'], to: null },
    delete: { from: ['released', 'active'], to: null },
    release: { from: ['active'], to: 'released' },
    /** Put on the blacklist again. */
    renew: { from: ['released'], to: 'active' },
  },
});
