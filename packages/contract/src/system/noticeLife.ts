import { defineMachine } from '../core/machine';

/** Notice that people write, `status`. */
export const noticeLife = defineMachine({
  name: 'notice',
  record: 'sysNotice',
  field: 'status',
  states: { draft: 0, published: 1, withdrawn: 2, deleted: 3 },
  events: {
    edit: { from: ['draft'], to: null },
    publish: { from: ['draft', 'withdrawn'], to: 'published' },
    withdraw: { from: ['published'], to: 'withdrawn' },
    remind: { from: ['published'], to: null },
    delete: { from: ['draft', 'withdrawn'], to: 'deleted' },
  },
});
