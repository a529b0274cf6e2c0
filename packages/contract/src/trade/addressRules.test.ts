import { describe, expect, it } from 'vitest';
import { addressParts, addressProblems } from './addressRules';

const address = {
  receiverName: 'Bea Reyes',
  receiverPhone: '',
  region: 'x1',
  city: 'x2',
  district: 'x3',
  postalCode: '',
  street: '12 Some Street',
};

describe('an address is complete', () => {
  it.each([
    ['PH', '+63 917 123 4567', '1226'],
    ['PH', '0917-123-4567', '1226'],
    ['MY', '012-345 6789', '50450'],
    ['TH', '081 234 5678', '10110'],
    ['VN', '0912 345 678', ''],
    ['VN', '+84912345678', '700000'],
    ['SG', '9123 4567', '238801'],
    ['ID', '0812-3456-7890', '12190'],
  ])('%s with %s and %s', (country, receiverPhone, postalCode) => {
    expect(addressProblems(country, { ...address, receiverPhone, postalCode })).toEqual([]);
  });

  it.each([
    ['PH', '02 8123 4567', '12267', ['receiverPhone', 'postalCode']],
    ['MY', '+63 917 123 4567', '5045', ['receiverPhone', 'postalCode']],
    ['TH', '02 123 4567', '', ['receiverPhone', 'postalCode']],
    ['VN', '024 3825 5555', 'abc', ['receiverPhone', 'postalCode']],
    ['SG', '6123 4567', '23880', ['receiverPhone', 'postalCode']],
    ['ID', '021 5551234', '1219', ['receiverPhone', 'postalCode']],
  ])('not in %s with %s and %s', (country, receiverPhone, postalCode, problems) => {
    expect(addressProblems(country, { ...address, receiverPhone, postalCode })).toEqual(problems);
  });

  it('only with the parts that its country has', () => {
    const bare = { ...address, region: '', city: ' ', district: '', street: '1', receiverPhone: '91234567', postalCode: '238801' };
    expect(addressProblems('SG', bare)).toEqual(['street']);
    expect(addressProblems('VN', { ...bare, receiverPhone: '0912345678', postalCode: '' })).toEqual(['region', 'district', 'street']);
    expect(addressParts('MY')).toEqual(['receiverName', 'receiverPhone', 'region', 'city', 'postalCode', 'street']);
    expect(addressProblems('XX', address)).toEqual(['region']);
  });
});
