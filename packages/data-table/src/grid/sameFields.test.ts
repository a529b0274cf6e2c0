import { expect, test } from 'vitest';
import { arrangeColumns } from '../layout/TableLayout';
import { sameFields } from './sameFields';

const arranged = arrangeColumns<object>(
  [
    { field: 'name', header: 'Name', isFixed: true },
    { field: 'country', header: 'From' },
    { field: 'shop', header: 'Shop' },
    { field: 'reward', header: 'Reward', render: () => '12 %' },
    { field: 'state', header: 'State', isHidden: true },
  ],
  {},
);
const row = (name: string, country: string) => ({ name, country, shop: { id: '1' }, state: 1 });

test('columns step back that say the same on every row: not the name, not the hidden ones, nor what rows do not hold', () => {
  expect(sameFields(arranged, [row('a', 'PH'), row('a', 'PH'), row('a', 'PH')])).toEqual(['country', 'shop']);
  expect(sameFields(arranged, [row('a', 'PH'), row('b', 'PH'), row('c', 'VN')])).toEqual(['shop']);
});

test('two rows agree by chance', () => {
  expect(sameFields(arranged, [row('a', 'PH'), row('b', 'PH')])).toEqual([]);
});
