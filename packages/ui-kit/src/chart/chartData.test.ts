import { expect, test } from 'vitest';
import { isEmptyChart, labelTicks, spreadTicks } from './chartData';

test('ticks are spread from the first to the last label', () => {
  expect(spreadTicks({ length: 30, count: 4 })).toEqual([0, 10, 19, 29]);
  expect(spreadTicks({ length: 3, count: 7 })).toEqual([0, 1, 2]);
  expect(spreadTicks({ length: 0, count: 7 })).toEqual([]);
});

test('a label that would stand twice in a row stands once', () => {
  expect(labelTicks(['Oct', 'Oct', 'Nov', 'Nov'], 7)).toEqual([0, 2]);
});

test('a chart of nothing but gaps is empty, a chart of zeros is not', () => {
  expect(isEmptyChart({ labels: ['a'], series: [{ id: 's', name: 'S', values: [null] }] })).toBe(true);
  expect(isEmptyChart({ labels: [], series: [] })).toBe(true);
  expect(isEmptyChart({ labels: ['a'], series: [{ id: 's', name: 'S', values: [0] }] })).toBe(false);
});
