import { expect, test } from 'vitest';
import { middleOf, placeOf } from './cropOf';

const wide = { width: 400, height: 200 };

test('a wide picture fills the window and shows its middle', () => {
  expect(placeOf(wide, middleOf(wide))).toEqual({ x: -0.5, y: 0, w: 2, h: 1 });
});

test('a picture is never moved off the window', () => {
  expect(placeOf(wide, { zoom: 1, x: 3, y: 3 })).toMatchObject({ x: 0, y: 0 });
  expect(placeOf(wide, { zoom: 2, x: -9, y: -9 })).toMatchObject({ x: -3, y: -1 });
});
