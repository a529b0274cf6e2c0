import { defineMachine } from '../core/machine';

/** Commission rule, `ruleStatus`. */
export const ruleLife = defineMachine({
  name: 'rule',
  record: 'rule',
  field: 'ruleStatus',
  states: { disabled: 0, enabled: 1 },
  events: {
    edit: { from: ['disabled'], to: null },
    delete: { from: ['disabled'], to: null },
    enable: { from: ['disabled'], to: 'enabled' },
    disable: { from: ['enabled'], to: 'disabled' },
    expire: { from: ['enabled'], to: 'disabled' },
    copy: { from: ['disabled', 'enabled'], to: null },
  },
});
