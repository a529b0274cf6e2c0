import { defineMachine } from '../core/machine';

/** Demand form, `demandStatus`. */
export const demandFormLife = defineMachine({
  name: 'demandForm',
  record: 'demandForm',
  field: 'demandStatus',
  states: { draft: 0, submitted: 1, inProgress: 2, ended: 3 },
  events: {
    edit: { from: ['draft'], to: null },
    delete: { from: ['draft'], to: null },
    submit: { from: ['draft'], to: 'submitted' },
    convert: { from: ['submitted'], to: 'inProgress' },
    end: { from: ['submitted', 'inProgress'], to: 'ended' },
    copy: { from: ['ended'], to: null },
  },
});
