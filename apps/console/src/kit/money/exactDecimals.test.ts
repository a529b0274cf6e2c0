import { hundredths } from '@backlot/contract';
import { expect, test } from 'vitest';
import { fromHundredths } from './exactDecimals';

test('decimals are read and written without floats', () => {
  expect(hundredths('12.5')).toBe(1250n);
  expect(hundredths('0.07')).toBe(7n);
  expect(hundredths('9007199254740993.01')).toBe(900719925474099301n);
  expect(fromHundredths(1250n)).toBe('12.50');
  expect(fromHundredths(-7n)).toBe('-0.07');
});

test('what is no amount is not read as zero', () => {
  for (const value of ['', 'NaN', '1.234', '-1', undefined, null, 5]) expect(hundredths(value)).toBeUndefined();
});
