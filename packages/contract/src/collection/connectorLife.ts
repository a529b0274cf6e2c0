import { defineMachine } from '../core/machine';

/** Whether a connector is asked, `connectorStatus`. */
export const connectorLife = defineMachine({
  name: 'connector',
  record: 'connector',
  field: 'connectorStatus',
  states: { active: 0, paused: 1, disabled: 2 },
  events: {
    pause: { from: ['active'], to: 'paused' },
    resume: { from: ['paused'], to: 'active' },
    disable: { from: ['active', 'paused'], to: 'disabled' },
    enable: { from: ['disabled'], to: 'active' },
    authorize: { from: ['active', 'paused'], to: null },
  },
});
