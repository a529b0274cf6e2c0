import { expect, test } from 'vitest';
import { wholePhone } from './wholePhone';

test.each([
  ['+63', '0917 123 4567', '+639171234567'],
  ['+84', '912-345-678', '+84912345678'],
  ['+63', '+65 8123 4567', '+6581234567'],
])('defect 22: %s %s is dialled as %s', (dialCode, number, whole) => {
  expect(wholePhone({ dialCode, number })).toBe(whole);
});
