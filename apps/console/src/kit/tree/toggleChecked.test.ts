import { expect, test } from 'vitest';
import { checkedBelow, toggleIndependent, toggleWithFamily } from './toggleChecked';

const entry = (id: string, parentId: string) => ({ id, parentId });
const entries = [entry('1', '0'), entry('2', '1'), entry('3', '2'), entry('4', '2'), entry('5', '1')];
const toggle = (id: string, checked: string[]) =>
  [...toggleWithFamily(entries, entries.find((one) => one.id === id) ?? entry(id, '0'), new Set(checked))].toSorted();

test('ticking takes everything below and the way up', () => {
  expect(toggle('2', [])).toEqual(['1', '2', '3', '4']);
  expect(toggle('3', [])).toEqual(['1', '2', '3']);
});

test('a partly ticked entry becomes whole, a whole one empty', () => {
  expect(toggle('2', ['1', '2', '3'])).toEqual(['1', '2', '3', '4']);
  expect(toggle('2', ['1', '2', '3', '4', '5'])).toEqual(['1', '5']);
});

test('an ancestor with nothing left below it is unticked too', () => {
  expect(toggle('3', ['1', '2', '3'])).toEqual([]);
  expect(toggle('3', ['1', '2', '3', '4'])).toEqual(['1', '2', '4']);
});

test('independent ticks change one entry', () => {
  expect(toggleIndependent(entry('2', '1'), new Set(['2', '3']))).toEqual(new Set(['3']));
  expect(checkedBelow(entries, '2', new Set(['3', '4']))).toBe(true);
});
