import { formatFor } from '@backlot/i18n';
import { expect, test } from 'vitest';
import { axisOf } from './axisOf';

const { count, number } = formatFor('en');
const labelsOf = (values: (number | null)[], fromZero = false) => {
  const { ticks, write } = axisOf({ values, fromZero, short: count, full: number });
  return ticks.map(write);
};

test('round ticks around the values, short where that tells them apart', () => {
  expect(labelsOf([0, 12_000, 38_000, null])).toEqual(['0', '10K', '20K', '30K', '40K']);
  expect(labelsOf([900, 1000], true)).toEqual(['0', '500', '1K']);
});

test('values close to each other are written in full, so that no label stands twice', () => {
  const labels = labelsOf([45_103, 45_118, 45_140]);
  expect(labels).toEqual(['45,100', '45,110', '45,120', '45,130', '45,140']);
});

test('whole values have whole ticks, however small', () => {
  expect(labelsOf([0, 1, 1], true)).toEqual(['0', '1']);
  expect(labelsOf([2, 2], true)).toEqual(['0', '1', '2']);
});

test('one value, shares and nothing at all have an axis too', () => {
  for (const values of [[7], [0], [0.012, 0.013], [0.25, 1.5], [-3, 4], [], [null]]) {
    const labels = labelsOf(values);
    expect(new Set(labels).size).toBe(labels.length);
  }
});
