import { expect, test } from 'vitest';
import { joinedAges } from './joinedAges';

test.each([
  [['18-24', '25-34'], '18–34'],
  [['25-34', '13-17'], '13–17, 25–34'],
  [['45-54', '55+'], '45+'],
  [['55+'], '55+'],
])('%j reads as %s', (ages, text) => {
  expect(joinedAges(ages)).toBe(text);
});
