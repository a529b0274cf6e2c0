import { expect, test } from 'vitest';
import { shownValue } from './shownValue';

const country = {
  kind: 'choice',
  field: 'country',
  label: 'Country',
  choices: ['PH', 'TH', 'VN', 'MY'].map((value) => ({ value, label: value })),
} as const;

test('the first two choices by name, the rest by number', () => {
  expect(shownValue(country, { country: ['PH', 'TH', 'VN', 'MY'] })).toBe('PH, TH +2');
  expect(shownValue(country, {})).toBeUndefined();
});

test('a range may be open at one end', () => {
  const fans = {
    kind: 'range',
    field: 'fansMin',
    toField: 'fansMax',
    label: 'Followers',
    show: (value: string) => `${Number(value) / 1000}K`,
  } as const;
  expect(shownValue(fans, { fansMin: '100000', fansMax: '1000000' })).toBe('100K – 1000K');
  expect(shownValue(fans, { fansMin: '100000' })).toBe('100K –');
});
