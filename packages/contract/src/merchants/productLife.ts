import { defineMachine } from '../core/machine';

/** Product, `status`. */
export const goodsLife = defineMachine({
  name: 'goods',
  record: 'goods',
  field: 'status',
  states: { offSale: 0, onSale: 1, deleted: 2 },
  events: {
    edit: { from: ['offSale', 'onSale'], to: null },
    delete: { from: ['offSale', 'onSale'], to: 'deleted' },
    onSale: { from: ['offSale'], to: 'onSale' },
    offSale: { from: ['onSale'], to: 'offSale' },
  },
});
