import { expect, test } from 'vitest';
import { idsBelow, openEntries, treeOrder } from './treeOrder';

const entry = (id: string, parentId: string) => ({ id, parentId });
const shape = (entries: { id: string; parentId: string }[]) => treeOrder(entries).map(({ id, depth }) => `${'-'.repeat(depth)}${id}`);

test('children follow their parent, in the order given', () => {
  expect(shape([entry('3', '1'), entry('1', '0'), entry('2', '0'), entry('4', '3')])).toEqual(['1', '-3', '--4', '2']);
});

test('an entry without its parent stands at the top, and a circle is cut', () => {
  expect(shape([entry('5', '99'), entry('6', '5')])).toEqual(['5', '-6']);
  expect(shape([entry('7', '8'), entry('8', '7')]).toSorted()).toEqual(['-8', '7']);
});

test('everything below an entry', () => {
  expect(idsBelow([entry('1', '0'), entry('2', '1'), entry('3', '2'), entry('4', '0')], '2')).toEqual(new Set(['2', '3']));
});

test('closed entries hide what is below them; a search shows matches with the way to them', () => {
  const placed = treeOrder([entry('1', '0'), entry('2', '1'), entry('3', '2'), entry('4', '0'), entry('5', '4')]);
  const shown = (options: Parameters<typeof openEntries>[1]) => openEntries(placed, options).map(({ id }) => id);
  expect(shown({ isOpen: (id) => id === '1' })).toEqual(['1', '2', '4']);
  expect(shown({ isOpen: () => false, matches: ({ id }) => id === '3' })).toEqual(['1', '2', '3']);
});
