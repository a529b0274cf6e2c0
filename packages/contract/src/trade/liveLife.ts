import { defineMachine } from '../core/machine';

/** Live broadcast of a creator, `liveStatus`: planned, on air by the clock, ended and owing its results, reported. */
export const liveLife = defineMachine({
  name: 'live',
  record: 'live',
  field: 'liveStatus',
  states: { planned: 1, onAir: 2, ended: 3, reported: 4, cancelled: 5, missed: 6 },
  events: {
    reschedule: { from: ['planned'], to: null },
    cancel: { from: ['planned'], to: 'cancelled' },
    start: { from: ['planned'], to: 'onAir' },
    finish: { from: ['onAir'], to: 'ended' },
    report: { from: ['ended', 'reported'], to: 'reported' },
    /** The creator did not go on air. */
    miss: { from: ['onAir', 'ended'], to: 'missed' },
  },
});
