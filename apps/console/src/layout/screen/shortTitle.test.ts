import { expect, test } from 'vitest';
import { shortTitle } from './shortTitle';

test('the title is cut after 10 characters at the side, after 8 in the header', () => {
  expect(shortTitle('Creator marketing', 10)).toBe('Creator ma…');
  expect(shortTitle('Creator marketing', 8)).toBe('Creator …');
  expect(shortTitle('Backlot', 8)).toBe('Backlot');
});
