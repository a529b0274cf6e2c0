import { expect, test } from 'vitest';
import { linesBehind } from './linesBehind';

const row = { beneficiary: { id: '51', name: 'Kristine Mendoza' }, settleMonth: '2026-11', isEstimate: true };

test('lines are found by whose they are, not by a name that others may have too', () => {
  expect(linesBehind(row, 'bd')).toBe('/order?attributed=yes&bdId=51');
  expect(linesBehind(row, 'up')).toBe('/order?attributed=yes&upId=51');
});

test('lines of a locked month are those of that month', () => {
  expect(linesBehind({ ...row, isEstimate: false }, 'up')).toBe('/order?attributed=yes&upId=51&settleMonth=2026-11');
});
