import { expect, test } from 'vitest';
import { nextZoom } from './zoom';

test('zoom steps up and down and stops at the ends', () => {
  expect(nextZoom(0.71, 1)).toBe(0.75);
  expect(nextZoom(0.71, -1)).toBe(0.67);
  expect(nextZoom(3, 1)).toBe(3);
  expect(nextZoom(0.25, -1)).toBe(0.25);
});
