import { expect, test } from 'vitest';
import { limitNumber, stepNumber } from '../number/limitNumber';
import { isStepMultiple, snapToStep } from './snapToStep';

test.each([
  [0.3, 0.1, true],
  [0.35, 0.1, false],
  [10, 5, true],
  [7, 5, false],
  [-15, 5, true],
  [1e15, 0.5, true],
])('%s is a multiple of %s: %s', (value, step, expected) => {
  expect(isStepMultiple(value, step)).toBe(expected);
});

test('a thumb lands on a multiple of the step within the scale', () => {
  expect(snapToStep(4, { min: 1, max: 10, step: 3 })).toBe(3);
  expect(snapToStep(1, { min: 1, max: 10, step: 3 })).toBe(3);
  expect(snapToStep(10, { min: 0, max: 10, step: 3 })).toBe(9);
  expect(snapToStep(0.29, { min: 0, max: 1, step: 0.1 })).toBe(0.3);
});

test('numbers are stepped without binary dust and kept within limits', () => {
  const limits = { min: 0, max: 1, precision: null, step: 0.1 };
  expect(stepNumber({ value: 0.2, direction: 1, limits })).toBe(0.3);
  expect(stepNumber({ value: 1, direction: 1, limits })).toBe(1);
  expect(limitNumber(2.345, { ...limits, max: null, precision: 2 })).toBe(2.35);
});
