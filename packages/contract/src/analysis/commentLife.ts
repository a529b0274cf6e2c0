import { defineMachine } from '../core/machine';

/** A comment here, `commentStatus`. */
export const commentLife = defineMachine({
  name: 'comment',
  record: 'comment',
  field: 'commentStatus',
  states: { normal: 0, hidden: 1, deleted: 2 },
  events: {
    hide: { from: ['normal'], to: 'hidden' },
    unhide: { from: ['hidden'], to: 'normal' },
    delete: { from: ['normal', 'hidden'], to: 'deleted' },
    reply: { from: ['normal'], to: null },
    markBlack: { from: ['normal'], to: null },
  },
});
