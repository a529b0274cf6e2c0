import { countries } from '@backlot/i18n';
import complete from 'libphonenumber-js/metadata.min.json';
import { expect, test } from 'vitest';
import sixCountries from './phoneMetadata.json';
import { readPhone, spacePhone } from './phoneNumber';

test.each([
  ['0912 345 678', 'VN', '+84912345678'],
  ['0917 123 4567', 'PH', '+639171234567'],
  ['012-345 6789', 'MY', '+60123456789'],
  ['081 234 5678', 'TH', '+66812345678'],
  ['8123 4567', 'SG', '+6581234567'],
  ['0812-3456-7890', 'ID', '+6281234567890'],
] as const)('%s in %s is %s', (text, country, number) => {
  expect(readPhone({ text, country })).toMatchObject({ number, country });
});

test('a number with its own country code brings its country', () => {
  expect(readPhone({ text: '+65 8123 4567', country: 'VN' })).toEqual({ number: '+6581234567', country: 'SG', national: '8123 4567' });
});

test.each(['12', 'abc', '', '+1 202 555 0143'])('%s is no number', (text) => {
  expect(readPhone({ text, country: 'VN' }).number).toBeUndefined();
});

test('spaces appear while typing', () => {
  expect(spacePhone({ text: '0912345678', country: 'VN' })).toBe('0912 345 678');
});

test('the metadata are those of the installed library, cut to the six countries', () => {
  const source = complete as unknown as { version: number; countries: Record<string, unknown> };
  expect(sixCountries.version).toBe(source.version);
  expect(sixCountries.countries).toEqual(Object.fromEntries(countries.map(({ code }) => [code, source.countries[code]])));
});
