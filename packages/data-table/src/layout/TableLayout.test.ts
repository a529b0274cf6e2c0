import { expect, test } from 'vitest';
import { arrangeColumns, moveColumn } from './TableLayout';

const columns = ['name', 'fans', 'rate', 'labels'].map((field) => ({
  field,
  header: field,
  isHidden: field === 'labels',
  isFixed: field === 'name',
}));
const fields = (layout: Parameters<typeof arrangeColumns>[1]) => arrangeColumns(columns, layout).map(({ column }) => column.field);

test('no layout is the designed order, hidden columns hidden', () => {
  expect(fields({})).toEqual(['name', 'fans', 'rate', 'labels']);
  expect(arrangeColumns(columns, {}).map(({ isVisible }) => isVisible)).toEqual([true, true, true, false]);
});

test('pinned columns come first, in their own order', () => {
  expect(fields({ pinned: ['rate'], order: ['labels', 'name', 'fans', 'rate'] })).toEqual(['rate', 'labels', 'name', 'fans']);
});

test('a column that the kept order does not know stands after its designed neighbour', () => {
  expect(fields({ order: ['fans', 'name', 'labels'] })).toEqual(['fans', 'rate', 'name', 'labels']);
});

test('a fixed column cannot be hidden, and a field that no longer exists does no harm', () => {
  const arranged = arrangeColumns(columns, { visible: { name: false, fans: false }, order: ['gone', 'name'] });
  expect(arranged.find(({ column }) => column.field === 'name')?.isVisible).toBe(true);
  expect(arranged.find(({ column }) => column.field === 'fans')?.isVisible).toBe(false);
  expect(arranged).toHaveLength(4);
});

test('moving a column puts it at the place', () => {
  expect(moveColumn(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
  expect(moveColumn(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
});
